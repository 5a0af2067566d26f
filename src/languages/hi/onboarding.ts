import { reviewHours } from '@/contract/limits'
import type { checkTexts } from '@/features/onboarding/check/texts'
import type { confirmationTexts } from '@/features/onboarding/confirmation/texts'
import type { sharedPictureTexts } from '@/features/onboarding/gst/shared-picture-texts'
import type { signatureTexts } from '@/features/onboarding/signature/texts'
import type { onboardingTexts } from '@/features/onboarding/texts'

/** The five steps, the signature, and the record of the registration. */
export const onboarding = {
  'features/onboarding': {
    title: 'रजिस्ट्रेशन पूरा करें',
    stepsLabel: 'रजिस्ट्रेशन के स्टेप',
    stepOf: (position, all) => `स्टेप\u00a0${position}, कुल\u00a0${all}`,
    back: 'वापस',
    next: 'आगे',
    saveAndNext: 'सेव करके आगे बढ़ें',
    submitSignature: 'हस्ताक्षर जमा करें',
    sending: 'भेजा जा रहा है…',
    fixErrors: 'पहले बताई गई जानकारी ठीक करें।',
    savedOnDevice: 'इस डिवाइस में सेव हो गया। नेटवर्क आते ही भेज दिया जाएगा।',
    savedHere: 'इस डिवाइस में सेव हो गया।',
    beingSent: 'इस डिवाइस में सेव हो गया। भेजा जा रहा है।',
    noAnswer: (time) => `जवाब नहीं आया। अगली कोशिश ${time} बजे होगी।`,
    noAnswerSoon: 'जवाब नहीं आया। अपने आप फिर कोशिश होगी।',
    refusedLater: 'आपका पिछला सेव किया स्टेप मंजूर नहीं हुआ। बाकी सब वैसा ही है।',
    undecided: 'मार्केटप्लेस ने नहीं बताया कि यह स्टेप उसे मिला या नहीं। “भेजना बाकी” में जाकर आप तय करें।',
    heldBack: 'स्टेप क्रम से भेजे जाते हैं: इससे पहले वाला अभी बाकी है।',
    seeWaiting: 'देखें',
    waitsOnPhone: (count, what) => `इस फोन में भेजना बाकी: ${count}\u00a0${what === 'steps' ? 'स्टेप' : 'काम'}`,
    waitsOnDevice: (count, what) => `इस डिवाइस में भेजना बाकी: ${count}\u00a0${what === 'steps' ? 'स्टेप' : 'काम'}`,
    refusedHelp: 'जो बदलना है, बदलें और स्टेप दोबारा सेव करें।',
    notStored: (why) => `यह स्टेप सेव नहीं हुआ। आपने जो भरा है, वह स्क्रीन पर है। ${why} फिर दोबारा सेव करें।`,
    storageUnreachable: (why) => `अभी स्टेप सेव नहीं हो सकते। ${why} फिर यह पेज अपने आप चलेगा।`,
    storageLost: (why) =>
      `${why} तब तक यह स्क्रीन खुली रखें: आपने जो भरा है, वह सिर्फ यहीं है। स्टोरेज चालू होते ही वह सेव हो जाएगा।`,
    mobileUnknown:
      'हस्ताक्षर के साथ मोबाइल नंबर जाता है, जो इस डिवाइस में नहीं है। नेटवर्क आने पर मार्केटप्लेस से पूछ लिया जाएगा। जल्दी हो तो उसी नंबर से लॉग इन करें। हस्ताक्षर सेव रहेगा।',
    kept: (time) => `${time} बजे ड्राफ्ट में रखा गया`,
    draftUnreadable: 'यहां पहले जो भरा था, उसे ऐप का यह वर्शन पढ़ नहीं पा रहा। वह “भेजना बाकी” में रखा है।',
    draftDamaged: 'यहां पहले जो भरा था, वह इस डिवाइस में खराब हो गया है: ब्राउजर उसे अब पढ़ नहीं पा रहा। उसे फिर से भरें।',
    heldElsewhere: {
      sent: 'यह स्टेप मार्केटप्लेस के पास है, पर इस डिवाइस में इसका कुछ नहीं है।',
      'under-way': 'यह स्टेप सेव हो चुका है और मार्केटप्लेस को भेजा जाना है, पर इस फॉर्म में इसका कुछ नहीं है।',
    },
    asLongAsUnchanged:
      'यहां कुछ न बदलें, तो कुछ सेव नहीं होगा। कुछ बदलकर सेव करने पर पूरा स्टेप बदल जाएगा।',
    clearStep: 'यह स्टेप खाली करें',
    clearStepQuestion: 'इस स्टेप में आपने जो भरा है, वह मिटाना है?',
    clearStepYes: 'मिटा दें',
    clearStepNo: 'रहने दें',
    notCleared: 'ड्राफ्ट इस डिवाइस से नहीं हटा। कुछ नहीं बदला, फिर कोशिश करें।',
    tooLong: (limit) => `किसी एक जगह ${limit} से ज्यादा अक्षर हैं, इसलिए यह स्टेप सेव नहीं हुआ। उसे छोटा करके दोबारा सेव करें।`,
    finishedLink: 'देखें, रजिस्ट्रेशन कहां तक पहुंचा',
    loading: 'सेव किया स्टेप खुल रहा है…',
  },
  'features/onboarding/check': {
    title: 'अपनी जानकारी जांच लें',
    intro: 'हस्ताक्षर इन चार स्टेप के लिए है। कुछ खाली हो, तब भी हस्ताक्षर हो जाएगा।',
    notFilledIn: 'खाली है',
    missing: (names) => `खाली है: ${names}`,
    notHeld: 'यहां आपने जो भरा था, वह इस डिवाइस में नहीं है।',
    kept: {
      'not-saved': 'सिर्फ ड्राफ्ट: यह स्टेप अभी सेव नहीं हुआ।',
      changed: 'सेव करने के बाद बदला गया: बदलाव अभी सिर्फ ड्राफ्ट है।',
      unknown: 'यह ड्राफ्ट है: जो भेजा गया, वह इस डिवाइस में नहीं है।',
    },
    change: (step) => `बदलें: ${step}`,
    backToAnswers: 'अपनी जानकारी पर वापस',
  },
  'features/onboarding/confirmation': {
    congratulations: 'वाह! बधाई हो!',
    onItsWay: 'सब भर गया। सारे स्टेप पहुंचते ही आपके रजिस्ट्रेशन की जांच शुरू होगी।',
    stillWaiting: (count) => `बस थोड़ा और। इस डिवाइस में भेजना बाकी: ${count}\u00a0स्टेप।`,
    changesWait: (count) => `इस डिवाइस में भेजना बाकी: ${count}\u00a0स्टेप।`,
    incompleteTitle: 'बस थोड़ा और',
    incomplete: 'कुछ स्टेप अभी बाकी हैं। सारे स्टेप पहुंचते ही आपके रजिस्ट्रेशन की जांच शुरू होगी।',
    attention: 'एक स्टेप में बदलाव चाहिए। उसके बाद ही रजिस्ट्रेशन की जांच शुरू होगी।',
    changeAttention: 'एक स्टेप में बदलाव चाहिए।',
    reviewAfter: `फिर जांच में ${reviewHours.from} से ${reviewHours.to}\u00a0घंटे लगते हैं, ज्यादा नहीं।`,
    approved: 'आपका रजिस्ट्रेशन मंजूर हो गया।',
    checklist: 'आपका रजिस्ट्रेशन',
    registration: 'रजिस्ट्रेशन',
    storeName: 'दुकान का नाम',
    reference: 'रेफरेंस',
    paidTo: 'पैसे यहां आएंगे',
    sent: 'भेज दिया',
    signature: 'आपका हस्ताक्षर',
    continueLink: 'बाकी रजिस्ट्रेशन पूरा करें',
    waitingLink: 'देखें, इस डिवाइस में क्या बाकी है',
    home: 'होम पर जाएं',
    print: 'प्रिंट करें',
    product: 'सेलर पोर्टल',
    recordOf: 'रजिस्ट्रेशन का रिकॉर्ड',
    foot: 'पूरी लकीर: मार्केटप्लेस तक पहुंच गया। टूटी लकीर: अभी डिवाइस में है। यह पेज संभालकर रखें। यह टैक्स का कागज नहीं है।',
  },
  'features/onboarding/shared-picture': {
    question: 'यह फोटो पोर्टल में शेयर की गई थी। क्या यह आपका GST सर्टिफिकेट है?',
    use: 'सर्टिफिकेट में लगाएं',
    useInstead: 'इसे लगाएं',
    replaceQuestion: 'ऊपर चुनी फोटो हट जाएगी। बदलना है?',
    replace: 'बदल दें',
    keep: 'रहने दें',
    notRemoved: 'यह फोटो इस डिवाइस से नहीं हटी। फिर कोशिश करें।',
    taken: 'अब यही सर्टिफिकेट है।',
  },
  'features/onboarding/signature': {
    intro: 'उंगली, पेन या माउस से हस्ताक्षर करें। यह हस्ताक्षर आपकी ओर से रिटर्न और सामान बदलने की इजाजत देता है।',
    method: 'हस्ताक्षर कैसे करना है?',
    draw: 'हाथ से करें',
    type: 'नाम टाइप करें',
    usePicture: 'हस्ताक्षर की फोटो दें',
    picture: 'आपके हस्ताक्षर की फोटो',
    pictureHint: 'सफेद कागज पर गहरी स्याही, फोटो में सिर्फ कागज। सिर्फ स्याही रखी जाती है।',
    selectPicture: 'फोटो चुनें',
    canvasEmpty: 'हस्ताक्षर की जगह, अभी खाली। यहां हस्ताक्षर करें, या “नाम टाइप करें” चुनें।',
    canvasSigned: (strokes) => `हस्ताक्षर की जगह, हस्ताक्षर हो गया, लकीरें: ${strokes}।`,
    clear: 'मिटाएं',
    undo: 'एक लकीर हटाएं',
    cleared: 'हस्ताक्षर मिट गया',
    undone: 'आखिरी लकीर हट गई',
    name: 'आपका पूरा नाम',
    nameHint: 'यही आपका हस्ताक्षर बनेगा',
    preview: (name) => `हस्ताक्षर: ${name}`,
  },
} satisfies {
  'features/onboarding': typeof onboardingTexts
  'features/onboarding/check': typeof checkTexts
  'features/onboarding/confirmation': typeof confirmationTexts
  'features/onboarding/shared-picture': typeof sharedPictureTexts
  'features/onboarding/signature': typeof signatureTexts
}
