import { contactCodeLength } from '@/contract/limits'
import type { changePasswordTexts, profileTexts } from '@/features/profile/texts'

/** The profile and its password. */
export const profile = {
  'features/profile': {
    title: 'मेरी प्रोफाइल',
    loading: 'प्रोफाइल खुल रही है…',
    details: 'आपकी जानकारी',
    contact: 'ईमेल और मोबाइल',
    customers: 'ग्राहकों के लिए',
    labels: {
      customerEmail: 'ग्राहक सेवा ईमेल',
      customerPhone: 'ग्राहक सेवा नंबर',
    },
    on: 'चालू',
    off: 'बंद',
    notGiven: 'खाली',
    edit: 'प्रोफाइल बदलें',
    changePassword: 'पासवर्ड बदलें',
    proofNeeded: 'नया ईमेल या नंबर उस पर आया OTP डालने से ही सेव होता है।',
    optional: 'ये भरना जरूरी नहीं।',
    getCode: 'OTP पाएं',
    getCodeFor: (place: string) => `${place} पर OTP पाएं`,
    places: { email: 'ईमेल', primaryPhone: 'मुख्य मोबाइल', secondaryPhone: 'दूसरे मोबाइल' },
    codes: {
      email: 'ईमेल वाला OTP',
      primaryPhone: 'मुख्य मोबाइल वाला OTP',
      secondaryPhone: 'दूसरे मोबाइल वाला OTP',
    },
    codeHint: `नमूना: कोई भी ${contactCodeLength}\u00a0अंक चलेंगे।`,
    save: 'बदलाव सेव करें',
    saving: 'सेव हो रहा है…',
    saved: 'बदलाव इस डिवाइस में सेव हो गए।',
    cancel: 'रहने दें',
    discard: 'बदलाव हटाएं',
    discardQuestion: 'जो भरा है, उसे हटाएं?',
    discardYes: 'हटाएं',
    discardNo: 'रखें',
    notDiscarded: 'भरा हुआ इस डिवाइस से नहीं हटा। फिर कोशिश करें।',
    kept: 'जो भरा है, वह सेव करने तक इसी डिवाइस में रहेगा।',
  },
  'features/profile#changePasswordTexts': {
    title: 'पासवर्ड बदलें',
    submit: 'पासवर्ड बदलें',
    changed: 'पासवर्ड बदल गया!',
    sampleOnly: 'यह नमूना है: कुछ भेजा या सेव नहीं हुआ। आपका असली पासवर्ड वही है।',
    continueNow: 'अभी प्रोफाइल पर जाएं',
    backToProfile: 'प्रोफाइल पर लौटें',
  },
} satisfies {
  'features/profile': typeof profileTexts
  'features/profile#changePasswordTexts': typeof changePasswordTexts
}
