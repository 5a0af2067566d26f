import type { Schedule } from './schedule'

/** Schedules that failed once, shrunk, with the seed that drew them: every run plays them first. */
export const keptSchedules: readonly { readonly seed: number; readonly was: string; readonly schedule: Schedule }[] = []
