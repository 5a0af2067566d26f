import type { sampleTexts } from '@/samples/texts'

/** What is said of samples. */
export const samples = {
  samples: {
    fixed: 'ये नमूने हैं, आपकी दुकान के नहीं।',
    changeable: 'ये नमूने हैं, आपकी दुकान के नहीं। यहां के बदलाव इसी डिवाइस में रहते हैं।',
    restore: 'नमूने वापस लाएं',
    restoreQuestion: 'यहां जो जोड़ा या बदला है, सब हटाएं?',
    restoreYes: 'हां, हटाएं',
    restoreNo: 'मेरे बदलाव रखें',
    restored: 'नमूने फिर पहले जैसे हैं।',
    unavailable: 'इस डिवाइस का स्टोरेज अभी पढ़ा नहीं जा रहा। यहां जोड़ा हुआ न दिखेगा, न सेव होगा।',
    sellerUnknown: 'पता नहीं चला कि ये बदलाव किसके हैं। यहां जोड़ा हुआ न दिखेगा, न सेव होगा। फिर लॉग इन करें।',
    notStored: (reason) =>
      reason === 'full'
        ? 'इस डिवाइस का स्टोरेज भर गया है, इसलिए सेव नहीं हुआ। थोड़ी जगह खाली करके फिर कोशिश करें।'
        : 'इस डिवाइस में सेव नहीं हुआ। फिर कोशिश करें।',
  },
} satisfies { samples: typeof sampleTexts }
