import type { backendTexts } from '@/features/backend-choice/texts'
import type { installTexts } from '@/features/install/texts'

/** How the app comes onto a device, and which server answers it. */
export const install = {
  'features/install': {
    title: 'ऐप की तरह चलाएं',
    promise: 'सेलर पोर्टल इस डिवाइस में इंस्टॉल करें। इसका अपना आइकन होता है और यह बिना नेटवर्क भी खुलता है।',
    install: 'ऐप इंस्टॉल करें',
    howTo: 'तरीका देखें',
    notNow: 'अभी नहीं',
    guideTitle: 'सेलर पोर्टल इंस्टॉल करें',
    close: 'बंद करें',
    guides: {
      ios: {
        where: 'iPhone और iPad पर यह ब्राउजर के शेयर मेन्यू से इंस्टॉल होता है।',
        find: 'ब्राउजर की पट्टी में शेयर (Share) दबाएं।',
        choose: 'नीचे जाकर होम स्क्रीन में जोड़ें (Add to Home Screen) चुनें।',
        confirm: 'जोड़ें (Add) दबाएं।',
      },
      'firefox-android': {
        where: 'Firefox में यह मेन्यू से इंस्टॉल होता है।',
        find: 'ब्राउजर का मेन्यू खोलें।',
        choose: 'ऐप होम स्क्रीन में जोड़ें (Add app to Home screen) या इंस्टॉल (Install) चुनें।',
        confirm: 'जोड़ें (Add) दबाएं।',
      },
      'safari-mac': {
        where: 'Safari में यह ऊपर की मेन्यू पट्टी से इंस्टॉल होता है।',
        find: 'फाइल (File) मेन्यू खोलें।',
        choose: 'डॉक में जोड़ें (Add to Dock) चुनें।',
        confirm: 'जोड़ें (Add) दबाएं।',
      },
    },
  },
  'features/backend-choice': {
    title: 'सर्वर',
    close: 'पैनल बंद करें',
    demo: 'इस ब्राउजर में',
    demoHelp: 'यह डेमो है। सब कुछ इसी ब्राउजर में चलता है, कोई डेटा इस डिवाइस से बाहर नहीं जाता।',
    real: 'असली सर्वर',
    notConfigured: 'उपलब्ध नहीं: यह पोर्टल असली सर्वर के बिना बना है।',
    consequence: 'ऐप फिर से खुलेगा। हर सर्वर का सेलर, ड्राफ्ट और भेजने को बाकी स्टेप अलग हैं।',
    goToDemo: 'इसी ब्राउजर का डेमो चलाएं',
    goToReal: 'असली सर्वर चलाएं',
    failed: 'यह नहीं हुआ। फिर कोशिश करें या पेज दोबारा खोलें।',
    needsSecureContext: 'यहां नहीं चलेगा: ब्राउजर डेमो को सिर्फ https पर या इसी मशीन पर चलने देता है।',
    needsConnection: 'डेमो अभी इस डिवाइस में नहीं है। एक बार नेटवर्क से जुड़कर फिर कोशिश करें।',
    usesDemo: 'यह डेमो है: सब कुछ इसी ब्राउजर में चलता है।',
    usesReal: (host: string) => `${host} से जुड़ा है।`,
    realNotAvailable: 'असली सर्वर उपलब्ध नहीं: यह पोर्टल उसके बिना बना है।',
  },
} satisfies { 'features/install': typeof installTexts; 'features/backend-choice': typeof backendTexts }
