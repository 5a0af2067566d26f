/** How long a screen is held up at most for what would push down what is read already, in milliseconds. */
export const longestWaits = { letters: 300, storageRoom: 300, today: 1000 } as const

/** Waits for work, but no longer than that; the work goes on. @returns undefined where it took too long */
export const atMost = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))])
