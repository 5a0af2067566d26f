import { vi } from 'vitest'

/** How long a busy machine may take; an expectation that never holds still fails. */
const patienceMilliseconds = 10_000

/** Retries until the expectation holds. @returns its result then */
export const untilHolds = <T>(expectation: () => T | Promise<T>): Promise<T> => vi.waitFor(expectation, patienceMilliseconds)
