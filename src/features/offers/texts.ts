import { catalogue } from '@/catalogues/catalogue'
import { amountText } from '@/domain/money-text'
import type { ListWords } from '@/lists/texts'

const counted = (count: number): string => (count === 1 ? '1 offer' : `${amountText(count)} offers`)

export const offerTexts = catalogue('features/offers', {
  title: 'All Offers',
  id: 'ID',
  name: 'Name',
  discount: 'Discount',
  purchaseValue: 'Purchase value',
  startDate: 'Start date',
  endDate: 'End date',
  percent: (discount: number) => `${discount}%`,
  list: {
    search: 'Search offers',
    found: (count) => `${counted(count)} found`,
    range: (from, to, count) =>
      from === 1 && to === count ? counted(count) : `Offers ${amountText(from)} to ${amountText(to)} of ${amountText(count)}`,
    nothing: 'No offers found.',
    showAll: 'Show all offers',
    pages: 'Pages of offers',
  } satisfies ListWords,
})
