import type { failureMessages, networkFailureMessages, otpMessages } from '@/contract/messages'
import type { choiceNames } from '@/domain/steps/choice-names'
import type { stepWords } from '@/contract/step-words'

/** What the contract says where a backend has no words of its own, and how its values are shown. */
export const contract = {
  'contract/step-words': {
    3: { title: 'GST की जानकारी', accepted: 'GST की जानकारी सेव हो गई।', refused: 'कुछ गड़बड़ हो गई' },
    4: { title: 'बैंक खाते की जानकारी', accepted: 'बैंक की जानकारी सेव हो गई।', refused: 'सेव नहीं हुआ' },
    5: { title: 'पिकअप और रिटर्न का पता', accepted: 'पिकअप और रिटर्न का पता सेव हो गया।', refused: 'जमा नहीं हुआ' },
    6: { title: 'शिपिंग का तरीका', accepted: 'शिपिंग की सेटिंग सेव हो गई।', refused: 'कुछ गड़बड़ हो गई' },
    7: { title: 'डिजिटल हस्ताक्षर', accepted: 'हस्ताक्षर जमा हो गया!', refused: 'कुछ गड़बड़ हो गई' },
  },
  'contract/messages': {
    login: 'लॉग इन नहीं हुआ',
    register: 'सर्वर की दिक्कत से रजिस्ट्रेशन नहीं हुआ।',
    resendOtp: 'OTP दोबारा नहीं भेज पाए।',
    verifyOtp: 'OTP वेरिफाई नहीं हुआ। फिर कोशिश करें।',
  },
  'contract/messages#networkFailureMessages': {
    resendOtp: 'OTP दोबारा नहीं भेज पाए। फिर कोशिश करें।',
    step: 'सर्वर में दिक्कत है',
  },
  'contract/messages#otpMessages': {
    verified: 'OTP वेरिफाई हो गया',
    resent: (channel: string) => `${channel} पर OTP दोबारा भेजा गया`,
  },
  'domain/steps/choice-names': {
    gstTypes: {
      'Regular GST': 'रेगुलर GST',
      'Composit GST': 'कंपोजिशन GST',
      'Enrolment ID': 'एनरोलमेंट ID',
      'No GST': 'GST नहीं है',
    },
    shippingTypes: {
      'Lazy Shipping': 'लेजी शिपिंग',
      'Self Shipping': 'सेल्फ शिपिंग',
      Both: 'दोनों',
    },
    deliveryTypes: {
      Standard: 'स्टैंडर्ड',
      Express: 'एक्सप्रेस',
      'One Day': '1\u00a0दिन में',
      'Two Day': '2\u00a0दिन में',
      'Same Day': 'उसी दिन',
    },
  },
} satisfies {
  'contract/step-words': typeof stepWords
  'contract/messages': typeof failureMessages
  'contract/messages#networkFailureMessages': typeof networkFailureMessages
  'contract/messages#otpMessages': typeof otpMessages
  'domain/steps/choice-names': typeof choiceNames
}
