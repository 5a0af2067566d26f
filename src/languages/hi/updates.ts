import { amountText } from '@/domain/money-text'
import type { updateTexts } from '@/features/updates/texts'

const counted = (count: number): string => (count === 1 ? '1\u00a0सूचना' : `${amountText(count)}\u00a0सूचनाएं`)

/** News for sellers. */
export const updates = {
  'features/updates': {
    title: 'सूचनाएं',
    postedBy: (who) => `${who} की ओर से`,
    latest: 'नई सूचनाएं',
    all: 'सभी सूचनाएं',
    list: {
      search: 'सूचनाएं खोजें',
      found: (count) => (count === 1 ? '1\u00a0सूचना मिली' : `${amountText(count)}\u00a0सूचनाएं मिलीं`),
      range: (from, to, count) => (from === 1 && to === count ? counted(count) : `सूचनाएं ${amountText(from)} से ${amountText(to)}, कुल ${amountText(count)}`),
      nothing: 'कोई सूचना नहीं मिली।',
      showAll: 'सभी सूचनाएं दिखाएं',
      pages: 'सूचनाओं के पेज',
    },
  },
} satisfies { 'features/updates': typeof updateTexts }
