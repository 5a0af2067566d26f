import { pairs, type LongSchedule } from './schedule'

interface KeptLongSchedule {
  readonly was: string
  readonly schedule: LongSchedule
}

/** Long queues that once failed: every run plays them first. */
export const keptLongSchedules: readonly KeptLongSchedule[] = [
  {
    // Seed 9, the third schedule. Unlike the product, the bench's page did not check at its start whether a session had ended.
    was: 'a token that had been refused came back with a browser that was killed after the next sign-in, and was used again',
    schedule: {
      of: 'things',
      knowsKeys: false,
      killable: true,
      changes: pairs.map((_, place) => pairs[(place * 37) % pairs.length] ?? []),
      acts: [
        { kind: 'kill-browser' },
        { kind: 'answers', faults: ['server-error', 'busy-date', 'portal-page', 'portal-page'] },
        { kind: 'answers', faults: ['unauthorised', 'busy-date'] },
        { kind: 'clock', days: -30 },
        { kind: 'answers', faults: ['busy-seconds', 'portal-redirect', 'server-error-after', 'portal-page'] },
        { kind: 'kill-browser' },
        { kind: 'other-seller' },
        { kind: 'kill-browser' },
        { kind: 'kill-browser' },
        { kind: 'kill-tab', tab: 3, how: 'crashed' },
        { kind: 'open-tab' },
        { kind: 'kill-browser' },
        { kind: 'open-tab' },
      ],
    },
  },
]
