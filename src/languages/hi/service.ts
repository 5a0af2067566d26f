import type { ContactChannel } from '@/contract/contact-channels'
import type { cancelledBy } from '@/contract/reads/orders/orders'
import { contract } from './contract'
import type { Words } from '../words'
import type { channelNames, fieldNames, texts } from '@mocks/engine/texts'

const codeNames: Record<ContactChannel, string> = {
  email: 'ईमेल वाला OTP',
  mobile: 'मोबाइल वाला OTP',
  secondary: 'दूसरे मोबाइल वाला OTP',
}

const cancellations: Record<(typeof cancelledBy)[number], string> = {
  customer: 'ग्राहक ने यह ऑर्डर कैंसल कर दिया।',
  seller: 'आपने यह ऑर्डर कैंसल कर दिया।',
  marketplace: 'मार्केटप्लेस ने यह ऑर्डर कैंसल कर दिया।',
}

const inTime = (seconds: number): string =>
  seconds < 120 ? `${seconds}\u00a0सेकंड` : `${Math.ceil(seconds / 60)}\u00a0मिनट`

const again = (seconds: number): string => `${inTime(seconds)} बाद फिर कोशिश करें।`

/** What the service answers in words. */
export const serviceWords = {
  channelNames: { email: 'ईमेल', mobile: 'मोबाइल', secondary: 'दूसरे मोबाइल' },
  texts: {
    notFound: 'इस पते पर कुछ नहीं है।',
    wrongMethod: (method: string) => `यह पता सिर्फ ${method} लेता है।`,
    notJson: 'रिक्वेस्ट JSON में भेजें।',
    badJson: 'रिक्वेस्ट पढ़ी नहीं गई: यह सही JSON नहीं है।',
    notText: 'रिक्वेस्ट पढ़ी नहीं गई: यह सही UTF-8 नहीं है।',
    notHttp: 'रिक्वेस्ट पढ़ी नहीं गई: यह सही HTTP नहीं है।',
    encoded: 'रिक्वेस्ट बिना कंप्रेस किए भेजें।',
    upgrade: 'यह पता सिर्फ सादा HTTP/1.1 लेता है।',
    tooLarge: 'रिक्वेस्ट बहुत बड़ी है।',
    headersTooLarge: 'रिक्वेस्ट के हेडर बहुत बड़े हैं।',
    tooSlow: 'रिक्वेस्ट आने में बहुत देर लगी।',
    noObject: 'रिक्वेस्ट में वह नहीं है, जो यहां चाहिए।',
    serverError: 'हमारी तरफ कुछ गड़बड़ हो गई। फिर कोशिश करें।',
    signInFirst: 'आगे बढ़ने के लिए लॉग इन करें।',
    sessionEnded: 'लॉग इन का समय खत्म हो गया। आगे बढ़ने के लिए फिर से लॉग इन करें।',
    otherSeller: 'लॉग इन किसी और सेलर का है।',
    conflict: 'यह आपकी पहले दी हुई जानकारी से मेल नहीं खाता। एक बार जांचकर फिर कोशिश करें।',
    notAccepted: 'यह जानकारी नहीं ली जा सकी। एक बार जांचकर फिर कोशिश करें।',
    tooManyRequests: (seconds: number) => `बहुत ज्यादा कोशिशें हुईं। ${again(seconds)}`,

    fieldMissing: (field: string) => `यह भरना बाकी है: ${field}।`,
    fieldWrong: (field: string) => `इसे ठीक करें: ${field}।`,

    wrongLogin: 'ईमेल, मोबाइल नंबर या पासवर्ड मेल नहीं खाता।',
    tooManyWrongPasswords: (seconds: number) => `कई बार लॉग इन नहीं हुआ। ${again(seconds)}`,
    verifyFirst: 'आपका ईमेल और मोबाइल नंबर अभी वेरिफाई नहीं हुए। नए OTP के लिए उसी जानकारी से फिर रजिस्टर करें।',

    emailTaken: 'यह ईमेल पहले से रजिस्टर्ड है',
    mobileTaken: 'यह मोबाइल नंबर पहले से रजिस्टर्ड है',
    phonesDisagree: (field: string) => `दो जगह अलग नंबर हैं: ${field}।`,
    passwordsDiffer: 'दोनों जगह एक ही पासवर्ड डालें',
    samePhones: 'दूसरा नंबर मुख्य नंबर से अलग रखें',
    unknownSeller: 'इस सेलर ID का कोई रजिस्ट्रेशन नहीं है। फिर से रजिस्टर करें।',
    alreadyRegistered: 'यह रजिस्ट्रेशन पहले ही वेरिफाई हो चुका है। लॉग इन करें।',
    registered: 'रजिस्ट्रेशन मिल गया। ईमेल और दोनों मोबाइल नंबरों पर OTP भेजे जा रहे हैं।',

    resendTooSoon: (seconds: number) => `नया OTP ${seconds}\u00a0सेकंड बाद मांगें।`,
    tooManyCodes: (seconds: number) => `बहुत ज्यादा OTP भेजे जा चुके हैं। ${again(seconds)}`,
    tooManyWrongCodes: (seconds: number) => `OTP कई बार मेल नहीं खाया। ${again(seconds)}`,
    wrongCodes: (wrong: readonly { readonly channel: ContactChannel; readonly triesLeft: number }[]) =>
      wrong
        .map(({ channel, triesLeft }) =>
          triesLeft === 0
            ? `${codeNames[channel]} मेल नहीं खाया और मौके खत्म हो गए। नया OTP मांगें।`
            : `${codeNames[channel]} मेल नहीं खाया। बाकी मौके: ${triesLeft}।`,
        )
        .join(' '),
    unusableCodes: (channels: readonly ContactChannel[]) =>
      `अब काम के नहीं: ${channels.map((channel) => codeNames[channel]).join(', ')}। नया OTP मांगें।`,

    completeFirst: (step: keyof (typeof contract)['contract/step-words']) => `पहले यह स्टेप पूरा करें: ${contract['contract/step-words'][step].title}।`,
    nicknameTaken: (name: string) => `“${name}” नाम किसी और का है। कोई दूसरा चुनें।`,
    accountsDiffer: 'दोनों जगह एक ही खाता नंबर डालें',
    otherMobile: 'यह वह मोबाइल नंबर नहीं है, जिससे रजिस्ट्रेशन हुआ था।',
    badSignature: (width: number, height: number) => `हस्ताक्षर ${width} × ${height}\u00a0पिक्सल की PNG तस्वीर होनी चाहिए।`,
    emptySignature: 'हस्ताक्षर खाली है। हस्ताक्षर करके फिर भेजें।',

    notApproved: 'रजिस्ट्रेशन मंजूर होने पर यह खुल जाएगा।',
    orderUnknown: 'इस नंबर का कोई ऑर्डर नहीं है।',
    orderOfAnother: 'यह ऑर्डर किसी और सेलर का है।',
    orderChanged: 'आपके देखने के बाद यह ऑर्डर बदल गया है। इसे फिर से देखें।',
    orderCancelled: (by: (typeof cancelledBy)[number]) => cancellations[by],
    orderNotPacked: 'यह ऑर्डर अभी पैक नहीं हुआ।',
    orderPacked: 'यह ऑर्डर पैक हो चुका है, या किसी और तरीके से जाता है।',
    orderGone: 'यह ऑर्डर निकल चुका है।',
    numberTaken: (number: string) => `${number} नंबर पहले ही काम आ चुका है।`,

    cursorUnknown: 'यह cursor अब नहीं चलता। इसके बिना फिर पूछें।',

    badKey: 'Idempotency-Key ठीक नहीं है।',
    keyRunning: 'यही रिक्वेस्ट अभी चल रही है।',
    keyReused: 'यह Idempotency-Key किसी और रिक्वेस्ट में काम आ चुकी है।',
  },
  fieldNames: {
    email: 'ईमेल',
    password: 'पासवर्ड',
    confirmPassword: 'पासवर्ड फिर से',
    firstName: 'नाम',
    lastName: 'सरनेम',
    primaryPhone: 'मुख्य मोबाइल नंबर',
    secondaryPhone: 'दूसरा मोबाइल नंबर',
    secondarymobile: 'दूसरा मोबाइल नंबर',
    whatsappNotify: 'WhatsApp पर सूचनाएं',
    twoWayAuth: 'लॉग इन में दोहरी जांच',
    type: 'OTP कहां आए',
    emailOtp: 'ईमेल वाला OTP',
    mobileOtp: 'मोबाइल वाला OTP',
    secondarymobileOtp: 'दूसरे मोबाइल वाला OTP',
    sellerId: 'सेलर ID',
    nickname: 'दुकान का नाम',
    gstType: 'GST टाइप',
    accountHolderName: 'खाताधारक का नाम',
    accountNumber: 'खाता नंबर',
    confirmAccountNumber: 'खाता नंबर फिर से',
    accountType: 'कौन-सा खाता',
    ifscCode: 'IFSC कोड',
    pickupAddress: 'पिकअप का पता',
    returnAddress: 'रिटर्न का पता',
    doorNo: 'मकान या दुकान नंबर',
    apartment: 'अपार्टमेंट या बिल्डिंग',
    address: 'गली और इलाका',
    landmark: 'लैंडमार्क',
    pincode: 'पिन कोड',
    city: 'शहर',
    state: 'राज्य',
    country: 'देश',
    shippingType: 'शिपिंग का तरीका',
    deliveryTypes: 'डिलीवरी के तरीके',
    cutoffTimes: 'ऑर्डर का आखिरी समय',
    standardExpress: 'स्टैंडर्ड और एक्सप्रेस डिलीवरी',
    standardExpressPeriod: 'स्टैंडर्ड और एक्सप्रेस डिलीवरी, AM या PM',
    oneTwoDay: '1 और 2\u00a0दिन वाली डिलीवरी',
    oneTwoDayPeriod: '1 और 2\u00a0दिन वाली डिलीवरी, AM या PM',
    sameDay: 'उसी दिन वाली डिलीवरी',
    sameDayPeriod: 'उसी दिन वाली डिलीवरी, AM या PM',
    mobile: 'मोबाइल नंबर',
    signUrl: 'हस्ताक्षर',
    authReturn: 'रिटर्न की मंजूरी',
    authReplace: 'बदलकर भेजने की मंजूरी',
    id: 'ऑर्डर',
    rev: 'कितनी बार बदला',
    grams: 'वजन',
    sides: 'नाप',
    invoiceNumber: 'इनवॉइस नंबर',
    at: 'समय',
    reason: 'वजह',
    lineIds: 'सामान',
    manifestId: 'मैनिफेस्ट',
    courier: 'कूरियर',
    tracking: 'ट्रैकिंग नंबर',
    day: 'दिन',
    delivered: 'डिलीवर हुआ या नहीं',
    phoneId: 'फोन',
    year: 'वित्तीय साल',
    number: 'नंबर',
  },
} satisfies { channelNames: Words<typeof channelNames>; texts: Words<typeof texts>; fieldNames: typeof fieldNames }
