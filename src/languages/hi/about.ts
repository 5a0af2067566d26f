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
    },
    language: 'भाषा',
    sources: 'सलाह कहां से आती है',
    sourcesIntro: 'आप जो कोड डालें, वह इसी डिवाइस में देखा जाता है। बाहर किसी से नहीं पूछा जाता।',
    branches: (count, day) => `बैंक: ${count} IFSC कोड, ${day} तक के।`,
    places: (count, day) => `जगहें: ${count} पिन कोड, ${day} तक के। सिर्फ जिला और राज्य रखे गए हैं, लद्दाख अलग है।`,
    rates: (day) => `GST रेट: ${day} तक की जानकारी।`,
    licences: 'लाइसेंस',
    licencesIntro: 'यह ऐप औरों के काम की मदद से बना है।',
    licencesLink: 'सभी लाइसेंस पढ़ें',
  },
} satisfies { 'features/about': typeof aboutTexts }
