import type { Schedule } from './schedule'

interface KeptSchedule {
  /** Drew it, once: the drawing changes with the list of acts, the schedule stays. Null where it was written by hand. */
  readonly seed: number | null
  readonly was: string
  readonly schedule: Schedule
}

/** Schedules that the product, or the bench, failed at once, shrunk: every run plays them first. */
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
  {
    seed: null,
    was: 'a copy left the newer version of a step behind when the clock had been set back since the older one',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      acts: [
        { kind: 'answers', faults: ['silent', 'silent'] },
        { kind: 'save', tab: 0, choice: 0, end: 'lives' },
        { kind: 'clock', days: -8 },
        { kind: 'travel', tab: 0, choice: 0, fault: 'silent', to: 'new-phone' },
      ],
    },
  },
  {
    seed: 22_000_141,
    was: 'the bench waited for ever for a worker that had crashed together with the last tab',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      acts: [
        { kind: 'network', online: false },
        { kind: 'save', tab: 0, choice: 4, end: 'lives' },
        { kind: 'kill-tab', tab: 0, how: 'crashed' },
        { kind: 'background-sync' },
      ],
    },
  },
  {
    seed: 34_000_205,
    was: 'a press on Log out did nothing where the network went before the device had all files',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      acts: [{ kind: 'network', online: false }, { kind: 'log-out', tab: 2, deletes: true }],
    },
  },
]
