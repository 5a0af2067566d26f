import type { DemoCatalogues } from '../catalogues'

/** What the frame says of the demo, and of the choice between it and a real backend. */
export const demoShell = {
  'app/shell/log-out-elsewhere': {
    real: 'असली सर्वर से भी लॉग आउट करें, वहां के बाकी स्टेप बने रहेंगे',
    demo: 'डेमो से भी लॉग आउट करें, वहां के बाकी स्टेप बने रहेंगे',
  },
  'app/shell/link-question': {
    title: 'यह लिंक खोलना है?',
    backend: {
      demo: 'यह लिंक डेमो खोलता है। आप असली सर्वर पर लॉग इन हैं: वापस आने तक वहां का लॉग इन रुका रहेगा और बाकी स्टेप नहीं भेजे जाएंगे।',
      real: 'यह लिंक असली सर्वर खोलता है। आप डेमो में लॉग इन हैं: वापस आने तक वहां का लॉग इन रुका रहेगा।',
    },
    scenario: {
      session: (title) => `यह लिंक “${title}” चलाता है और आपको लॉग आउट करता है। अभी कुछ नहीं हुआ है।`,
      entries: (title) => `यह लिंक “${title}” चलाता है और यहां भरी हुई वे चीजें मिटाता है जो भेजी नहीं गईं। अभी कुछ नहीं हुआ है।`,
    },
    stay: { session: 'लॉग इन रहें', entries: 'भरा हुआ रहने दें' },
    play: { session: 'लॉग आउट करके चलाएं', entries: 'मिटाकर चलाएं' },
  },
  'app/shell/backend-mark': {
    demo: { name: 'डेमो', label: 'डेमो: प्रेजेंटर का पैनल खोलें', warned: (warning) => `डेमो: प्रेजेंटर का पैनल खोलें। ${warning}` },
    real: { name: 'असली', label: 'असली सर्वर: बदलने का पैनल खोलें', warned: (warning) => `असली सर्वर: बदलने का पैनल खोलें। ${warning}` },
  },
  'features/access/login/notices#demo': { 'data-replaced': 'दूसरे टैब ने डेमो शुरू से कर दिया, या डेमो की कॉपी खोली।' },
  'features/backend-choice': {
    title: 'सर्वर',
    close: 'पैनल बंद करें',
    demo: 'इस ब्राउजर में',
    demoHelp: 'यह डेमो है। सब कुछ इसी ब्राउजर में चलता है, कोई डेटा इस डिवाइस से बाहर नहीं जाता।',
    real: 'असली सर्वर',
    notConfigured: 'यहां नहीं है: यह पोर्टल असली सर्वर के बिना बना है।',
    consequence: 'ऐप दोबारा खुलेगा। हर सर्वर में सेलर, ड्राफ्ट और बाकी स्टेप अलग रहते हैं।',
    goToDemo: 'इसी ब्राउजर का डेमो चलाएं',
    goToReal: 'असली सर्वर से जुड़ें',
    needsSecureContext: 'यहां नहीं चलेगा: ब्राउजर डेमो को सिर्फ https पर या इसी मशीन पर चलने देता है।',
    trouble: {
      failed: 'यह नहीं हुआ। फिर कोशिश करें या पेज दोबारा खोलें।',
      'needs-connection': 'डेमो अभी इस डिवाइस में नहीं है। एक बार नेटवर्क से जुड़कर फिर कोशिश करें।',
      'loses-entries': 'आपका भरा हुआ इस डिवाइस में सेव नहीं हो सका। अभी जाने पर वह मिट जाएगा। फिर भी जाना हो तो पहले वह फॉर्म छोड़ दें।',
    },
    usesDemo: 'यह डेमो है: सब कुछ इसी ब्राउजर में चलता है।',
    usesReal: (host: string) => `${host} से जुड़ा है।`,
    realNotAvailable: 'असली सर्वर यहां नहीं है: यह पोर्टल उसके बिना बना है।',
  },
  'app/presenter/demo-page': { '/demo': 'डेमो कंसोल' },
} satisfies Omit<DemoCatalogues, `features/demo${string}`>
