import { catalogue } from '@/catalogues/catalogue'

/** The kit's own words; what is listed has its words from its feature. */
export const listTexts = catalogue('lists', {
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  clear: 'Clear search',
})

/** How a list speaks of what is in it. */
export interface ListWords {
  /** Label of the search box. */
  readonly search: string
  /** How many there are, or were found: read out after a search. */
  readonly found: (count: number) => string
  /** Which of them are on the page. */
  readonly range: (from: number, to: number, count: number) => string
  readonly nothing: string
  /** Takes the search back when it found nothing. */
  readonly showAll: string
  /** Name of the page numbers. */
  readonly pages: string
}
