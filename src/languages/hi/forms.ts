import { passwordMinimumLength } from '@/contract/limits'
import { shortDateTimeText } from '@/domain/date-texts'
import { amountText } from '@/domain/money-text'
import type { passwordTexts } from '@/forms/password-texts'
import type { resendTexts } from '@/forms/resend-texts'
import type { texts as formTexts } from '@/forms/texts'
import type { listTexts } from '@/lists/texts'
import type { resourceTexts } from '@/resources/texts'

/** The own words of the kits: forms, lists, and what is read from the marketplace. */
export const forms = {
  forms: {
    problemHeading: 'यह ठीक करना है',
    errorPrefix: 'ठीक करें: ',
    sending: 'भेजा जा रहा है…',
    show: 'दिखाएं',
    hide: 'छिपाएं',
    showPassword: 'पासवर्ड दिखाएं',
    hidePassword: 'पासवर्ड छिपाएं',
    remove: 'हटाएं',
    removeFile: (name) => `फाइल हटाएं: ${name}`,
    takePhoto: 'फोटो खींचें',
    checkingFile: 'फाइल देखी जा रही है…',
    fileTaken: (name) => `फाइल चुन ली गई: ${name}`,
    fileNotRead: 'यह फाइल नहीं खुल पाई। ऑनलाइन होने पर फिर कोशिश करें।',
    fileRemoved: 'फाइल हटा दी गई',
    kilobytes: (count) => `${count}\u00a0kB`,
    megabytes: (count) => `${count}\u00a0MB`,
  },
  'forms/password': {
    newPassword: 'नया पासवर्ड',
    hint: `कम से कम ${passwordMinimumLength}\u00a0अक्षर या अंक`,
    toggle: { show: 'पासवर्ड दिखाएं', hide: 'पासवर्ड छिपाएं' },
    confirmPassword: 'पासवर्ड फिर से',
    confirmToggle: { show: 'दोबारा डाला पासवर्ड दिखाएं', hide: 'दोबारा डाला पासवर्ड छिपाएं' },
  },
  'forms/resend': {
    wait: (seconds) => `0:${String(seconds).padStart(2, '0')} बाद दोबारा भेजें`,
    resend: 'OTP दोबारा भेजें',
    resendTo: (channel) => `${channel} पर OTP दोबारा भेजें`,
    resending: 'भेजा जा रहा है…',
    canResend: 'अब OTP दोबारा भेजा जा सकता है',
  },
  lists: {
    page: (page) => `पेज ${page}`,
    previous: 'पिछला',
    next: 'अगला',
    clear: 'खोज मिटाएं',
    nothingMatches: (words) => `“${words}” से कुछ नहीं मिला।`,
    stillReading: 'इस फोन में जो है, वह अभी पढ़ा जा रहा है। एक पल रुकें।',
    noneHere: 'यहां अभी कुछ नहीं है।',
    seeCategory: (category, count) => `देखें: ${category} ${amountText(count)}`,
    categories: 'क्या दिखाएं',
    sort: 'क्रम',
    onThisPhone: 'इस फोन में',
    select: (name) => `${name} चुनें`,
    selectAll: (count) => `सभी ${count} चुनें`,
    selected: (count) => `चुने हुए: ${count}`,
    notShown: (count) => `यहां नहीं दिखते: ${count}`,
    clearSelection: 'चुनाव हटाएं',
    atMost: (count) => `एक साथ ज्यादा से ज्यादा ${count} चुनें।`,
    staysAsItIs: (names, why) => `${names}: ${why}`,
    doIt: 'हां',
    leaveIt: 'नहीं',
    back: 'लिस्ट पर वापस',
    noneOpen: 'यहां देखने के लिए लिस्ट से चुनें।',
    unknown: (id) => `${id} इस लिस्ट में नहीं है`,
    unknownText: 'शायद वह हट गया, या इस फोन में नहीं रखा जाता।',
    details: 'जानकारी',
    happened: 'अब तक क्या हुआ',
    notNow: (action, why) => `${action}: अभी नहीं। ${why}`,
    nextOne: (name) => `अगला: ${name}`,
  },
  resources: {
    nothing: 'इस फोन में अभी कुछ नहीं है। एक बार नेटवर्क से जुड़ें।',
    firstRead: 'इस फोन में अभी कुछ नहीं है। मार्केटप्लेस से जवाब आते ही यहां दिखेगा।',
    putOff: (why) => `इस फोन में अभी कुछ नहीं है। ${why}`,
    notOffered: 'आपके मार्केटप्लेस में यह अभी नहीं है।',
    unreadable: 'मार्केटप्लेस का जवाब पढ़ा नहीं जा सका। अपने आप फिर पूछा जाएगा।',
    unread: (count) =>
      count === 1
        ? 'मार्केटप्लेस की एक एंट्री पढ़ी नहीं जा सकी। वह यहां नहीं है, या पहले जैसी दिख रही है।'
        : `मार्केटप्लेस की ${count}\u00a0एंट्री पढ़ी नहीं जा सकीं। वे यहां नहीं हैं, या पहले जैसी दिख रही हैं।`,
    unavailable: (why) => `इस डिवाइस में जो है, वह अभी नहीं दिख सकता। ${why}`,
    outOfReach: 'इस डिवाइस का स्टोरेज अभी नहीं खुल रहा। यहां जो दिख रहा है, वह पहले का है।',
    asOf: (at) => `${shortDateTimeText(at)} बजे तक की जानकारी`,
  },
} satisfies {
  forms: typeof formTexts
  'forms/password': typeof passwordTexts
  'forms/resend': typeof resendTexts
  lists: typeof listTexts
  resources: typeof resourceTexts
}
