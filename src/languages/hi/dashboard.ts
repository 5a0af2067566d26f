import { reviewHours } from '@/contract/limits'
import type { dashboardTexts } from '@/features/dashboard/texts'
import { stepMinutes } from '@/domain/steps/step-minutes'

/** The home page. */
export const dashboard = {
  'features/dashboard': {
    greetings: { morning: 'सुप्रभात', afternoon: 'नमस्ते', evening: 'नमस्ते' },
    greeted: (greeting, storeName) => `${greeting}, ${storeName}`,
    welcome: 'डैशबोर्ड - सेलर डैशबोर्ड में आपका स्वागत है। बाएं मेन्यू से काम चुनें।',
    happensNext: 'अब आगे क्या होगा',
    sent(sent, all) {
      if (sent === 0) return 'अभी एक भी नहीं भेजा'
      return sent === 1 ? `${all} में से 1 भेज दिया` : `${all} में से ${sent} भेज दिए`
    },
    sentUnknown: 'मार्केटप्लेस को कौन-से स्टेप मिल चुके हैं, यह यहां पता नहीं।',
    about: (step) => `करीब ${stepMinutes[step]}\u00a0मिनट`,
    continueWith: (step) => `आगे बढ़ें: ${step}`,
    steps: 'रजिस्ट्रेशन के स्टेप',
    attentionTitle: (step) => `बदलाव चाहिए: ${step}`,
    attentionHolds: 'इसके मंजूर होने तक बाद के स्टेप रुके हैं।',
    undecided: 'मार्केटप्लेस ने जवाब दिया, पर यह नहीं बताया कि स्टेप उसे मिला या नहीं। लिस्ट खोलें, वहां से आगे बढ़ें या दोबारा भेजें।',
    change: (step) => `${step} बदलें`,
    onItsWayTitle: (all) => `सभी ${all}\u00a0स्टेप भर गए`,
    onItsWay: 'सारे स्टेप पहुंचते ही आपके रजिस्ट्रेशन की जांच शुरू होगी।',
    reviewTitle: (all) => `सभी ${all}\u00a0स्टेप भेज दिए`,
    now: (time) => `अभी, ${time}`,
    reviewSinceUnknown: 'जांच कब शुरू हुई, यह यहां पता नहीं।',
    approvedTitle: 'आपका रजिस्ट्रेशन मंजूर हो गया',
    approved: 'अब मार्केटप्लेस पर बेचना शुरू करें।',
    overdueTitle: 'जांच में ज्यादा समय लग रहा है',
    reviewLink: 'रजिस्ट्रेशन का रिकॉर्ड देखें',
    timeLine: 'अब तक का रजिस्ट्रेशन',
    afterSigning: 'हस्ताक्षर के बाद',
    youSign: 'हस्ताक्षर',
    later: [
      ['हस्ताक्षर', 'चाहें तो आज ही'],
      ['जांच', `${reviewHours.from} से ${reviewHours.to}\u00a0घंटे`],
      ['पहला ऑर्डर', 'पहला प्रोडक्ट चालू होने के बाद'],
    ],
    passwordUnchanged: 'आपका पासवर्ड नहीं बदला: इस वर्शन में यह नहीं होता।',
    codeUnchecked: 'कोई और लॉग इन नहीं हुआ: इस वर्शन में OTP जांचा नहीं जाता। यह वही अकाउंट है जो पहले से लॉग इन था।',
    waitingTitle: (count, what) => `इस डिवाइस में भेजना बाकी: ${count}\u00a0${what === 'steps' ? 'स्टेप' : 'काम'}`,
    waitingNone: 'इस डिवाइस में आपका कुछ बाकी नहीं',
    waitingNoneDetail: 'भरी हुई जानकारी भेजे जाने तक यहीं रहती है, नेटवर्क न हो तब भी।',
    waitingAttention: 'भेजने से पहले कुछ देखना है।',
    waitingFull: 'इस डिवाइस का स्टोरेज भर गया है, इसलिए कुछ नहीं भेजा जाता। थोड़ी जगह खाली करें।',
    waitingHeld: 'पहले कुछ और करना है। क्या, यह लिस्ट में लिखा है।',
    waitingOffline: 'नेटवर्क नहीं है। जो बाकी है, वह नेटवर्क आते ही अपने आप भेजा जाएगा।',
    waitingRefused: 'सर्वर चालू है, पर इस पोर्टल से बात नहीं कर रहा। जो बाकी है, वह यह ठीक होते ही भेजा जाएगा। मार्केटप्लेस को बताएं।',
    waitingSome: (count) => (count === 1 ? 'अपने आप भेजा जाता है।' : 'अपने आप भेजे जाते हैं, एक के बाद एक।'),
    waitingUnreadable: 'यहां जो पढ़ा नहीं जा रहा, वह न भेजा जाता है, न मिटाया जाता है।',
    waitingLink: 'लिस्ट खोलें',
  },
} satisfies { 'features/dashboard': typeof dashboardTexts }
