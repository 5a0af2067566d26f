import { catalogue } from '@/catalogues/catalogue'
import { amountText } from '@/domain/money-text'
import type { ListWords } from '@/lists/texts'

const counted = (count: number): string => (count === 1 ? '1 update' : `${amountText(count)} updates`)

export const updateTexts = catalogue('features/updates', {
  title: 'Updates',
  postedBy: (who: string) => `Posted by ${who}`,
  latest: 'Latest updates',
  all: 'All updates',
  list: {
    search: 'Search updates',
    found: (count) => `${counted(count)} found`,
    range: (from, to, count) =>
      from === 1 && to === count ? counted(count) : `Updates ${amountText(from)} to ${amountText(to)} of ${amountText(count)}`,
    nothing: 'No updates found.',
    showAll: 'Show all updates',
    pages: 'Pages of updates',
  } satisfies ListWords,
})
