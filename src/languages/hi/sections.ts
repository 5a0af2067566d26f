import type { nearestTexts } from '@/features/sections/nearest-places'
import type { sectionPurposes } from '@/features/sections/sections'
import type { sectionTexts } from '@/features/sections/texts'

/** Sections of the menu that have no screen yet. */
export const sections = {
  'features/sections': {
    notYet: 'यह हिस्सा इस वर्शन में अभी नहीं है।',
    nothingHidden: 'आपका कुछ छिपा या खोया नहीं है। यह स्क्रीन अभी बनी नहीं है।',
    nearest: 'अभी आपके काम का',
    unasked: 'एक बार नेटवर्क से जुड़ें: इस फोन को अभी पता नहीं कि यह आपके मार्केटप्लेस में है या नहीं।',
    sellerUnknown: 'इस डिवाइस को याद नहीं कि लॉग इन किस सेलर का है, इसलिए यह दिख नहीं सकता। फिर से लॉग इन करें।',
    notApproved: 'रजिस्ट्रेशन मंजूर होते ही यह खुल जाएगा।',
  },
  /** Each section's purpose. */
  'features/sections/sections': {
    '/products/add-existing': 'यह हिस्सा मार्केटप्लेस पर पहले से बिक रहा प्रोडक्ट अपने दाम और स्टॉक के साथ जोड़ने के लिए है।',
    '/products/add-new': 'यह हिस्सा ऐसा प्रोडक्ट जोड़ने के लिए है, जो मार्केटप्लेस पर अभी कोई नहीं बेचता।',
    '/products/draft': 'यह हिस्सा उन लिस्टिंग के लिए है, जो शुरू हुईं पर अभी जमा नहीं हुईं।',
    '/products/rejected': 'यह हिस्सा नामंजूर लिस्टिंग के लिए है, हर एक की वजह के साथ।',
    '/brands/apply': 'यह हिस्सा किसी ब्रांड का माल बेचने की मंजूरी मांगने के लिए है, जरूरी कागजों के साथ।',
    '/brands/manage': 'यह हिस्सा उन ब्रांड के लिए है, जिन्हें बेचने की मंजूरी आपके पास है।',
    '/inventory/all': 'यह हिस्सा आपके हर प्रोडक्ट के स्टॉक और दाम के लिए है।',
    '/inventory/out-of-stock': 'यह हिस्सा उन प्रोडक्ट के लिए है, जो स्टॉक खत्म होने से बिक नहीं रहे।',
    '/inventory/suppressed': 'यह हिस्सा उन प्रोडक्ट के लिए है, जो कुछ ठीक होने तक ग्राहकों से छिपे हैं।',
    '/orders/lazy-ship': 'यह हिस्सा उन ऑर्डर के लिए है, जिन्हें मार्केटप्लेस का कूरियर आपसे ले जाता है (लेजी शिपिंग)।',
    '/orders/self-ship': 'यह हिस्सा उन ऑर्डर के लिए है, जिन्हें ग्राहक तक भेजना आपके जिम्मे है (सेल्फ शिपिंग)।',
    '/orders/bundle': 'यह हिस्सा उन ऑर्डर के लिए है, जिनमें ग्राहक के कई ऑर्डर एक पार्सल में जाते हैं।',
    '/orders/shipment-files': 'यह हिस्सा शिपमेंट की फाइलों के लिए है, जैसे लेबल।',
    '/returns/lazy': 'यह हिस्सा लेजी शिपिंग वाले ऑर्डर के रिटर्न के लिए है।',
    '/returns/self': 'यह हिस्सा सेल्फ शिपिंग वाले ऑर्डर के रिटर्न के लिए है।',
    '/replacements/lazy': 'यह हिस्सा उस माल के लिए है, जो लेजी शिपिंग से बदलकर भेजा जाना है।',
    '/replacements/self': 'यह हिस्सा उस माल के लिए है, जो आपको सेल्फ शिपिंग से बदलकर भेजना है।',
    '/cancelled/lazy': 'यह हिस्सा लेजी शिपिंग वाले कैंसल ऑर्डर के लिए है।',
    '/cancelled/self': 'यह हिस्सा सेल्फ शिपिंग वाले कैंसल ऑर्डर के लिए है।',
    '/claims/queries': 'यह हिस्सा उन क्लेम के लिए है, जिनमें मार्केटप्लेस ने आपसे कुछ पूछा है।',
    '/claims/approved': 'यह हिस्सा मंजूर क्लेम के लिए है।',
    '/claims/rejected': 'यह हिस्सा नामंजूर क्लेम के लिए है, हर एक की वजह के साथ।',
    '/invoices/sale': 'यह हिस्सा आपकी बिक्री के इनवॉइस के लिए है।',
    '/invoices/seller': 'यह हिस्सा मार्केटप्लेस की फीस के इनवॉइस के लिए है।',
  },
  'features/sections/nearest-places': {
    terms: { label: 'सेवा की शर्तें पढ़ें', description: 'यहां क्या बेचना ठीक है और क्या नहीं, यह सेवा की शर्तों में है।' },
    returnPolicy: { label: 'रिटर्न और रिफंड पॉलिसी पढ़ें', description: 'माल और पैसा कैसे लौटता है, यह रिटर्न और रिफंड पॉलिसी में है।' },
    shippingPolicy: { label: 'शिपिंग और डिलीवरी पॉलिसी पढ़ें', description: 'ऑर्डर कैसे भेजने हैं, यह शिपिंग और डिलीवरी पॉलिसी में है।' },
    articles: { label: 'मदद के लेख पढ़ें', description: 'सेलर के आम सवालों के जवाब मदद के लेखों में हैं।' },
    profile: { label: 'अपनी प्रोफाइल खोलें', description: 'प्रोफाइल में आपका नाम, ईमेल और मोबाइल नंबर हैं।' },
    caseLog: { label: 'शिकायतें खोलें', description: 'मार्केटप्लेस से जो पूछना हो, वह शिकायतों में लिखें।' },
    caseMessages: { label: 'शिकायतों के मैसेज खोलें', description: 'शिकायत में क्या पूछा गया और क्या जवाब आया, वह मैसेज में है।' },
  },
} satisfies {
  'features/sections': typeof sectionTexts
  'features/sections/sections': typeof sectionPurposes
  'features/sections/nearest-places': typeof nearestTexts
}
