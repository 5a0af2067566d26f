import { catalogue } from '@/catalogues/catalogue'
import { amountText } from '@/domain/money-text'
import type { ListWords } from '@/lists/texts'
import type { SuggestionStatus } from './suggestion'

const counted = (count: number): string => (count === 1 ? '1 suggestion' : `${amountText(count)} suggestions`)

export const suggestionTexts = catalogue('features/suggestions', {
  title: 'Suggestions',
  text: 'Your suggestion',
  textHint: 'What should work better for sellers?',
  textRequired: 'Enter your suggestion',
  add: 'Add suggestion',
  adding: 'Saving…',
  added: 'Your suggestion is saved on this device. It is in process.',
  categories: 'Suggestions by status',
  statuses: {
    inprocess: 'In process',
    completed: 'Completed',
    rejected: 'Rejected',
  } satisfies Record<SuggestionStatus, string>,
  category: (status: string, count: number) => `${status} (${count})`,
  reason: 'Reason',
  notDecided: 'Not decided yet.',
  onlyHere: 'Only on this device.',
  list: {
    search: 'Search suggestions',
    found: (count) => `${counted(count)} found`,
    range: (from, to, count) =>
      from === 1 && to === count ? counted(count) : `Suggestions ${amountText(from)} to ${amountText(to)} of ${amountText(count)}`,
    nothing: 'No suggestions in this category.',
    showAll: 'Clear the search',
    pages: 'Pages of suggestions',
  } satisfies ListWords,
})
