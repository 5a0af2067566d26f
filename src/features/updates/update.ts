/** An announcement for sellers (UPD-01). */
export interface Update {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly postedBy: string
  /** Such as `2026-11-21`. */
  readonly date: string
}
