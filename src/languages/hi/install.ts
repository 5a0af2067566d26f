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
} satisfies { 'features/install': typeof installTexts }
