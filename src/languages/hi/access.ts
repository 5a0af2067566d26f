import { contactCodeLength, reviewHours } from '@/contract/limits'
import type { texts as emailOtp } from '@/features/access/email-otp/texts'
import type { texts as forgotPassword } from '@/features/access/forgot-password/texts'
import type { forgotPasswordTexts } from '@/features/access/login/forgot-password-texts'
import type { noticeTexts } from '@/features/access/login/notice-texts'
import type { texts as login } from '@/features/access/login/texts'
import type { droppedTexts } from '@/features/access/register/dropped-texts'
import type { texts as register } from '@/features/access/register/texts'
import type { texts as shared } from '@/features/access/texts'
import type { texts as verify } from '@/features/access/verify/texts'

const stays = 'आपने जो भरा है, वह बना रहेगा।'
const listed = (names: readonly string[]): string => names.join(', ')

/** Sign-in, registration, one-time codes, passwords. */
export const access = {
  'features/access': {
    unreachable: `सर्वर से बात नहीं हो पाई। नेटवर्क देखें और फिर कोशिश करें। ${stays}`,
    cover: {
      promise: 'अपनी दुकान खोलें, नेटवर्क कमजोर हो तब भी।',
      rule: [
        { kind: 'waiting', says: 'टूटी लकीर: भरते ही इस डिवाइस में सेव' },
        { kind: 'sending', says: 'नेटवर्क आते ही अपने आप भेजा जाता है' },
        { kind: 'sent', says: `पूरी लकीर: पहुंच गया। ${reviewHours.from} से ${reviewHours.to}\u00a0घंटे में जांच` },
      ],
      key: [
        { kind: 'waiting', says: 'इस फोन में' },
        { kind: 'sent', says: 'पहुंच गया' },
      ],
    },
  },
  'features/access/login': {
    login: {
      heading: 'सेलर लॉग इन',
      identifier: 'ईमेल या मोबाइल नंबर',
      identifierHint: '10\u00a0अंकों का मोबाइल, या रजिस्टर्ड ईमेल',
      identifierPlaceholder: 'ईमेल या मोबाइल नंबर डालें',
      password: 'पासवर्ड',
      passwordPlaceholder: 'पासवर्ड डालें',
      forgotPassword: 'पासवर्ड याद नहीं?',
      submit: 'आगे बढ़ें',
      submitting: 'लॉग इन हो रहा है…',
      or: 'या',
      loginWithCode: 'OTP से लॉग इन करें',
      noAccount: 'अकाउंट नहीं है?',
      signUp: 'रजिस्टर करें',
      offline: `आप ऑफलाइन हैं। लॉग इन के लिए नेटवर्क चाहिए। ${stays}`,
      closeMessage: 'मैसेज बंद करें',
      close: 'बंद करें',
      sessionEnded: 'लॉग इन का समय खत्म हो गया',
      sessionEndedDetail: 'आगे बढ़ने के लिए फिर से लॉग इन करें। इस डिवाइस में आपका भरा या सेव किया कुछ नहीं खोया।',
    },
  },
  'features/access/login/forgot-password': {
    title: 'रजिस्टर्ड ईमेल डालें',
    email: 'ईमेल',
    submit: 'पासवर्ड रीसेट करें',
    close: 'बंद करें',
  },
  'features/access/login/complete-sign-in': {
    sellerUnknown:
      'लॉग इन नहीं हुआ। सर्वर ने आने दिया, पर यह नहीं बताया कि लॉग इन किस सेलर का है, इसलिए कुछ सेव नहीं हो पाया। मार्केटप्लेस को बताएं।',
    anotherSeller: 'इस बीच इस डिवाइस पर किसी और सेलर ने लॉग इन किया है, और वह लॉग इन बना रहेगा। खुद लॉग इन करने के लिए फिर से ‘आगे बढ़ें’ दबाएं।',
  },
  'features/access/forgot-password': {
    heading: 'पासवर्ड याद नहीं',
    forEmail: 'नया पासवर्ड इस ईमेल के लिए:',
    submit: 'पासवर्ड बदलें',
    remembered: 'याद आ गया?',
    signIn: 'लॉग इन करें',
  },
  'features/access/email-otp': {
    heading: 'OTP से लॉग इन करें',
    noCodes: 'यह तरीका सिर्फ नमूना है: OTP न भेजा जाता है, न जांचा जाता है। अपने पासवर्ड से लॉग इन करें।',
    email: 'ईमेल',
    send: 'OTP भेजें',
    codeFor: 'OTP इस ईमेल के लिए:',
    changeEmail: 'ईमेल बदलें',
    code: 'OTP',
    codeHint: 'नमूना: कोई भी 6\u00a0अंक चलेंगे।',
    verify: 'OTP वेरिफाई करें',
    back: 'वापस',
  },
  'features/access/login/notices': {
    'registration-pending': 'लॉग इन करके बाकी रजिस्ट्रेशन पूरा करें।',
    'logged-out': 'लॉग आउट हो गया',
    'data-left': 'लॉग आउट हो गया, पर इस डिवाइस से आपका डेटा अभी नहीं हटा। पोर्टल जब भी खुला होगा, हटाने की कोशिश होती रहेगी।',
    'password-unchanged': 'आपका पासवर्ड नहीं बदला: इस वर्शन में यह नहीं होता। पुराने पासवर्ड से ही लॉग इन करें।',
    'code-unchecked': 'लॉग इन नहीं हुआ: इस वर्शन में OTP जांचा नहीं जाता। अपने पासवर्ड से लॉग इन करें।',
  },
  'features/access/register': {
    register: {
      heading: 'सेलर अकाउंट बनाएं',
      haveAccount: 'पहले से अकाउंट है?',
      signIn: 'लॉग इन करें',
      labels: {
        password: 'पासवर्ड',
        confirmPassword: 'पासवर्ड फिर से',
        whatsappNotify: 'मुझे WhatsApp पर सूचनाएं भेजें',
      },
      emailHint: `${contactCodeLength}\u00a0अंकों का OTP यहीं आएगा`,
      secondaryPhoneHint: 'एक और नंबर, जिस पर बात हो सके',
      yes: 'हां',
      no: 'नहीं',
      submit: 'शुरू करें',
      submitting: 'रजिस्टर हो रहा है…',
      taken: { email: 'यह ईमेल पहले से रजिस्टर्ड है', mobile: 'यह मोबाइल नंबर पहले से रजिस्टर्ड है' },
      checking: 'पहले से रजिस्टर्ड तो नहीं, जांच हो रही है…',
      available: { email: 'यह ईमेल चलेगा', mobile: 'यह नंबर चलेगा' },
      unchecked: 'इसकी जांच नहीं हो पाई',
      checkedOnline: 'ऑनलाइन होने पर जांच होगी',
      checkAgain: { email: 'ईमेल फिर जांचें', mobile: 'नंबर फिर जांचें' },
      status: {
        offline: `आप ऑफलाइन हैं। रजिस्ट्रेशन के लिए नेटवर्क चाहिए। ${stays}`,
        missing: (names) => `ये भरना बाकी है: ${listed(names)}।`,
        wrong: (names) => `ये ठीक करें: ${listed(names)}।`,
        taken: (names) => `पहले से रजिस्टर्ड: ${listed(names)}। इसे बदलें, या लॉग इन करें।`,
        checking: (names) => `जांच हो रही है: ${listed(names)}।`,
        unknown: (names) => `जांच नहीं हो पाई: ${listed(names)}।`,
        ready: 'सब कुछ भर गया।',
      },
      restored: 'आपने पहले जो भरा था, वह यहां भर दिया है, पासवर्ड छोड़कर।',
      clear: 'यह मेरा नहीं: फॉर्म खाली करें',
      notCleared: 'यह इस डिवाइस से नहीं हटा। कुछ नहीं बदला, फिर कोशिश करें।',
      prefillFailed: 'आपके पहले वाले रजिस्ट्रेशन की जानकारी नहीं आ पाई। फिर भी फॉर्म भर दें।',
      prefillRefused: 'आपका पहले वाला रजिस्ट्रेशन अब यहां नहीं बदल सकता। वह वेरिफाई हो चुका हो, तो लॉग इन करें। यहां भरने पर नया शुरू होगा।',
    },
  },
  'features/access/register/dropped': {
    dropped: 'यहां शुरू हुआ रजिस्ट्रेशन एक घंटे से ज्यादा पुराना था, इसलिए इस डिवाइस से हटा दिया गया। फॉर्म फिर भरें, OTP भेजे जाएंगे।',
  },
  'features/access/verify': {
    verify: {
      heading: 'ईमेल और मोबाइल वेरिफाई करें',
      intro: 'भेजे गए OTP डालें। पेस्ट करना भी चलेगा।',
      wrongContact: `ईमेल या नंबर ठीक नहीं? वापस जाएं। ${stays}`,
      channels: { email: 'ईमेल', mobile: 'मोबाइल', secondary: 'दूसरा मोबाइल' },
      codes: { email: 'ईमेल वाला OTP', mobile: 'मोबाइल वाला OTP', secondary: 'दूसरे मोबाइल वाला OTP' },
      sentTo: `${contactCodeLength}\u00a0अंकों का OTP यहां भेजा गया:`,
      destinations: { email: 'आपका ईमेल', mobile: 'आपका मोबाइल', secondary: 'आपका दूसरा मोबाइल' },
      // In the form that they take before पर.
      channelNames: { email: 'ईमेल', mobile: 'मोबाइल', secondary: 'दूसरे मोबाइल' },
      back: 'वापस',
      submit: 'वेरिफाई करके आगे बढ़ें',
      submitting: 'वेरिफाई हो रहा है…',
      offline: `आप ऑफलाइन हैं। वेरिफाई करने के लिए नेटवर्क चाहिए। ${stays}`,
      continueNow: 'अभी लॉग इन पर जाएं',
    },
  },
} satisfies {
  'features/access': typeof shared
  'features/access/login': typeof login
  'features/access/login/forgot-password': typeof forgotPasswordTexts
  'features/access/login/notices': typeof noticeTexts
  'features/access/login/complete-sign-in': { readonly sellerUnknown: string; readonly anotherSeller: string }
  'features/access/forgot-password': typeof forgotPassword
  'features/access/email-otp': typeof emailOtp
  'features/access/register': typeof register
  'features/access/register/dropped': typeof droppedTexts
  'features/access/verify': typeof verify
}
