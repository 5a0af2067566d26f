import type { EndpointName, StepEndpointName } from '@/contract/endpoints'
import type { ReadName } from '@/contract/reads/all-reads'
import type { logTexts } from '@/features/demo/log/texts'
import type { networkTexts } from '@/features/demo/network/texts'
import type { unusualTexts } from '@/features/demo/unusual-text'
import { timeSpan } from './time-span'

const endpoints: Record<Exclude<EndpointName, ReadName | StepEndpointName>, string> = {
  login: 'लॉग इन',
  registeredDetails: 'सेलर की जानकारी',
  register: 'रजिस्ट्रेशन',
  resendOtp: 'नया OTP',
  verifyOtp: 'OTP की जांच',
  signOut: 'लॉग आउट',
  modules: 'मिलने वाले मॉड्यूल',
  record: 'ऑर्डर की खोज',
  orderPack: 'ऑर्डर पैक',
  orderCancel: 'ऑर्डर कैंसल',
  orderHandover: 'ऑर्डर कूरियर को दिया',
  orderDispatch: 'ऑर्डर रवाना',
  orderOutcome: 'ऑर्डर डिलीवर हुआ या नहीं',
  orderTakenOut: 'पार्सल निकाला',
  invoiceSeries: 'इनवॉइस की सीरीज',
  documentVoid: 'बिना काम का नंबर',
}

const reads: Record<ReadName, string> = { offers: 'ऑफर', orders: 'ऑर्डर' }
const titles = { ...endpoints, ...reads }

/** The presenter's network, and the log of what went over it. */
export const demoNetwork = {
  'features/demo/network': {
    connection: 'कनेक्शन',
    networks: { online: 'ऑनलाइन', offline: 'ऑफलाइन', slow: 'धीमा', lossy: 'कमजोर' },
    networkHelp: {
      online: 'हर कॉल पहुंचती है।',
      offline: 'ऐप सर्वर से कटा है, जैसे नेटवर्क चला गया हो। पेज दोबारा खोलने पर भी ऐसा ही रहता है।',
      slow: 'हर कॉल में समय लगता है, जैसे भीड़ वाले नेटवर्क पर। पेज दोबारा खोलने पर भी ऐसा ही रहता है।',
      lossy: 'तीन में से एक कॉल खो जाती है, जैसे लिफ्ट में। पेज दोबारा खोलने पर भी ऐसा ही रहता है।',
    },
    makeFail: 'कॉल में गड़बड़ी करें',
    failure: 'क्या हो',
    failures: {
      '401': '401, लॉग इन नहीं है',
      '409': '409, सेव किए डेटा से मेल नहीं',
      '422': '422, सर्वर की मनाही',
      '429': '429, बहुत ज्यादा कॉल (Retry-After)',
      '500': '500, सर्वर में दिक्कत',
      'time-out': 'टाइम-आउट, कोई जवाब नहीं',
      'answer-lost': 'काम हुआ, पर जवाब खो गया',
    },
    share: 'कौन-सी कॉल',
    shares: { next: 'अगली कॉल', third: 'तीन में से एक कॉल', half: 'हर दूसरी कॉल', every: 'हर कॉल' },
    target: 'किस एंडपॉइंट पर',
    any: 'कोई भी, ऐप के अपने आप पूछे गए भी',
    endpoint: (name: Exclude<EndpointName, StepEndpointName>) => titles[name],
    plan: 'तय करें',
    planned: 'तय की हुई गड़बड़ियां',
    isPlanned: (failure: string) => `तय: ${failure}`,
    nothingPlanned: 'कोई गड़बड़ी तय नहीं है।',
    remove: 'हटाएं',
    removeThat: (failure: string) => `हटाएं: ${failure}`,
  },
  'features/demo/log': {
    help: 'कॉल और सॉकेट इवेंट, सबसे नए ऊपर। पासवर्ड, टोकन और OTP छिपे हैं।',
    filter: 'खोजें',
    kind: 'दिखाएं',
    kinds: { all: 'सब', calls: 'कॉल', events: 'सॉकेट इवेंट', failed: 'नाकाम कॉल' },
    count: (shown: number, all: number) => `${all} में से ${shown}`,
    empty: 'अभी कोई कॉल नहीं हुई।',
    nothingFits: 'ऐसा कुछ नहीं मिला।',
    copy: 'JSON कॉपी करें',
    clear: 'खाली करें',
    running: 'चल रही है',
    noAnswer: 'जवाब नहीं',
    directions: { 'to-service': 'सर्वर को', 'to-app': 'ऐप को' },
    key: (key: string) => `Key ${key}`,
    request: 'रिक्वेस्ट',
    answer: 'जवाब',
    payload: 'डेटा',
    interferences: {
      '401': 'जानबूझकर 401 दिया',
      '409': 'जानबूझकर 409 दिया',
      '422': 'जानबूझकर 422 दिया',
      '429': 'जानबूझकर 429 दिया',
      '500': 'जानबूझकर 500 दिया',
      'time-out': 'जानबूझकर जवाब नहीं दिया',
      'answer-lost': 'जानबूझकर जवाब खोया',
      slowed: 'जानबूझकर धीमा किया',
      lost: 'जानबूझकर रास्ते में खोया',
      offline: 'नेटवर्क नहीं',
    },
    nothing: 'कुछ नहीं',
    shortened: (start: string, length: number) => `${start}… (${length}\u00a0अक्षर)`,
    milliseconds: (count: number) => `${count}\u00a0ms`,
    seconds: (count: string) => `${count}\u00a0s`,
  },
  'features/demo/unusual-text': {
    networks: { slow: 'नेटवर्क धीमा है।', lossy: 'नेटवर्क कमजोर है, कॉल खो जाती हैं।' },
    failures: (count: number) => `तय की हुई गड़बड़ियां: ${count}।`,
    clock: {
      ahead: (hours: number, minutes: number) => `घड़ी इस डिवाइस से ${timeSpan(hours, minutes)} आगे है।`,
      behind: (hours: number, minutes: number) => `घड़ी इस डिवाइस से ${timeSpan(hours, minutes)} पीछे है।`,
      littleAhead: 'घड़ी इस डिवाइस से एक मिनट से भी कम आगे है।',
      littleBehind: 'घड़ी इस डिवाइस से एक मिनट से भी कम पीछे है।',
    },
  },
} satisfies {
  'features/demo/network': typeof networkTexts
  'features/demo/log': typeof logTexts
  'features/demo/unusual-text': typeof unusualTexts
}
