import { dayInIndia, dayText } from '@/domain/date-texts'
import { createSearchIndex, type SearchIndex } from '@/lists/search-index'
import type { Suggestion, SuggestionStatus } from './suggestion'
import { suggestionTexts as texts } from './texts'

/** The suggestions of one status. */
interface Category {
  readonly count: number
  readonly index: SearchIndex<Suggestion>
}

/** The reason for the decision, or that there is none yet. */
export const reasonOf = (suggestion: Suggestion): string =>
  suggestion.status === 'inprocess' ? texts.notDecided : suggestion.reason

const searchTexts = (suggestion: Suggestion): readonly string[] => {
  const { id, date, text, status } = suggestion
  return [id, dayText(date), dayInIndia(Date.parse(date)), text, texts.statuses[status], reasonOf(suggestion)]
}

/** Groups suggestions by status, each group with a search index (SUG-01). */
export function categoriesOf(suggestions: readonly Suggestion[]): Readonly<Record<SuggestionStatus, Category>> {
  const category = (status: SuggestionStatus): Category => {
    const items = suggestions.filter((suggestion) => suggestion.status === status)
    return { count: items.length, index: createSearchIndex(items, searchTexts) }
  }
  return { inprocess: category('inprocess'), completed: category('completed'), rejected: category('rejected') }
}
