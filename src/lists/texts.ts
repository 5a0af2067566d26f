import { catalogue } from '@/catalogues/catalogue'
import { amountText } from '@/domain/money-text'

/** The list kit's own texts; each feature has those about its records. */
export const listTexts = catalogue('lists', {
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  clear: 'Clear search',
  nothingMatches: (words: string) => `Nothing matches "${words}".`,
  /** Shown while the rest is being read, without which more cannot be said. */
  stillReading: 'Still reading what is on this phone. One moment.',
  noneHere: 'Nothing here now.',
  /** The link out of an empty category. */
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
  /** Why some records of a selection stay as they are. */
  staysAsItIs: (names: string, why: string) => `${names}: ${why}`,
  doIt: 'Yes',
  leaveIt: 'No',
  back: 'Back to the list',
  noneOpen: 'Choose one from the list to see it here.',
  unknown: (id: string) => `${id} is not in this list`,
  unknownText: 'It may have gone, or this phone does not keep it.',
  details: 'Details',
  happened: 'What happened',
  /** An action that is not possible now, and why. */
  notNow: (action: string, why: string) => `${action}: not now. ${why}`,
  nextOne: (name: string) => `Next: ${name}`,
})

/** A feature's texts about the records of its list. */
export interface ListWords {
  /** Label of the search box. */
  readonly search: string
  /** How many were found: read out after a search. */
  readonly found: (count: number) => string
  /** Which of them are on the page. */
  readonly range: (from: number, to: number, count: number) => string
  readonly nothing: string
  /** Replaces `nothing` if all categories are empty. */
  readonly none?: string
  /** The button that clears a search without results. */
  readonly showAll: string
  /** Name of the page numbers. */
  readonly pages: string
}
