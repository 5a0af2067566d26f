/** How long a screen waits at most for parts that would push down what somebody reads already, in milliseconds. */
export const longestWaits = { font: 300, storageRoom: 300, today: 1000 } as const

/** Waits for work with a time limit; the work itself goes on. @returns undefined if it took too long */
export const withTimeLimit = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))])
