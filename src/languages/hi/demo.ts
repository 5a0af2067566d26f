import { hourMilliseconds as hour, minuteMilliseconds as minute, reviewHours } from '@/contract/limits'
import type { clockTexts } from '@/features/demo/clock/texts'
import type { SectionName } from '@/features/demo/sections'
import type { demoTexts } from '@/features/demo/texts'
import { timeSpan } from './time-span'

const headings: Record<SectionName, string> = {
  script: 'स्क्रिप्ट',
  messages: 'मैसेज बॉक्स',
  start: 'यहां से शुरू करें',
  network: 'नेटवर्क',
  clock: 'घड़ी',
  state: 'डेटा',
  log: 'लॉग',
}

/** The presenter's console. */
export const demo = {
  'features/demo': {
    title: 'डेमो',
    pageTitle: 'डेमो कंसोल',
    intro: 'सब कुछ इसी ब्राउजर में चलता है। कोई डेटा इस डिवाइस से बाहर नहीं जाता।',
    close: 'पैनल बंद करें',
    sections: 'कंसोल के हिस्से',
    headings,
    jumps: { ...headings, messages: 'मैसेज', start: 'शुरू' },
    notKept: 'ब्राउजर में यह सेव नहीं हुआ। यह पेज बंद होने तक चलेगा। सेव करने के लिए डिवाइस में जगह बनाएं।',
    copyOutcomes: { resting: null, copied: 'कॉपी हो गया', refused: 'यहां कॉपी करने की इजाजत नहीं। टेक्स्ट चुनकर कॉपी करें।' },

    scriptHelp: 'दुकान तक तीन मिनट, काम का एक दिन डेढ़ मिनट। बटन दबाएं, लाइन बोलें, बताई चीज दिखाएं, “आगे” से बढ़ें। Alt+Shift+D से पैनल खुलता और बंद होता है।',
    doIt: 'करके दिखाएं',
    doAgain: 'फिर दिखाएं',
    playLine: (words: string, title: string) => `${words}: ${title}`,
    nextLine: (title: string) => `आगे: ${title}`,
    doing: 'हो रहा है…',
    scriptOver: 'यह आखिरी लाइन थी।',
    startOver: 'पहली लाइन पर लौटें',
    playFailed: `यह नहीं हुआ। डिवाइस में जगह बनाएं, या “${headings.state}” से डेमो शुरू से करें। फिर दोबारा दबाएं।`,

    inboxEmpty: 'अभी कोई मैसेज नहीं। कोई रजिस्टर करे, तो OTP यहां आते हैं।',
    channels: { email: 'ईमेल', mobile: 'SMS', secondary: 'SMS' },
    message: (channel: string, to: string) => `${to} पर ${channel}`,
    subject: 'विषय: सेलर पोर्टल का OTP',
    code: (code: string) => `आपका OTP ${code} है`,
    expired: 'समय खत्म',
    used: 'काम आ चुका',
    replaced: 'नया OTP आ गया',
    validUntil: (time: string) => `${time} तक चलेगा।`,
    copy: 'कॉपी करें',
    fill: 'भरें',
    fillAll: 'सारे OTP भरें',

    scenariosHelp: 'एक टैप में लॉग इन होकर सही स्क्रीन खुलती है। नेटवर्क, गड़बड़ी और घड़ी पहले जैसे हो जाते हैं। सब लिंक से भी खुलते हैं।',
    unknownScenario: (id: string) => `“${id}” नाम का तैयार उदाहरण नहीं है, इसलिए कुछ नहीं बदला। सब उदाहरण “${headings.start}” में हैं।`,
    accounts: 'खुद लॉग इन करें',
    accountsHelp: (password: string) => `एक टैप से लॉग इन का फॉर्म भर जाता है। पासवर्ड ${password} है।`,
    atStep: (step: string) => `शुरू में: ${step}`,
    underReview: 'शुरू में: जांच चल रही है',
    withOpenShop: 'दुकान खुली है',

    stateHelp: (password) =>
      `इस डिवाइस के डेमो में डाला हुआ सब कुछ। असली सर्वर का डेटा कभी नहीं बदलता। डेमो की कॉपी में टोकन और पासवर्ड नहीं होते। जहां वह खुले, वहां सबका पासवर्ड ${password} होता है।`,
    reset: 'डेमो शुरू से करें',
    resetQuestion: 'इस डिवाइस के डेमो में डाला हुआ सब हट जाएगा। शुरू से करें?',
    resetYes: 'हां, शुरू से करें',
    resetting: 'शुरू से हो रहा है…',
    resetFailed: 'डेमो शुरू से नहीं हुआ। बाकी टैब बंद करके फिर कोशिश करें।',
    setAside:
      'इस डिवाइस का डेमो डेटा किसी और वर्शन का है और यहां पढ़ा नहीं जा रहा। डेमो नए सिरे से शुरू हुआ। “डेमो शुरू से करें” दबाने तक पुराना डेटा रखा रहेगा।',
    saveSetAside: 'पुराना डेटा सेव करें',
    keep: 'नहीं, रहने दें',
    save: 'डेमो की कॉपी सेव करें',
    saved: 'डेमो की कॉपी डाउनलोड में है।',
    saveFailed: 'डेमो की कॉपी नहीं बनी। फिर कोशिश करें।',
    open: 'डेमो की कॉपी खोलें',
    opening: 'खुल रही है…',
    openQuestion: (file: string) => `इस डिवाइस का सारा डेमो डेटा हटाकर “${file}” फाइल का डेटा लाएं?`,
    openYes: 'हां, बदलें',
    refusals: {
      'not-a-snapshot': 'यह फाइल डेमो की कॉपी नहीं है। यहां से सेव की हुई फाइल चुनें।',
      'newer-version': 'यह कॉपी नए वर्शन में सेव हुई है। यहां अपडेट करें, फिर दोबारा खोलें।',
      damaged: 'यह कॉपी खराब है, इसलिए कुछ नहीं बदला। जहां से आई है, वहां फिर से सेव करें।',
      'not-stored': 'ब्राउजर में यह कॉपी सेव नहीं हुई। डिवाइस में जगह बनाएं, फिर दोबारा खोलें।',
    },
    unreadable: 'यह फाइल नहीं खुली। दोबारा चुनें।',
  },
  'features/demo/clock': {
    now: 'सर्वर का समय',
    same: 'इस डिवाइस के बराबर है।',
    ahead: (hours: number, minutes: number) => `इस डिवाइस से ${timeSpan(hours, minutes)} आगे है।`,
    behind: (hours: number, minutes: number) => `इस डिवाइस से ${timeSpan(hours, minutes)} पीछे है।`,
    littleAhead: 'इस डिवाइस से एक मिनट से भी कम आगे है।',
    littleBehind: 'इस डिवाइस से एक मिनट से भी कम पीछे है।',
    help: 'ऐप सर्वर की घड़ी से चलता है। डिवाइस की अपनी घड़ी नहीं बदलती।',
    moves: [
      { milliseconds: minute, label: '1\u00a0मिनट आगे', effect: 'नया OTP मांगने का समय हो जाता है।' },
      { milliseconds: 10 * minute, label: '10\u00a0मिनट आगे', effect: 'OTP का समय खत्म हो जाता है।' },
      { milliseconds: 12 * hour, label: '12\u00a0घंटे आगे', effect: 'लॉग इन का समय खत्म। जांच इससे पहले पूरी नहीं होती।' },
      { milliseconds: reviewHours.to * hour, label: `${reviewHours.to}\u00a0घंटे आगे`, effect: 'जांच में इससे ज्यादा समय नहीं लगना चाहिए।' },
    ],
    back: 'डिवाइस के समय पर लौटें',
  },
} satisfies { 'features/demo': typeof demoTexts; 'features/demo/clock': typeof clockTexts }
