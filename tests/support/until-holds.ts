import { vi } from 'vitest'

/** So long a busy machine may take; what never holds fails all the same. */
const patienceMilliseconds = 10_000

/** Asks again and again until what is expected holds. @returns what it gave then */
export const untilHolds = <T>(expectation: () => T | Promise<T>): Promise<T> => vi.waitFor(expectation, patienceMilliseconds)
