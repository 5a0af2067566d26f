/** An offer of the marketplace that sellers may take part in (OFFER-01). */
export interface Offer {
  readonly id: string
  readonly name: string
  /** In percent of the price. */
  readonly discount: number
  /** What a customer has to buy for at least, in rupees. */
  readonly purchaseValue: number
  /** The first and the last day, such as `2026-11-21`. */
  readonly startDate: string
  readonly endDate: string
}
