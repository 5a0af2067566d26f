import type { Schedule } from './schedule'

interface KeptSchedule {
  /** Drew it, once: the drawing changes with the list of acts, the schedule stays. */
  readonly seed: number
  readonly was: string
  readonly schedule: Schedule
}

/** Schedules in which the product failed once, shrunk: every run plays them first. */
export const keptSchedules: readonly KeptSchedule[] = [
  {
    seed: 1_000_004,
    was: "'Update now' did nothing in a tab that had no worker when it was opened",
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: true,
      acts: [{ kind: 'update', tab: 0 }, { kind: 'save', tab: 0, choice: 4, end: 'lives' }],
    },
  },
]
