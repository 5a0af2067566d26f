import fc from 'fast-check'

/** What happens to the tab or browser in which 'Save', or anything else that is kept, was pressed: at once, or as soon as the screen has said so. */
const ends = ['lives', 'tab-dies-at-once', 'tab-dies-after-word', 'browser-dies-at-once', 'browser-dies-after-word'] as const
export type SaveEnd = (typeof ends)[number]

export const saveEnds: fc.Arbitrary<SaveEnd> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<SaveEnd>('lives') },
  { weight: 2, arbitrary: fc.constantFrom(...ends) },
)
