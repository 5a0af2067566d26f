export const suggestionStatuses = ['inprocess', 'completed', 'rejected'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]
/** Where a new suggestion starts, and which category is shown first. */
export const firstStatus: SuggestionStatus = 'inprocess'

/** What a seller proposed to the marketplace, and its answer (SUG-01). */
export type Suggestion = {
  readonly id: string
  /** Such as `2026-11-21`, or with the time. */
  readonly date: string
  readonly text: string
} & (
  | {
      readonly status: 'inprocess'
      /** Set if it was made on this device, where nobody will decide about it. */
      readonly own?: true
    }
  | { readonly status: 'completed' | 'rejected'; readonly reason: string }
)
