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
  {
    seed: null,
    was: 'the bench deleted nothing at any log-out, as it did not wait until the question told what waits',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      acts: [
        { kind: 'network', online: false },
        { kind: 'save', tab: 0, choice: 4, end: 'lives' },
        { kind: 'log-out', tab: 0, deletes: true },
      ],
    },
  },
  {
    seed: 31_000_141,
    was: 'the bench waited to delete what had arrived while the question about the log-out stood there',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      acts: [
        { kind: 'answers', faults: ['busy-date'] },
        { kind: 'save', tab: 3, choice: 0, end: 'lives' },
        { kind: 'log-out', tab: 4, deletes: true },
      ],
    },
  },
  {
    seed: 31_000_146,
    was: 'a screen of nobody called a step sent before anything of it had arrived; never again',
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: false,
      acts: [
        { kind: 'log-out', tab: 3, deletes: false },
        { kind: 'open-tab', screen: '/outbox' },
        { kind: 'answers', faults: ['late', 'forbidden'] },
        { kind: 'save', tab: 2, choice: 1, end: 'lives' },
        { kind: 'reload', tab: 0 },
      ],
    },
  },
  {
    seed: 31_000_160,
    was: "the bench's own browser died, and that was told as a fault of the product",
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: true,
      acts: [
        { kind: 'answers', faults: ['portal-page', 'lost-after'] },
        { kind: 'travel', tab: 4, choice: 0, fault: 'refused', to: 'same-phone' },
        { kind: 'update', tab: 4 },
      ],
    },
  },
  {
    seed: 31_000_163,
    was: "a press on 'Save' without effect while the step before was told as sent; never again",
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      acts: [
        { kind: 'other-seller', tab: 4 },
        { kind: 'answers', faults: ['server-error-after', 'lost-after'] },
        { kind: 'save', tab: 0, choice: 4, end: 'tab-dies-at-once' },
        { kind: 'save', tab: 4, choice: 5, end: 'lives' },
      ],
    },
  },
  {
    seed: 32_000_177,
    was: 'a page that was opened after a tab had crashed together with its worker did not open; twice in some hundred',
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: true,
      acts: [{ kind: 'background-sync' }, { kind: 'kill-tab', tab: 0, how: 'crashed' }, { kind: 'reload', tab: 2 }],
    },
  },
  {
    seed: 34_000_135,
    was: "a press on 'Continue' without effect at the sign-in of another seller; never again",
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      acts: [{ kind: 'save', tab: 2, choice: 7, end: 'lives' }, { kind: 'other-seller', tab: 3 }, { kind: 'save', tab: 1, choice: 2, end: 'lives' }],
    },
  },
  {
    seed: 36_000_109,
    was: 'a page that was opened after two tabs had crashed together with their worker did not open',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      acts: [
        { kind: 'kill-tab', tab: 0, how: 'crashed' },
        { kind: 'network', online: false },
        { kind: 'save', tab: 3, choice: 0, end: 'lives' },
      ],
    },
  },
  {
    seed: 42_000_150,
    was: "a press on 'Continue' without effect while the page moved; never again",
    schedule: { knowsKeys: true, killable: true, worker: true, acts: [{ kind: 'save', tab: 0, choice: 5, end: 'lives' }] },
  },
]
