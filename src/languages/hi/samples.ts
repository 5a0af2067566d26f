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
    unavailable: (why) => `यहां जोड़ा हुआ अभी न दिखेगा, न सेव होगा। ${why}`,
    sellerUnknown: 'पता नहीं चला कि ये बदलाव किसके हैं। यहां जोड़ा हुआ न दिखेगा, न सेव होगा। फिर लॉग इन करें।',
    notStored: (why) => `यह सेव नहीं हुआ। ${why} फिर दोबारा कोशिश करें।`,
  },
} satisfies { samples: typeof sampleTexts }
