import { certificateMaximumBytes } from '@/domain/portal-limits'
import type { codeTexts } from '@/domain/codes/texts'
import type { addressTexts } from '@/domain/steps/addresses-texts'
import type { bankTexts } from '@/domain/steps/bank-texts'
import type { gstTexts } from '@/domain/steps/gst-texts'
import type { shippingTexts } from '@/domain/steps/shipping-texts'

/** The fields of the five onboarding steps. */
export const steps = {
  'domain/codes': {
    gstStateUnknown: (code) => `कोड ${code} किसी राज्य का नहीं है। चाहें तो ऐसे ही आगे बढ़ें।`,
    registeredIn: (state) => `GST नंबर का राज्य: ${state}`,
    registeredElsewhere: (state, pickup) => `GST नंबर का राज्य: ${state}। पिकअप का राज्य: ${pickup}। चाहें तो ऐसे ही आगे बढ़ें।`,
    pickupElsewhere: (state) => `आपके GST नंबर का राज्य: ${state}। चाहें तो ऐसे ही आगे बढ़ें।`,
    panHolders: {
      A: 'व्यक्तियों के समूह (AOP) का',
      B: 'व्यक्तियों के निकाय (BOI) का',
      C: 'कंपनी का',
      F: 'फर्म या LLP का',
      G: 'सरकार का',
      H: 'हिंदू अविभाजित परिवार (HUF) का',
      J: 'कानून से बनी संस्था का',
      L: 'स्थानीय निकाय का',
      P: 'किसी व्यक्ति का',
      T: 'ट्रस्ट का',
    },
    panHolderUnknown: (letter) => `किसी PAN का चौथा अक्षर ${letter} नहीं होता। चाहें तो ऐसे ही आगे बढ़ें।`,
    offeredPan: (pan) => `${pan} डालें`,
    ratesEnded: (most, tobacco, asOf) => `12% और 28% रेट ${most} को खत्म हुए, तंबाकू पर 28% ${tobacco} तक रहा। यह जानकारी ${asOf} की है।`,
    branchKnown: 'यह IFSC सूची में है',
    notKnown: (asOf) => `${asOf} की सूची में नहीं है। चाहें तो ऐसे ही आगे बढ़ें।`,
    placeFilledIn: (place) => `भर दिया: ${place}`,
    undo: 'हटाएं',
    placeElsewhere: (pin, state) => `${pin} का राज्य: ${state}। चाहें तो ऐसे ही आगे बढ़ें।`,
  },
  'domain/steps/gst': {
    nickname: 'दुकान का नाम',
    nicknameHint: 'ग्राहक यही नाम देखते हैं',
    gstType: 'GST टाइप',
    businessName: 'GST में कारोबार का नाम',
    gstNumber: 'GST नंबर',
    gstNumberHint: '15\u00a0अक्षर और अंक, GST सर्टिफिकेट पर',
    gstMobile: 'GST वाला मोबाइल नंबर',
    gstMobileHint: 'जो नंबर GST में रजिस्टर्ड है',
    gstPan: 'GST वाला PAN',
    gstPanHint: '10\u00a0अक्षर और अंक, PAN कार्ड पर',
    gstRate: 'GST रेट',
    gstRateEmpty: 'रेट चुनें',
    enrolmentId: 'एनरोलमेंट ID',
    enrolmentIdHint: '15\u00a0अक्षर और अंक, GST एनरोलमेंट से',
    certificate: `GST सर्टिफिकेट, JPG या PNG, ${certificateMaximumBytes / (1024 * 1024)}\u00a0MB तक`,
    certificateShort: 'GST सर्टिफिकेट',
    selectCertificate: 'फोटो चुनें',
    keptHere: 'दुकान का नाम और GST टाइप मार्केटप्लेस को भेजे जाते हैं। बाकी जानकारी इसी डिवाइस में रहती है।',
  },
  'domain/steps/bank': {
    accountHolderName: 'खाताधारक का नाम',
    accountHolderNameHint: 'जैसा पासबुक या चेक पर छपा है',
    accountNumber: 'खाता नंबर',
    accountEnding: (digits) => `खाता XX${digits}`,
    confirmAccountNumber: 'खाता नंबर फिर से',
    accountType: 'कौन-सा खाता',
    accountTypes: { savings: 'सेविंग', current: 'करंट' },
    ifscCode: 'IFSC कोड',
    ifscCodeHint: '11\u00a0अक्षर और अंक, चेक पर छपे होते हैं',
  },
  'domain/steps/addresses': {
    pickup: 'पिकअप का पता',
    return: 'रिटर्न का पता',
    sameAsPickup: 'रिटर्न का पता भी पिकअप वाला ही है',
    samePlace: 'पिकअप वाला ही पता',
    partOf: (part, address) => `${part} (${address})`,
    returnCopied: 'रिटर्न का पता, जैसा भेजा जाएगा',
    doorNo: 'मकान या दुकान नंबर',
    apartment: 'अपार्टमेंट या बिल्डिंग',
    address: 'गली और इलाका',
    landmark: 'लैंडमार्क',
    pincode: 'पिन कोड',
    pincodeHint: '6\u00a0अंक',
    city: 'शहर',
    state: 'राज्य',
    stateEmpty: 'राज्य या केंद्र शासित प्रदेश चुनें',
    country: 'देश',
  },
  'domain/steps/shipping': {
    shippingType: 'शिपिंग का तरीका',
    shippingTypes: {
      'Lazy Shipping': 'हमारा कूरियर पिकअप के पते से पार्सल ले जाता है।',
      'Self Shipping': 'कूरियर आप चुनें और पार्सल खुद भेजें।',
      Both: 'हर ऑर्डर पर आप तय करें।',
    },
    deliveryTypes: 'डिलीवरी के तरीके',
    deliveryTypesHint: 'आपकी दुकान से जो-जो हो, सब चुनें',
    cutoffs: 'ऑर्डर का आखिरी समय',
    cutoffsHint: 'इस समय तक आया ऑर्डर उसी दिन दुकान से निकल जाता है',
    cutoff: (time) => `${time} बजे से पहले आए ऑर्डर उसी दिन निकलेंगे, बाद वाले अगले दिन।`,
    cutoffEmpty: (time) => `समय न डालें तो ${time} बजे माना जाएगा।`,
    timeOfDay: (clock) => clock,
    groupUntil: (group, time) => `${group}: ${time}`,
    groups: {
      standardExpress: 'स्टैंडर्ड और एक्सप्रेस डिलीवरी',
      oneTwoDay: '1 और 2\u00a0दिन वाली डिलीवरी',
      sameDay: 'उसी दिन वाली डिलीवरी',
    },
  },
} satisfies {
  'domain/codes': typeof codeTexts
  'domain/steps/gst': typeof gstTexts
  'domain/steps/bank': typeof bankTexts
  'domain/steps/addresses': typeof addressTexts
  'domain/steps/shipping': typeof shippingTexts
}
