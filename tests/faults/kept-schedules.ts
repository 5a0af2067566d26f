import type { Schedule } from './schedule'

interface KeptSchedule {
  /** The seeds that once drew it: the list of acts changes what a seed draws, so the schedule itself is kept. None if it was written by hand. */
  readonly seeds: readonly number[]
  readonly was: string
  readonly schedule: Schedule
}

/** Shrunk schedules on which the product or the bench once failed: every run plays them first. */
export const keptSchedules: readonly KeptSchedule[] = [
  {
    seeds: [1_000_004],
    was: "'Update now' did nothing in a tab that had no worker when it was opened",
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: true,
      shop: false,
      acts: [{ kind: 'update', tab: 0 }, { kind: 'save', tab: 0, choice: 4, end: 'lives' }],
    },
  },
  {
    seeds: [],
    was: 'a copy left the newer version of a step behind when the clock had been set back since the older one',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: false,
      acts: [
        { kind: 'answers', faults: ['silent', 'silent'] },
        { kind: 'save', tab: 0, choice: 0, end: 'lives' },
        { kind: 'clock', days: -8 },
        { kind: 'travel', tab: 0, choice: 0, fault: 'silent', to: 'new-phone' },
      ],
    },
  },
  {
    seeds: [22_000_141],
    was: 'the bench waited for ever for a worker that had crashed together with the last tab',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      shop: false,
      acts: [
        { kind: 'network', online: false },
        { kind: 'save', tab: 0, choice: 4, end: 'lives' },
        { kind: 'kill-tab', tab: 0, how: 'crashed' },
        { kind: 'background-sync' },
      ],
    },
  },
  {
    seeds: [34_000_205],
    was: 'a press on Log out did nothing where the network went before the device had all files',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      shop: false,
      acts: [{ kind: 'network', online: false }, { kind: 'log-out', tab: 2, deletes: true }],
    },
  },
  {
    seeds: [],
    was: 'the bench deleted nothing at any log-out, as it did not wait until the question told what waits',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      shop: false,
      acts: [
        { kind: 'network', online: false },
        { kind: 'save', tab: 0, choice: 4, end: 'lives' },
        { kind: 'log-out', tab: 0, deletes: true },
      ],
    },
  },
  {
    seeds: [31_000_141],
    was: 'the bench waited to delete what had arrived while the question about the log-out stood there',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: false,
      acts: [
        { kind: 'answers', faults: ['busy-date'] },
        { kind: 'save', tab: 3, choice: 0, end: 'lives' },
        { kind: 'log-out', tab: 4, deletes: true },
      ],
    },
  },
  {
    seeds: [31_000_146],
    was: 'a screen of nobody called a step sent before anything of it had arrived; never again',
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: false,
      shop: false,
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
    seeds: [31_000_160],
    was: "the bench's own browser died, and that was told as a fault of the product",
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: true,
      shop: false,
      acts: [
        { kind: 'answers', faults: ['portal-page', 'lost-after'] },
        { kind: 'travel', tab: 4, choice: 0, fault: 'refused', to: 'same-phone' },
        { kind: 'update', tab: 4 },
      ],
    },
  },
  {
    seeds: [31_000_163],
    was: "a press on 'Save' without effect while the step before was told as sent; never again",
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: false,
      acts: [
        { kind: 'other-seller', tab: 4 },
        { kind: 'answers', faults: ['server-error-after', 'lost-after'] },
        { kind: 'save', tab: 0, choice: 4, end: 'tab-dies-at-once' },
        { kind: 'save', tab: 4, choice: 5, end: 'lives' },
      ],
    },
  },
  {
    seeds: [32_000_177],
    was: 'a page that was opened after a tab had crashed together with its worker did not open: the browser’s cache answered nobody',
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: true,
      shop: false,
      acts: [{ kind: 'background-sync' }, { kind: 'kill-tab', tab: 0, how: 'crashed' }, { kind: 'reload', tab: 2 }],
    },
  },
  {
    seeds: [34_000_135],
    was: "a press on 'Continue' without effect at the sign-in of another seller; never again",
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: false,
      acts: [{ kind: 'save', tab: 2, choice: 7, end: 'lives' }, { kind: 'other-seller', tab: 3 }, { kind: 'save', tab: 1, choice: 2, end: 'lives' }],
    },
  },
  {
    seeds: [36_000_109],
    was: 'a page that was opened after two tabs had crashed together with their worker did not open: the browser’s cache answered nobody',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: true,
      shop: false,
      acts: [
        { kind: 'kill-tab', tab: 0, how: 'crashed' },
        { kind: 'network', online: false },
        { kind: 'save', tab: 3, choice: 0, end: 'lives' },
      ],
    },
  },
  {
    seeds: [42_000_150, 50_000_315],
    was: "a press on 'Continue' without effect while the page moved; never again",
    schedule: { knowsKeys: true, killable: true, worker: true, shop: false, acts: [{ kind: 'save', tab: 0, choice: 5, end: 'lives' }] },
  },
  {
    seeds: [50_000_253],
    was: 'a press without effect on a sign-in form that moved: at first, or after the browser had died; never again',
    schedule: {
      knowsKeys: true,
      killable: true,
      worker: false,
      shop: false,
      acts: [{ kind: 'save', tab: 3, choice: 1, end: 'browser-dies-after-word' }, { kind: 'open-tab', screen: '/outbox' }],
    },
  },
  {
    seeds: [50_000_275],
    was: 'a press without effect on a sign-in form that moved: at first, or where another seller signs in; never again',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: false,
      acts: [{ kind: 'other-seller', tab: 2 }, { kind: 'save', tab: 2, choice: 2, end: 'lives' }],
    },
  },
  {
    seeds: [50_000_313],
    was: 'a press without effect on a sign-in form that moved: at first, or after a log-out; never again',
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: false,
      shop: false,
      acts: [{ kind: 'log-out', tab: 2, deletes: true }, { kind: 'save', tab: 0, choice: 5, end: 'lives' }],
    },
  },
  {
    seeds: [50_000_538],
    was: 'a press without effect on a sign-in form that moved; never again',
    schedule: { knowsKeys: false, killable: false, worker: false, shop: false, acts: [{ kind: 'save', tab: 3, choice: 7, end: 'lives' }] },
  },
  {
    seeds: [71_000_217],
    was: "a refused order's card offered to send it again until its order was read: the button went from under the finger",
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: true,
      acts: [
        { kind: 'pack', tab: 0, choice: 0, end: 'lives' },
        { kind: 'network', online: false },
        { kind: 'pack', tab: 0, choice: 1, end: 'lives' },
        { kind: 'market-cancels', choice: 2 },
        { kind: 'network', online: true },
      ],
    },
  },
  {
    seeds: [71_000_237],
    was: 'a refused packing that travelled to another phone was sent from there, with the number that had been told of as unused; mended, its card there never learnt what there was to decide',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: true,
      acts: [
        { kind: 'answers', faults: ['refused'] },
        { kind: 'pack', tab: 0, choice: 1, end: 'lives' },
        { kind: 'travel', tab: 0, choice: 5, fault: 'refused', to: 'new-phone' },
      ],
    },
  },
  {
    seeds: [91_000_375, 92_000_334],
    was: 'the bench noted that a command was given up when what took its place had already arrived',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: true,
      acts: [
        { kind: 'pack', tab: 4, choice: 0, end: 'lives' },
        { kind: 'answers', faults: ['server-error-after'] },
        { kind: 'market-cancels', choice: 0 },
        { kind: 'cancel', tab: 4, choice: 0, end: 'lives' },
      ],
    },
  },
  {
    seeds: [91_000_289, 92_000_278, 92_000_279],
    was: 'the bench did not answer what is asked before one order is handed over',
    schedule: {
      knowsKeys: true,
      killable: false,
      worker: false,
      shop: true,
      acts: [
        { kind: 'pack', tab: 3, choice: 0, end: 'lives' },
        { kind: 'hand-over', tab: 1, choice: 2, from: 'order', end: 'lives' },
      ],
    },
  },
  {
    seeds: [416_046_842],
    was: "a tab that had been out of the portal showed a step as 'Waiting to send' for a moment, 8 s after the backend's yes: the queue as it had been read by then",
    schedule: {
      knowsKeys: true,
      killable: true,
      worker: true,
      shop: true,
      acts: [
        { kind: 'open-tab', screen: '/outbox' },
        { kind: 'bring-herself', tab: 4, choice: 7, end: 'tab-dies-after-word' },
        { kind: 'log-out', tab: 4, deletes: false },
        { kind: 'answers', faults: ['conflict', 'busy-seconds'] },
        { kind: 'reload', tab: 0 },
        { kind: 'bring-herself', tab: 2, choice: 0, end: 'lives' },
        { kind: 'save', tab: 0, choice: 3, end: 'lives' },
        { kind: 'pack-when-full', tab: 1, choice: 1 },
        { kind: 'travel', tab: 4, choice: 6, fault: 'silent', to: 'same-phone' },
      ],
    },
  },
  {
    seeds: [991_003_008],
    was: 'a step saved anew on a phone that had taken over two versions of it left between the two',
    schedule: {
      knowsKeys: false,
      killable: false,
      worker: false,
      shop: false,
      acts: [
        { kind: 'kill-tab', tab: 0, how: 'closed' },
        { kind: 'save', tab: 2, choice: 2, end: 'lives' },
        { kind: 'save', tab: 2, choice: 0, end: 'lives' },
        { kind: 'answers', faults: ['lost-after'] },
        { kind: 'log-out', tab: 0, deletes: false },
        { kind: 'answers', faults: ['portal-511'] },
        { kind: 'open-tab', screen: '/outbox' },
        { kind: 'other-backend', tab: 1 },
        { kind: 'travel', tab: 1, choice: 2, fault: 'silent', to: 'new-phone' },
        { kind: 'save', tab: 2, choice: 6, end: 'lives' },
        { kind: 'save', tab: 1, choice: 0, end: 'lives' },
      ],
    },
  },
]
