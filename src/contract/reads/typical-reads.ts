import type { ItemOf, ReadName } from './all-reads'
import { typicalOffers } from './typical-offers'

/** What there is to know of a read beyond its shape, for the in-browser service and the documents. */
export interface TypicalRead<Item> {
  /** What each field of an item means, with its unit. */
  readonly fields: Readonly<Record<keyof Item, string>>
  /** What the service answers every seller, oldest change first: two at least, or no second page could be tried. */
  readonly items: readonly [Item, Item, ...Item[]]
}

/** A module of its own: the app loads none of it without the demo. */
export const typicalReads: { readonly [Name in ReadName]: TypicalRead<ItemOf<Name>> } = { offers: typicalOffers }
