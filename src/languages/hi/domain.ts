import { contactCodeLength, passwordMinimumLength, reviewHours } from '@/contract/limits'
import { certificateMaximumBytes } from '@/domain/portal-limits'
import type { listWords } from '@/catalogues/listed'
import type { dateWords } from '@/domain/date-texts'
import type { loginTexts } from '@/domain/access/login-texts'
import type { otherWaysInTexts } from '@/domain/access/other-ways-in-texts'
import type { personTexts } from '@/domain/person-texts'
import type { printTexts } from '@/domain/print-texts'
import type { retryTexts } from '@/domain/retry-texts'
import type { reviewTexts } from '@/domain/review/review-texts'
import type { signedInTexts } from '@/domain/signed-in-texts'
import type { sampleTexts, sampleWord } from '@/domain/sample-texts'
import type { sharedTexts } from '@/domain/shared-texts'
import type { commandTexts } from '@/domain/command-texts'
import type { stepRuleTexts } from '@/domain/steps/rule-texts'
import type { stepStatusNames } from '@/domain/steps/step-texts'
import type { storageTexts } from '@/domain/storage-texts'
import type { ruleTexts } from '@/domain/texts'

const megabytes = certificateMaximumBytes / (1024 * 1024)
const passwordShort = `पासवर्ड में कम से कम ${passwordMinimumLength}\u00a0अक्षर या अंक रखें`
const passwordRequired = 'पासवर्ड डालें'
const passwordsDiffer = 'दोनों जगह एक ही पासवर्ड डालें'

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/** What the rules of the business say, and what more than one screen says. */
export const domain = {
  'catalogues/listed': { comma: ', ', and: (before, last, isPair) => `${before}${isPair ? '' : ','} और ${last}` },
  domain: {
    passwordRequired,
    firstNameRequired: 'नाम डालें',
    lastNameRequired: 'सरनेम डालें',
    emailRequired: 'ईमेल डालें',
    emailInvalid: 'सही ईमेल डालें',
    primaryPhoneRequired: 'मुख्य मोबाइल नंबर डालें',
    mobileInvalid: '10\u00a0अंकों का सही मोबाइल नंबर डालें',
    primaryPhoneLong: 'मोबाइल नंबर में 10\u00a0अंक ही डालें',
    passwordShort,
    confirmPasswordRequired: 'पासवर्ड फिर से डालें',
    passwordsDiffer,
    newEmailNotProven: 'पहले नए ईमेल पर OTP पाएं',
    newPrimaryPhoneNotProven: 'पहले मुख्य मोबाइल के नए नंबर पर OTP पाएं',
    newSecondaryPhoneNotProven: 'पहले दूसरे मोबाइल के नए नंबर पर OTP पाएं',
    primaryPhoneCodeRequired: 'मुख्य मोबाइल वाला OTP डालें',
    secondaryPhoneCodeRequired: 'दूसरे मोबाइल वाला OTP डालें',
    secondaryPhoneRequired: 'दूसरा मोबाइल नंबर डालें',
    secondaryPhoneLong: 'दूसरे मोबाइल नंबर में 10\u00a0अंक ही डालें',
    secondaryPhoneSame: 'दूसरा नंबर मुख्य नंबर से अलग रखें',
    twoWayAuthRequired: 'हां या नहीं चुनें',
    emailCodeRequired: 'ईमेल वाला OTP डालें',
    mobileCodeRequired: 'मोबाइल वाला OTP डालें',
    secondaryCodeRequired: 'दूसरे मोबाइल वाला OTP डालें',
    codeLength: `${contactCodeLength}\u00a0अंकों का सही OTP डालें`,
  },
  'domain/access/login': {
    identifierRequired: 'ईमेल या मोबाइल नंबर डालें',
    identifierInvalid: 'सही ईमेल या 10\u00a0अंकों का मोबाइल नंबर डालें',
    passwordRequired,
    passwordShort,
  },
  'domain/access/other-ways-in': {
    emailInvalid: 'सही ईमेल डालें',
    codeInvalid: '6\u00a0अंकों का सही OTP डालें',
    newPasswordRequired: 'नया पासवर्ड डालें',
    newPasswordAgainRequired: 'पासवर्ड फिर से डालें',
    passwordsDiffer,
    newPasswordsDiffer: `${passwordsDiffer}!`,
  },
  'domain/retry': {
    noConnection: 'नेटवर्क नहीं है। अपने आप फिर कोशिश होगी।',
    refused: 'सर्वर चालू है, पर इस पोर्टल से बात नहीं कर रहा। अपने आप फिर कोशिश होगी।',
    serverProblem: (time) => `सर्वर में दिक्कत है। अगली कोशिश ${time} बजे होगी।`,
    serverProblemSoon: 'सर्वर में दिक्कत है। अपने आप फिर कोशिश होगी।',
    askedToWait: (time) => `मार्केटप्लेस ने रुकने को कहा है। अगली कोशिश ${time} बजे होगी।`,
    askedToWaitSoon: 'मार्केटप्लेस ने रुकने को कहा है। अपने आप फिर कोशिश होगी।',
    strangerAnswered: (time) =>
      `जवाब मार्केटप्लेस से नहीं, बीच में किसी और से आया, जैसे वाई-फाई के लॉग इन पेज से। वाई-फाई लॉग इन मांगे, तो पहले वह करें। अगली कोशिश ${time} बजे होगी।`,
    strangerAnsweredSoon:
      'जवाब मार्केटप्लेस से नहीं, बीच में किसी और से आया, जैसे वाई-फाई के लॉग इन पेज से। वाई-फाई लॉग इन मांगे, तो पहले वह करें। अपने आप फिर कोशिश होगी।',
    unclear: (time) => `मार्केटप्लेस ने नहीं बताया कि यह उसे मिला या नहीं। ${time} बजे फिर पूछा जाएगा।`,
    unclearSoon: 'मार्केटप्लेस ने नहीं बताया कि यह उसे मिला या नहीं। अपने आप फिर पूछा जाएगा।',
    loginNeeded: 'इसे भेजने के लिए लॉग इन करें।',
  },
  'domain/person': {
    firstName: 'नाम',
    lastName: 'सरनेम',
    email: 'ईमेल',
    primaryPhone: 'मुख्य मोबाइल नंबर',
    secondaryPhone: 'दूसरा मोबाइल नंबर',
    twoWayAuth: 'लॉग इन में दोहरी जांच',
    mobileHint: '10\u00a0अंक, पहला अंक 6 से 9',
  },
  'domain/print': { byHand: 'शेयर मेन्यू से प्रिंट करें।' },
  'domain/sample': { word: 'नमूना', closeLabel: 'बंद करें' },
  'domain/sample#sampleTexts': {
    passwordStays: 'पासवर्ड बदलना यहां सिर्फ नमूना है: न कुछ भेजा जाता है, न सेव होता है। आपका पासवर्ड वही रहेगा।',
  },
  'domain/shared': {
    notKept: 'यह डिवाइस आपका भरा हुआ सेव नहीं करने दे रहा। यह पेज छोड़ने पर वह मिट जाएगा।',
    refused:
      'सर्वर चालू है, पर इस पोर्टल से बात नहीं कर रहा। आपका नेटवर्क ठीक है। मार्केटप्लेस को बताएं। आपने जो भरा है, वह बना रहेगा।',
  },
  'domain/signed-in': {
    underReview: `आपके रजिस्ट्रेशन की जांच चल रही है। इसमें ${reviewHours.from} से ${reviewHours.to}\u00a0घंटे लगते हैं, ज्यादा नहीं।`,
    storeUnreadable: (why) => `इस डिवाइस में क्या भेजना बाकी है, यह अभी पता नहीं। ${why}`,
    sellerUnknown: 'यह पता नहीं कि यह रजिस्ट्रेशन किसका है। आगे बढ़ने के लिए फिर से लॉग इन करें। इस डिवाइस में जो सेव है, वह बना रहेगा।',
    lostTrack:
      'मार्केटप्लेस को कौन-से स्टेप मिल चुके हैं, यह रिकॉर्ड इस डिवाइस में नहीं रहा। फिर से लॉग इन करें। तब यहां सेव किए स्टेप सही क्रम से जाएंगे।',
    logInAgain: 'फिर से लॉग इन करें',
  },
  'domain/steps/rules': {
    previousStepsFirst: 'पहले पिछले स्टेप पूरे करें।',
    nicknameTaken: (name) => `“${name}” नाम किसी और का है। कोई दूसरा चुनें।`,
    accountNumbersDiffer: 'दोनों जगह एक ही खाता नंबर डालें',
    signatureEmpty: 'हस्ताक्षर करें, या अपना नाम टाइप करें',
    signatureNameEmpty: 'अपना नाम टाइप करें, या हस्ताक्षर करें',
    signaturePictureEmpty: 'हस्ताक्षर की फोटो चुनें, या किसी और तरीके से हस्ताक्षर करें',
    signatureUnclear: 'स्याही और कागज अलग नहीं दिख रहे। सफेद कागज पर गहरे पेन से हस्ताक्षर करें, और फोटो में सिर्फ कागज रखें।',
    signatureTooDetailed: 'इतनी लकीरों वाला हस्ताक्षर भेजा नहीं जा सकता। मिटाकर फिर से करें।',
    fileNotPicture: 'JPG या PNG फोटो चुनें। यह फाइल असल में कुछ और है।',
    fileTooLarge: `${megabytes}\u00a0MB से छोटी फोटो चुनें`,
    fileTooManyPixels: 'कम पिक्सल वाली फोटो चुनें। यह इतनी बड़ी है कि फोन में नहीं खुलेगी।',
    fileHoldsMore: 'इस फोटो की फाइल में कुछ और भी है। दूसरी फोटो चुनें, या इसकी नई फोटो खींच लें।',
    fileMisnamed: (format) => `यह फाइल असल में ${format} है, पर नाम से कुछ और लगती है। नाम बदलें, या दूसरी फाइल चुनें।`,
    fileDamaged: 'यह फोटो खराब है। दूसरी चुनें।',
    gstNumberShape: 'GST नंबर में 15\u00a0अक्षर और अंक होते हैं, जैसे 27AAPFU0939F1ZV। यह वैसा नहीं लगता। चाहें तो ऐसे ही आगे बढ़ें।',
    gstNumberChecksum: 'आखिरी अक्षर बाकी नंबर से मेल नहीं खाता। एक बार मिला लें। चाहें तो ऐसे ही आगे बढ़ें।',
    panShape: 'PAN में 10\u00a0अक्षर और अंक होते हैं, जैसे AAPFU0939F। यह वैसा नहीं लगता। चाहें तो ऐसे ही आगे बढ़ें।',
    panDiffers: 'यह PAN, GST नंबर वाले PAN से अलग है। चाहें तो ऐसे ही आगे बढ़ें।',
    gstMobileShape: 'यह 10\u00a0अंकों का मोबाइल नंबर नहीं लगता। चाहें तो ऐसे ही आगे बढ़ें।',
    ifscShape: 'IFSC में 11\u00a0अक्षर और अंक होते हैं, जैसे HDFC0001234। यह वैसा नहीं लगता। चाहें तो ऐसे ही आगे बढ़ें।',
    pincodeShape: 'पिन कोड में 6\u00a0अंक होते हैं, पहला 0 नहीं होता। चाहें तो ऐसे ही आगे बढ़ें।',
  },
  'domain/steps': {
    locked: 'बाद में खुलेगा',
    'in-progress': 'चल रहा है',
    waiting: 'भेजना बाकी',
    sending: 'भेजा जा रहा है',
    sent: 'भेज दिया',
    attention: 'बदलाव चाहिए',
  },
  'domain/command': {
    untitled: 'सेव की हुई एंट्री',
    refused: 'मार्केटप्लेस ने यह नहीं लिया।',
    serverSaid: (message) => `मार्केटप्लेस ने कहा: ${message}`,
    notDone: (why) => `यह डिवाइस इसे सेव नहीं कर पाया। ${why} कुछ नहीं बदला, फिर कोशिश करें।`,
    things: {
      order: (id, deeds) => `ऑर्डर ${id}: ${deeds}`,
      number: (number, deed) => `इनवॉइस नंबर ${number}: ${deed}`,
    },
    deeds: {
      'order-pack': 'पैक किया',
      'order-cancel': 'कैंसल किया',
      'order-handover': 'कूरियर को दिया',
      'order-dispatch': 'रवाना किया',
      'order-outcome': 'नतीजा बताया',
      'order-taken-out': 'पार्सल निकाला',
      'document-void': 'काम में नहीं आया',
    },
  },
  'domain/storage': {
    full: 'इस डिवाइस का स्टोरेज भर गया है। थोड़ी जगह खाली करें, जैसे फोटो, वीडियो या ऐप हटाकर।',
    blocked: 'किसी दूसरे टैब में इस ऐप का पुराना वर्शन खुला है। इस ऐप के बाकी सब टैब बंद करें।',
    newer: 'ऐप के नए वर्शन ने यहां का स्टोरेज बदल दिया है। इस ऐप के सब टैब बंद करें और नेटवर्क होने पर फिर खोलें।',
    none: 'यह ब्राउजर ऐप को कुछ सेव नहीं करने देता, जैसे प्राइवेट विंडो में। सेव करने की इजाजत दें, या ऐप को आम विंडो में खोलें।',
    'too-many': 'इस डिवाइस में अब और काम सेव नहीं हो सकते। नेटवर्क से जुड़ें, ताकि बाकी काम भेजे जाएं।',
    closed: 'ब्राउजर ने इस डिवाइस का स्टोरेज बंद कर दिया है। वह अपने आप फिर खुलेगा। देर लगे तो ऐप दोबारा खोलें।',
  },
  'domain/date': {
    today: 'आज',
    yesterday: 'कल',
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    clock: (time, hour) => `${partOfDay(hour)} ${time}`,
  },
  'domain/review': {
    signed: (time) => `हस्ताक्षर: ${time}`,
    underReview: 'जांच चल रही है',
    since: 'जांच शुरू हुई',
    resultBetween: 'नतीजा इस बीच',
    span: (from, to) => `${from} से ${to}`,
    until: (time) => `जांच ज्यादा से ज्यादा ${time} तक चलेगी`,
    ended: (time) => `जांच के ${reviewHours.to}\u00a0घंटे ${time} बजे पूरे हुए`,
    overdue: `आखिरी स्टेप भेजे ${reviewHours.to}\u00a0घंटे से ज्यादा हुए, पर यहां अब तक कोई नतीजा नहीं आया।`,
    readyTitle: 'क्या तैयार रखें',
    ready: [
      'GST सर्टिफिकेट, PAN कार्ड और एक चेक, अगर मार्केटप्लेस देखना चाहे',
      'वे फोन, जिनके नंबर रजिस्टर्ड हैं',
      'पहले प्रोडक्ट की फोटो, दाम और स्टॉक',
    ],
    askAnewLink: 'नतीजा जानने के लिए फिर से लॉग इन करें',
    nobodyTitle: 'जवाब न आया हो तो',
    nobody: (reference) => `मार्केटप्लेस से पूछें और यह रेफरेंस बताएं: ${reference}। आपका रजिस्ट्रेशन पहुंच चुका है, दोबारा भेजना जरूरी नहीं।`,
  },
  // Abbreviated: on a narrow phone the review's tape has no room for घंटे.
  'domain/review/tape': { hours: (hours) => `${hours}\u00a0घं॰` },
} satisfies {
  'catalogues/listed': typeof listWords
  domain: typeof ruleTexts
  'domain/access/login': typeof loginTexts
  'domain/access/other-ways-in': typeof otherWaysInTexts
  'domain/retry': typeof retryTexts
  'domain/person': typeof personTexts
  'domain/print': typeof printTexts
  'domain/sample': typeof sampleWord
  'domain/sample#sampleTexts': typeof sampleTexts
  'domain/shared': typeof sharedTexts
  'domain/signed-in': typeof signedInTexts
  'domain/steps/rules': typeof stepRuleTexts
  'domain/steps': typeof stepStatusNames
  'domain/command': typeof commandTexts
  'domain/storage': typeof storageTexts
  'domain/date': typeof dateWords
  'domain/review': typeof reviewTexts
  'domain/review/tape': { readonly hours: (hours: number) => string }
}
