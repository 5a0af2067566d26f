import { referralRewardRupees } from '@/domain/portal-limits'
import { amountText, moneyText } from '@/domain/money-text'
import type { offerTexts } from '@/features/offers/texts'
import type { referralTexts } from '@/features/referral/texts'

const reward = (): string => moneyText(referralRewardRupees)

/** Offers of the marketplace, and those for inviting other sellers. */
export const offers = {
  'features/offers': {
    title: 'सभी ऑफर',
    id: 'ID',
    name: 'नाम',
    discount: 'छूट',
    purchaseValue: 'कम से कम खरीद',
    startDate: 'कब से',
    endDate: 'कब तक',
    percent: (discount: number) => `${discount}%`,
    list: {
      search: 'ऑफर खोजें',
      found: (count: number) => (count === 1 ? '1\u00a0ऑफर मिला' : `${amountText(count)}\u00a0ऑफर मिले`),
      range: (from: number, to: number, count: number) =>
        from === 1 && to === count ? `${amountText(count)}\u00a0ऑफर` : `ऑफर ${amountText(from)} से ${amountText(to)}, कुल ${amountText(count)}`,
      nothing: 'कोई ऑफर नहीं मिला।',
      showAll: 'सभी ऑफर दिखाएं',
      pages: 'ऑफर के पेज',
    },
  },
  'features/referral': {
    title: 'रेफरल ऑफर',
    get intro() {
      return `किसी सेलर को जोड़ें और ${reward()} के विज्ञापन पॉइंट कमाएं।`
    },
    howTitle: 'रेफर करें और कमाएं',
    get how() {
      return [
        'जो यहां बेचना चाहे, उसे अपना लिंक भेजें।',
        'वह इस लिंक से रजिस्टर करे और उसकी पहली बिक्री हो।',
        `आपके विज्ञापन वॉलेट में ${reward()} के पॉइंट आएंगे।`,
      ]
    },
    linkTitle: 'आपका रेफरल लिंक',
    linkHint: (code) => `इससे रजिस्ट्रेशन का फॉर्म खुलता है। आखिर में लिखा कोड ${code} आपका है।`,
    notEvaluated: 'इस वर्शन में रेफरल गिने नहीं जाते, पॉइंट भी अभी नहीं मिलते।',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया।',
    copyRefused: 'यह ब्राउजर कॉपी नहीं करने देता। लिंक सेलेक्ट है, खुद कॉपी कर लें।',
    share: 'लिंक शेयर करें',
    shareTitle: 'आप भी यहां बेचें',
    shareText: 'मार्केटप्लेस पर अपनी दुकान खोलें।',
    shareFailed: 'इस डिवाइस से लिंक शेयर नहीं हुआ। कॉपी करके भेजें।',
    sellerUnknown: 'इस डिवाइस को याद नहीं कि लॉग इन किस सेलर का है। लिंक के लिए फिर से लॉग इन करें।',
    logIn: 'लॉग इन करें',
    cardTitle: 'किसी सेलर को रेफर करें',
    get cardText() {
      return `पहली बिक्री पर ${reward()} के विज्ञापन पॉइंट।`
    },
    cardLink: 'रेफरल ऑफर',
  },
} satisfies { 'features/offers': typeof offerTexts; 'features/referral': typeof referralTexts }
