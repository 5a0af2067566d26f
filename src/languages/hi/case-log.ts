import type { caseLogTexts, caseTypeNames } from '@/features/case-log/texts'

/** The case log; its examples stand in `sample-cases`. */
export const caseLog = {
  'features/case-log': {
    titles: { '/caselog': 'शिकायतें', '/caselog/messages': 'शिकायतों के मैसेज' },
    create: 'शिकायत दर्ज करें',
    cases: 'शिकायतें',
    status: { pending: 'बाकी', resolved: 'हल हो चुकीं' },
    noCases: 'यहां कोई शिकायत नहीं।',
    newMessages: (count: number) => (count === 1 ? '1\u00a0नया मैसेज' : `${count}\u00a0नए मैसेज`),
    casesWithNew: (count: number) => `${count}\u00a0बिना पढ़ी`,
    draft: 'ड्राफ्ट',
    back: 'सभी शिकायतें',
    noneChosen: 'कोई शिकायत चुनें',
    noneChosenText: 'उसके मैसेज यहां पढ़ें और लिखें।',
    notRead: 'यह शिकायत अभी पढ़ी नहीं जा सकती',
    unknown: 'शिकायत नहीं मिली',
    unknownText: 'इस लिंक की शिकायत इस डिवाइस में नहीं है। शायद “नमूने वापस लाएं” से हट गई।',
    messagesOf: (subject: string) => `मैसेज: ${subject}`,
    noMessages: 'अभी कोई मैसेज नहीं।',
    earlier: 'पुराने मैसेज',
    new: 'नए मैसेज',
    sender: { seller: 'आप', support: 'सपोर्ट' },
    onThisDevice: 'इसी डिवाइस में',
    message: 'मैसेज',
    placeholder: 'मैसेज लिखें',
    send: 'भेजें',
    sending: 'भेजा जा रहा है…',
    samples: 'ये नमूने हैं, आपकी दुकान के नहीं। यहां कोई जवाब नहीं देता। आपका लिखा इसी डिवाइस में रहता है।',
    staysHere: 'आपका लिखा इसी डिवाइस में रहता है।',
    keyboardHint: 'Enter से मैसेज जाता है, Shift + Enter से नई लाइन आती है।',
    readOnly: 'यह शिकायत हल हो चुकी है, अब सिर्फ पढ़ने के लिए है। बात बाकी हो तो नई शिकायत दर्ज करें।',
    form: {
      close: 'बंद करें',
      intro: 'दर्ज करने तक आपका लिखा इसी डिवाइस में रहता है।',
      labels: { type: 'किस बारे में', subject: 'विषय', description: 'पूरी बात' },
      chooseType: 'कोई एक चुनें',
      submit: 'दर्ज करें',
      submitting: 'दर्ज हो रही है…',
      missing: (labels: readonly string[]) => `ये भरना बाकी है: ${labels.join(', ')}।`,
      ready: 'सब कुछ भर गया।',
    },
  },
  /** The types go out in English; these are their labels. */
  'features/case-log#caseTypeNames': {
    TDS: 'TDS',
    TCS: 'TCS',
    Payment: 'पेमेंट',
    Shipment: 'शिपमेंट',
    Advertising: 'विज्ञापन',
  },
} satisfies {
  'features/case-log': typeof caseLogTexts
  'features/case-log#caseTypeNames': typeof caseTypeNames
}
