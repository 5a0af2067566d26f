import type { publicTitles } from '@/app/public-titles'
import type { portalTitles } from '@/app/screen-titles'

/** What the screens are called in the browser's tab, and the app on a phone's home screen. */
export const titles = {
  'app/public-titles': {
    '/forgotpassword': 'पासवर्ड याद नहीं',
    '/login': 'सेलर लॉग इन',
    '/otpverification': 'OTP से लॉग इन करें',
    '/outbox': 'भेजना बाकी',
    '/register': 'सेलर अकाउंट बनाएं',
    '/verifyotp': 'ईमेल और मोबाइल वेरिफाई करें',
  },
  'app/presenter/demo-page': { '/demo': 'डेमो कंसोल' },
  'app/screen-titles': {
    '/': 'डैशबोर्ड',
    '/alloffers': 'सभी ऑफर',
    '/articles': 'मदद के लेख',
    '/brands/apply': 'ब्रांड के लिए आवेदन',
    '/brands/manage': 'मेरे ब्रांड',
    '/cancelled/lazy': 'लेजी: कैंसल ऑर्डर',
    '/cancelled/self': 'सेल्फ: कैंसल ऑर्डर',
    '/caselog/': 'शिकायतें',
    '/caselog/messages': 'शिकायतों के मैसेज',
    '/changepassword': 'पासवर्ड बदलें',
    '/claims/approved': 'मंजूर क्लेम',
    '/claims/queries': 'क्लेम के सवाल',
    '/claims/rejected': 'नामंजूर क्लेम',
    '/dashboard': 'डैशबोर्ड',
    '/inventory/all': 'पूरा स्टॉक',
    '/inventory/out-of-stock': 'स्टॉक खत्म',
    '/inventory/suppressed': 'रोका गया स्टॉक',
    '/invoices/sale': 'बिक्री के इनवॉइस',
    '/invoices/seller': 'सेलर के इनवॉइस',
    '/myprofile': 'मेरी प्रोफाइल',
    '/orders/bundle': 'बंडल ऑर्डर',
    '/orders/lazy-ship': 'लेजी शिप ऑर्डर',
    '/orders/self-ship': 'सेल्फ शिप ऑर्डर',
    '/orders/shipment-files': 'शिपमेंट की फाइलें',
    '/policy': 'हमारी पॉलिसी',
    '/productfeedback': 'प्रोडक्ट फीडबैक',
    '/productfeedbackdetails/$id': 'प्रोडक्ट फीडबैक की जानकारी',
    '/products/add-existing': 'मौजूदा प्रोडक्ट जोड़ें',
    '/products/add-new': 'नया प्रोडक्ट जोड़ें',
    '/products/draft': 'ड्राफ्ट प्रोडक्ट',
    '/products/rejected': 'नामंजूर प्रोडक्ट',
    '/referraloffers': 'रेफरल ऑफर',
    '/registrationconfirmationpage': 'रजिस्ट्रेशन कहां तक पहुंचा',
    '/registrationdetails': 'रजिस्ट्रेशन पूरा करें',
    '/replacements/lazy': 'लेजी: बदलकर भेजना',
    '/replacements/self': 'सेल्फ: बदलकर भेजना',
    '/returns/lazy': 'लेजी: रिटर्न',
    '/returns/self': 'सेल्फ: रिटर्न',
    '/sellerfeedback': 'सेलर फीडबैक',
    '/suggestions': 'सुझाव',
    '/updates': 'सूचनाएं',
  },
  'build/web-app-manifest': {
    name: 'सेलर पोर्टल',
    short_name: 'सेलर',
    description: 'रजिस्टर करें और अपनी दुकान चलाएं, नेटवर्क हो या न हो।',
  },
  'build/web-app-manifest#shortcuts': { '/registrationdetails': 'रजिस्ट्रेशन पूरा करें', '/outbox': 'भेजना बाकी' },
  'index.html': {
    description: 'रजिस्टर करें और अपनी दुकान चलाएं, नेटवर्क हो या न हो।',
    noscript: 'सेलर पोर्टल के लिए JavaScript चाहिए।',
  },
} satisfies {
  'app/public-titles': typeof publicTitles
  'app/presenter/demo-page': Readonly<Record<'/demo', string>>
  'app/screen-titles': typeof portalTitles
  'build/web-app-manifest': Readonly<Record<'name' | 'short_name' | 'description', string>>
  'build/web-app-manifest#shortcuts': Readonly<Record<'/registrationdetails' | '/outbox', string>>
  'index.html': { readonly description: string; readonly noscript: string }
}
