import type { aboutTexts } from '@/features/about/texts'

/** What is said of the app itself. */
export const about = {
  'features/about': {
    version: 'वर्शन',
    offline: 'नेटवर्क न होने पर',
    readiness: {
      'no-worker': 'यह ब्राउजर ऐप को यहां नहीं रखता। ऐप नेटवर्क होने पर ही खुलेगा।',
      'under-way': 'अभी तैयार नहीं: ऐप इस डिवाइस में रखा जा रहा है।',
      incomplete: 'अभी तैयार नहीं: ऐप के कुछ हिस्से इस डिवाइस में नहीं हैं। नेटवर्क आते ही वे ले लिए जाएंगे।',
      full: 'तैयार नहीं: इस डिवाइस का स्टोरेज भर गया है और ऐप के कुछ हिस्से इसमें नहीं हैं। थोड़ी जगह खाली करके ऐप दोबारा खोलें।',
    },
    language: 'भाषा',
    sources: 'जानकारी कहां से ली गई',
    sourcesIntro: 'आप जो कोड डालें, वह इसी डिवाइस में देखा जाता है। वह कहीं भेजा नहीं जाता।',
    branches: (count, day) => `बैंकों के IFSC कोड: ${count}, ${day} तक के।`,
    places: (count, day) => `पिन कोड: ${count}, ${day} तक के। सिर्फ जिला और राज्य लिए गए हैं, लद्दाख अलग से।`,
    rates: (day) => `GST रेट: ${day} तक की जानकारी।`,
    licences: 'लाइसेंस',
    licencesIntro: 'यह ऐप कई लोगों के खुले काम पर बना है।',
    licencesLink: 'सभी लाइसेंस पढ़ें',
  },
} satisfies { 'features/about': typeof aboutTexts }
