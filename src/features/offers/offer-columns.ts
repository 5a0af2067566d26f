import { perLanguage } from '@/catalogues/per-language'
import type { Offer } from '@/contract/reads/offers/offers'
import { dayText } from '@/domain/date-texts'
import { paiseText } from '@/domain/money-text'
import type { Column } from '@/lists/data-table'
import { createSearchIndex, type SearchIndex } from '@/lists/search-index'
import { offerTexts as texts } from './texts'

export const offersPageSize = 10

/** The purchase value may have paise. */
const rupeesText = (rupees: number): string => paiseText(Math.round(rupees * 100))

/** What the list shows of an offer (OFFER-01). */
export const offerColumns = perLanguage((): readonly Column<Offer>[] => [
  { label: texts.id, text: ({ id }) => id, look: 'id' },
  { label: texts.name, text: ({ name }) => name, look: 'name' },
  { label: texts.discount, text: ({ discount }) => texts.percent(discount), look: 'number' },
  { label: texts.purchaseValue, text: ({ purchaseValue }) => rupeesText(purchaseValue), look: 'number' },
  { label: texts.startDate, text: ({ startDate }) => dayText(startDate), day: ({ startDate }) => startDate },
  { label: texts.endDate, text: ({ endDate }) => dayText(endDate), day: ({ endDate }) => endDate },
])

/** Builds the search index: every field, as it is shown and as somebody may type it. */
export const indexOffers = (offers: readonly Offer[]): SearchIndex<Offer> =>
  createSearchIndex(offers, ({ id, name, discount, purchaseValue, startDate, endDate }) => [
    id,
    name,
    texts.percent(discount),
    // Without the rupee sign, which the search ignores: a string of Latin characters only takes half the memory.
    rupeesText(purchaseValue).slice(1),
    String(purchaseValue),
    dayText(startDate),
    dayText(endDate),
    startDate,
    endDate,
  ])
