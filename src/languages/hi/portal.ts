import type { portalTexts } from '@/app/shell/portal-texts'
import type { deadEndTexts } from '@/app/shell/dead-end-texts'
import type { troubleTexts } from '@/app/shell/trouble-texts'
import type { updateTexts } from '@/app/notices/update-texts'
import type { shellTexts } from '@/app/texts'
import type { lazyTexts } from '@/lazy/texts'

const called = { steps: 'स्टेप', changes: 'काम' } as const

/** How wrong a clock is. */
function span(minutes: number): string {
  if (minutes < 120) return `${minutes}\u00a0मिनट`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)}\u00a0घंटे` : `${Math.round(minutes / (24 * 60))}\u00a0दिन`
}

/** The frame around the screens. */
export const portal = {
  app: {
    product: 'सेलर पोर्टल',
    titled: (title) => `${title} – सेलर पोर्टल`,
    language: 'भाषा',
    skipToContent: 'सीधे मुख्य हिस्से पर जाएं',
    home: 'सेलर पोर्टल, होम',
    offline: 'ऑफलाइन',
    close: 'बंद करें',
    refused: 'मनाही',
  },
  'app/shell/portal': {
    openMenu: 'मेन्यू खोलें',
    closeMenu: 'मेन्यू बंद करें',
    menu: 'मुख्य मेन्यू',
    more: 'और',
    placeholderItems: ['एक काम', 'दूसरा काम', 'कुछ और'],
    placeholderNote: 'ये अभी चालू नहीं हैं।',
    account: 'अकाउंट मेन्यू',
    manageProfile: 'मेरी प्रोफाइल',
    changePassword: 'पासवर्ड बदलें',
    login: 'लॉग इन',
    logOut: 'लॉग आउट करें',
    // The count first: the pill shows it after its word, and its accessible name follows what it shows.
    waiting: (count, what) => `${count}\u00a0${called[what]} भेजना बाकी`,
    needsChange: (count, what) => `${count}\u00a0${called[what]} ${what === 'steps' ? 'में बदलाव चाहिए' : 'पर ध्यान दें'}`,
    unreadable: (count) => `${count}\u00a0एंट्री पढ़ी नहीं जा ${count === 1 ? 'रही' : 'रहीं'}`,
    storeUnreadable: 'इस डिवाइस में क्या भेजना बाकी है, यह अभी पता नहीं',
    nearlyFull: 'इस डिवाइस में इस ऐप के लिए जगह कम बची है। क्या करें, यह “भेजना बाकी” में देखें।',
    needsYou: 'ध्यान दें',
    sending: 'जा रहा है',
    waitingShort: 'बाकी',
    delivered: (steps) => `भेज दिया: ${steps}`,
    deliveredMany: (count, what) => `${count}\u00a0${called[what]} भेज दिए`,
    logOutTitle: 'लॉग आउट करना है?',
    logOutRemoves:
      'इस डिवाइस से आपके ड्राफ्ट हट जाएंगे। नमूनों में आपने जो जोड़ा या बदला है, जैसे शिकायतें, मैसेज और सुझाव, वह भी हटेगा।',
    logOutPlain: 'जो भेजा जा चुका है, वह मार्केटप्लेस के पास रहेगा।',
    logOutWaiting: (count, what) =>
      count === 1
        ? `1\u00a0${called[what]} भेजा नहीं गया। दोबारा लॉग इन होने तक यह इसी डिवाइस में रह सकता है। पोर्टल में इसे कोई और न देख पाएगा, न भेज पाएगा। पर फोन हाथ लगे, तो कोई जानकार इसे ब्राउजर से पढ़ सकता है।`
        : `${count}\u00a0${called[what]} भेजे नहीं गए। दोबारा लॉग इन होने तक ये इसी डिवाइस में रह सकते हैं। पोर्टल में इन्हें कोई और न देख पाएगा, न भेज पाएगा। पर फोन हाथ लगे, तो कोई जानकार इन्हें ब्राउजर से पढ़ सकता है।`,
    logOutKeep: (what) => `${called[what]} रखकर लॉग आउट करें`,
    logOutDelete: (what) => `${called[what]} मिटाकर लॉग आउट करें`,
    logOutDeleteQuestion: (count, what) =>
      count === 1 ? `1\u00a0${called[what]} भेजा नहीं गया। इसे मिटाना है? यह वापस नहीं आएगा।` : `${count}\u00a0${called[what]} भेजे नहीं गए। इन्हें मिटाना है? ये वापस नहीं आएंगे।`,
    logOutUnknown: {
      waiting:
        'अगर कुछ बाकी है, तो वह दोबारा लॉग इन होने तक इसी डिवाइस में रह सकता है। पोर्टल में उसे कोई और न देख पाएगा, न भेज पाएगा। पर फोन हाथ लगे, तो कोई जानकार उसे ब्राउजर से पढ़ सकता है।',
      keep: 'बाकी रखकर लॉग आउट करें',
      remove: 'बाकी मिटाकर लॉग आउट करें',
      question: 'जो भेजा नहीं गया, उसे मिटाना है? वह वापस नहीं आएगा।',
    },
    logOutDeleteYes: 'मिटा दें',
    logOutDeleteNo: 'रहने दें',
    stay: 'यहीं रहें',
    clockOff: (minutes, ahead) =>
      `इस डिवाइस की घड़ी ${span(minutes)} ${ahead ? 'आगे' : 'पीछे'} है। आपका सेव किया फिर भी भेजा जाता है, सिर्फ यहां दिखने वाला समय ठीक नहीं है। तारीख और समय ऑटोमैटिक रखें।`,
  },
  'app/shell/dead-end': {
    notFoundTitle: 'यह पेज नहीं मिला',
    notFoundText: 'इस पते पर कुछ नहीं है। शायद पता लिखने में चूक हुई, या पेज कहीं और चला गया।',
    notFoundBack: 'होम पर जाएं',
    crashTitle: 'यह स्क्रीन अटक गई',
    crashText: 'आपके भरे में से जो इस डिवाइस में सेव हुआ, वह यहीं है। यही स्क्रीन फिर खोलें, या कोई दूसरी।',
  },
  'app/shell/trouble': {
    missingTitle: 'यह स्क्रीन अभी इस डिवाइस में नहीं है',
    missingText: 'नेटवर्क आते ही यह अपने आप खुल जाएगी। आपके भरे में से जो इस डिवाइस में सेव हुआ, वह यहीं है।',
    languageMissing: (name) => `${name} भाषा नहीं आ पाई। नेटवर्क देखकर फिर कोशिश करें।`,
  },
  lazy: {
    unavailable: 'यह नहीं खुल पाया। नेटवर्क देखें और फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
    close: 'बंद करें',
  },
  'app/notices/update': {
    updateReady: 'नया वर्शन तैयार है। आपका भरा हुआ बना रहेगा।',
    updateNow: 'अभी अपडेट करें',
    updateLosesEntries: 'आपका भरा हुआ इस डिवाइस में सेव नहीं है। अभी अपडेट करने पर वह मिट जाएगा।',
    updateAllTheSame: 'फिर भी अपडेट करें',
    updateLater: 'बाद में',
    stepsReady: 'स्टेप अब बिना नेटवर्क भी चलते हैं',
    offlineReady: 'अब सब कुछ बिना नेटवर्क भी चलता है',
  },
} satisfies {
  app: typeof shellTexts
  'app/shell/portal': typeof portalTexts
  'app/shell/dead-end': typeof deadEndTexts
  'app/shell/trouble': typeof troubleTexts
  'app/notices/update': typeof updateTexts
  lazy: typeof lazyTexts
}
