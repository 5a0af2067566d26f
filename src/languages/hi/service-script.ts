import { reviewHours } from '@/contract/limits'
import type { ScriptLine } from '@/contract/presenter/actions'
import { seedSellerOf, shopSellers, situationSellers } from '@mocks/scenarios/seed-sellers'

const { registered } = situationSellers
const [storyteller = ''] = registered.name.split(' ')
const packer = shopSellers.cancelledInQueue
const shipper = seedSellerOf('seller-step-6')

/** What a presenter says and shows, by the ids of the script's lines. */
export const scriptWords = {
  register: {
    title: 'एक सेलर रजिस्टर करती हैं',
    say: `${registered.name} एक छोटा फॉर्म भरती हैं। लिखते-लिखते ही ईमेल और नंबर की जांच हो जाती है।`,
    show: '“यह ईमेल चलेगा” दिखाएं।',
  },
  codes: {
    title: 'तीन OTP, एक स्क्रीन',
    say: `${storyteller} अपना ईमेल और दोनों नंबर एक साथ वेरिफाई करती हैं।`,
    show: 'जो OTP भेजे जाते, वे यहां मैसेज बॉक्स में हैं।',
  },
  onboarding: {
    title: 'दुकान तक पांच स्टेप',
    say: `${storyteller} लॉग इन करके पांच में से पहले स्टेप पर हैं। हर अक्षर लिखते ही सेव होता है।`,
    show: 'दिखाएं कि दुकान का नाम कैसे लिखा जा रहा है।',
  },
  'network-goes': {
    title: 'नेटवर्क जाता है',
    say: `नेटवर्क चला गया, पर ${storyteller} का काम चलता है। दो स्टेप फोन में सेव हैं और अपनी बारी पर जाएंगे।`,
    show: '“ऑफलाइन” और “भेजना बाकी” दिखाएं।',
  },
  reload: {
    title: 'बिना नेटवर्क फिर खोला',
    say: 'ऐप बंद करके फिर खोला, अब भी नेटवर्क नहीं। ऐप चलता है और कुछ नहीं खोया।',
    show: 'दोनों स्टेप अब भी “भेजना बाकी” में हैं।',
  },
  'network-back': {
    title: 'नेटवर्क लौट आया',
    say: 'किसी को कुछ नहीं दबाना पड़ता। स्टेप अपने आप जाते हैं, एक के बाद एक।',
    show: '“भेज दिया” दिखाएं। यहां लॉग में दोनों कॉल हैं।',
  },
  nickname: {
    title: 'मार्केटप्लेस मना करता है',
    say: `दूसरी सेलर, ${situationSellers.rejectedNickname.name}। दुकान का नाम किसी और का है, और पीछे वाला स्टेप रुका है।`,
    show: 'कोई और नाम लिखकर सेव करें। दोनों स्टेप चले जाते हैं।',
  },
  'answer-lost': {
    title: 'एक जवाब खो जाता है',
    say: `एक और सेलर, ${shipper.name}। सर्वर ने स्टेप सेव किया, पर उसका जवाब नहीं पहुंचा। ऐप उसी key से फिर पूछता है, कुछ दो बार नहीं होता।`,
    show: 'यहां लॉग में वही key दो बार है।',
  },
  'session-ends': {
    title: 'बीच में लॉग इन खत्म',
    say: `एक और सेलर, ${situationSellers.sessionEnded.name}। स्टेप जाने से पहले लॉग इन का समय खत्म हो गया। स्टेप फोन में ही है।`,
    show: '“आगे बढ़ें” दबाएं, स्टेप चला जाता है।',
  },
  'under-review': {
    title: 'जांच चल रही है',
    say: `एक और सेलर, ${seedSellerOf('seller-under-review').name}। पांचों स्टेप पहुंच गए।`,
    show: 'डैशबोर्ड बताता है कि अब क्या होगा और कब तक।',
  },
  'two-days-on': {
    title: 'दो दिन बाद',
    say: `घड़ी ${reviewHours.to}\u00a0घंटे आगे की, जितनी देर में जांच पूरी होनी चाहिए। ऐप वही कहता है, जो उसे पता है।`,
    show: 'यहां लिखा है कि ज्यादा समय लग रहा है, और किससे पूछें।',
  },
  godown: {
    title: 'काम का एक दिन',
    say: `एक और सेलर, ${packer.name}, जिनकी दुकान खुली है। गेट पर थोड़ा नेटवर्क था, नीचे गोदाम में नहीं है। उनके ऑर्डर फोन में हैं।`,
    show: 'दिखाएं कि क्या पैक करना बाकी है और कब तक।',
  },
  'packed-offline': {
    title: 'बिना नेटवर्क पैक किया',
    say: 'वे दो ऑर्डर पैक करती हैं। दोनों तुरंत सेव होकर टूटी लकीर में दिखते हैं: इस फोन में।',
    show: 'पैक हुए दोनों ऑर्डर और “इस फोन में” दिखाएं।',
  },
  'cancelled-meanwhile': {
    title: 'ग्राहक का मन बदलता है',
    say: 'इस बीच एक ऑर्डर का ग्राहक उसे कैंसल कर देता है। गोदाम में यह किसी को पता नहीं, और ऐप दिखावा नहीं करता।',
    show: 'ऑर्डर अब भी इस फोन में पैक दिखता है।',
  },
  'at-the-gate': {
    title: 'फिर गेट पर',
    say: 'एक मिनट का नेटवर्क। एक पैकिंग पहुंच जाती है, दूसरी नामंजूर होती है। सिर्फ वही पार्सल ध्यान मांगता है।',
    show: '“निकाल लिया” दबाएं, दिन आगे बढ़ता है।',
  },
} satisfies Readonly<Record<string, Pick<ScriptLine, 'title' | 'say' | 'show'>>>
