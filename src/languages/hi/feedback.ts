import { amountText } from '@/domain/money-text'
import type { Stars } from '@/features/feedback/stars'
import type { feedbackTexts } from '@/features/feedback/texts'
import type { suggestionTexts } from '@/features/suggestions/texts'

const stars = (count: Stars): string => `${count}\u00a0स्टार`

/** What customers say, and what sellers suggest. */
export const feedback = {
  'features/feedback': {
    productTitle: 'प्रोडक्ट फीडबैक',
    productIntro: 'ग्राहक आपके प्रोडक्ट पर क्या कहते हैं, स्टार के हिसाब से।',
    sellerTitle: 'सेलर फीडबैक',
    sellerIntro: 'आपसे खरीदने वाले ग्राहक क्या कहते हैं, स्टार के हिसाब से।',
    ratings: 'रेटिंग',
    stars,
    starsOf: (count: Stars) => `5 में से ${stars(count)}`,
    ratingCount: (count: number) => `${amountText(count)}\u00a0रेटिंग`,
    none: 'इस रेटिंग का कोई फीडबैक नहीं।',
    detailsTitle: 'प्रोडक्ट फीडबैक की जानकारी',
    backToStars: (count: Stars) => `${stars(count)} वाला प्रोडक्ट फीडबैक`,
    pictures: 'ग्राहक की भेजी फोटो',
    unknownTitle: 'फीडबैक नहीं मिला',
    unknownText: 'इस लिंक पर कोई फीडबैक नहीं है। शायद लिंक अधूरा है या फीडबैक हट चुका है।',
    backToAll: 'प्रोडक्ट फीडबैक पर जाएं',
  },
  'features/suggestions': {
    title: 'सुझाव',
    text: 'आपका सुझाव',
    textHint: 'सेलर के लिए क्या बेहतर होना चाहिए?',
    textRequired: 'अपना सुझाव लिखें',
    add: 'सुझाव दें',
    adding: 'सेव हो रहा है…',
    added: 'सुझाव इस डिवाइस में सेव हो गया। वह “विचार में” है।',
    categories: 'सुझाव कहां तक पहुंचे',
    statuses: { inprocess: 'विचार में', completed: 'पूरा हुआ', rejected: 'नामंजूर' },
    category: (status: string, count: number) => `${status} (${count})`,
    reason: 'वजह',
    notDecided: 'अभी फैसला नहीं हुआ।',
    onlyHere: 'सिर्फ इस डिवाइस में।',
    list: {
      search: 'सुझाव खोजें',
      found: (count: number) => (count === 1 ? '1\u00a0सुझाव मिला' : `${amountText(count)}\u00a0सुझाव मिले`),
      range: (from: number, to: number, count: number) =>
        from === 1 && to === count ? `${amountText(count)}\u00a0सुझाव` : `सुझाव ${amountText(from)} से ${amountText(to)}, कुल ${amountText(count)}`,
      nothing: 'यहां कोई सुझाव नहीं।',
      showAll: 'खोज मिटाएं',
      pages: 'सुझाव के पेज',
    },
  },
} satisfies { 'features/feedback': typeof feedbackTexts; 'features/suggestions': typeof suggestionTexts }
