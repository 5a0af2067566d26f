import { catalogue } from '@/catalogues/catalogue'
import { amountText } from '@/domain/money-text'

/** The kit's own words; what is listed has its words from its feature. */
export const listTexts = catalogue('lists', {
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  clear: 'Clear search',
  nothingMatches: (words: string) => `Nothing matches "${words}".`,
  /** While the rest is read that would be needed to say more. */
  stillReading: 'Still reading what is on this phone. One moment.',
  noneHere: 'Nothing here now.',
  /** The way out of a category without anything. */
  seeCategory: (category: string, count: number) => `See ${category}: ${amountText(count)}`,
  categories: 'Show',
  sort: 'Sort by',
  onThisPhone: 'on this phone',
  select: (name: string) => `Select ${name}`,
  selectAll: (count: number) => `Select all ${count}`,
  selected: (count: number) => `${count} selected`,
  notShown: (count: number) => `${count} not shown here`,
  clearSelection: 'Clear selection',
  atMost: (count: number) => `At most ${count} can be selected at once.`,
  /** Why some of a selection stay as they are. */
  staysAsItIs: (names: string, why: string) => `${names}: ${why}`,
  doIt: 'Yes',
  leaveIt: 'No',
  back: 'Back to the list',
  noneOpen: 'Choose one from the list to see it here.',
  unknown: (id: string) => `${id} is not in this list`,
  unknownText: 'It may have gone, or this phone does not keep it.',
  details: 'Details',
  happened: 'What happened',
  /** What cannot be done now, and why. */
  notNow: (action: string, why: string) => `${action}: not now. ${why}`,
  nextOne: (name: string) => `Next: ${name}`,
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
  /** The same where there is nothing in any other category either, if that is another sentence. */
  readonly none?: string
  /** Takes the search back when it found nothing. */
  readonly showAll: string
  /** Name of the page numbers. */
  readonly pages: string
}
