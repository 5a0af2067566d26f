/** Waits for work, but no longer than that; what comes later still counts. @returns undefined where it took too long */
export const atMost = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))])
