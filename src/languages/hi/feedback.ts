import type { Stars } from '@/features/feedback/stars'
import type { feedbackTexts } from '@/features/feedback/texts'
import type { suggestionTexts } from '@/features/suggestions/texts'

const stars = (count: Stars): string => `${count}\u00a0स्टार`

/** What customers say, and what sellers suggest. */
export const feedback = {
  'features/feedback': {
    productTitle: 'प्रोडक्ट फीडबैक',
    productIntro: 'आपके प्रोडक्ट के बारे में ग्राहक क्या कहते हैं, स्टार के हिसाब से।',
    sellerTitle: 'सेलर फीडबैक',
    sellerIntro: 'आपसे खरीदकर ग्राहक क्या कहते हैं, स्टार के हिसाब से।',
    ratings: 'रेटिंग',
    stars,
    starsOf: (count: Stars) => `5 में से ${stars(count)}`,
    ratingCount: (count: number) => (count === 0 ? 'कोई रेटिंग नहीं' : `${count}\u00a0रेटिंग`),
    none: 'इस रेटिंग का कोई फीडबैक नहीं।',
    detailsTitle: 'प्रोडक्ट फीडबैक की जानकारी',
    backToStars: (count: Stars) => `${stars(count)} वाले प्रोडक्ट फीडबैक`,
    pictures: 'ग्राहक की भेजी फोटो',
    unknownTitle: 'फीडबैक नहीं मिला',
    unknownText: 'इस लिंक पर कोई फीडबैक नहीं है। शायद लिंक अधूरा है या फीडबैक हट चुका है।',
    backToAll: 'प्रोडक्ट फीडबैक पर जाएं',
  },
  'features/suggestions': {
    title: 'सुझाव',
    text: 'आपका सुझाव',
    textHint: 'सेलर के लिए क्या बेहतर होना चाहिए?',
    textRequired: 'अपना सुझाव डालें',
    add: 'सुझाव दें',
    adding: 'सेव हो रहा है…',
    added: 'सुझाव इस डिवाइस में सेव हो गया। इस पर विचार चल रहा है।',
    categories: 'सुझाव, स्थिति के हिसाब से',
    statuses: { inprocess: 'विचार में', completed: 'पूरे हुए', rejected: 'नामंजूर' },
    category: (status: string, count: number) => `${status} (${count})`,
    reason: 'वजह',
    notDecided: 'अभी फैसला नहीं हुआ।',
    onlyHere: 'सिर्फ इस डिवाइस में।',
    list: {
      search: 'सुझाव खोजें',
      found: (count: number) => `सुझाव मिले: ${count}`,
      range: (from: number, to: number, count: number) =>
        from === 1 && to === count ? `${count}\u00a0सुझाव` : `${count}\u00a0सुझाव में से ${from} से ${to}`,
      nothing: 'यहां कोई सुझाव नहीं।',
      showAll: 'खोज मिटाएं',
      pages: 'सुझाव के पेज',
    },
  },
} satisfies { 'features/feedback': typeof feedbackTexts; 'features/suggestions': typeof suggestionTexts }
