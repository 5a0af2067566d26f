import type { sampleSuggestions as english } from '@/features/suggestions/sample-suggestions'

/** The examples of suggestions, the newest first within each status. */
export const sampleSuggestions = {
  'features/suggestions/sample-suggestions': {
    all: [
      { id: 'SG-1023', date: '2026-11-17', status: 'inprocess', text: 'एक पिकअप के सारे ऑर्डर के लेबल एक फाइल में छपें, एक पेज पर चार।' },
      { id: 'SG-1021', date: '2026-11-12', status: 'inprocess', text: 'हर ऑर्डर के आगे दिखे कि पेमेंट कब आएगा।' },
      { id: 'SG-1020', date: '2026-11-09', status: 'inprocess', text: 'पिकअप के दो पते हों: साड़ियां करघे से, बाकी माल दुकान से।' },
      { id: 'SG-1018', date: '2026-10-31', status: 'inprocess', text: 'सेलर ऐप में मराठी और तमिल भी हों।' },
      { id: 'SG-1016', date: '2026-10-22', status: 'inprocess', text: 'स्टॉक एक हफ्ते से कम का बचे, तो मुझे पहले बता दें।' },
      { id: 'SG-1014', date: '2026-10-11', status: 'inprocess', text: 'ग्राहक गिफ्ट पैकिंग मांगे और उसका दाम मैं तय करूं।' },
      { id: 'SG-1011', date: '2026-09-19', status: 'inprocess', text: 'पूरी दुकान नहीं, सिर्फ एक कैटेगरी के लिए छुट्टी वाला मोड।' },
      { id: 'SG-1022', date: '2026-11-14', status: 'completed', text: 'पिकअप का समय सिर्फ ईमेल पर नहीं, मैसेज पर भी आए।', reason: '16\u00a0नवंबर से ईमेल के साथ मैसेज भी आता है।' },
      { id: 'SG-1019', date: '2026-11-03', status: 'completed', text: 'टूटे हुए माल की फोटो रिटर्न के साथ दिखे।', reason: '12\u00a0नवंबर से हर रिटर्न में है।' },
      { id: 'SG-1017', date: '2026-10-27', status: 'completed', text: 'पेमेंट के दिनों में बैंक की छुट्टियां न गिनें।', reason: 'पेमेंट कैलेंडर में हर राज्य की छुट्टियां हैं।' },
      { id: 'SG-1013', date: '2026-10-02', status: 'completed', text: 'लिस्टिंग कॉपी हो जाए, ताकि नया रंग दोबारा टाइप न करना पड़े।', reason: 'लिस्टिंग के मेन्यू में “Copy” चुनें।' },
      { id: 'SG-1010', date: '2026-09-11', status: 'completed', text: 'पिन कोड डालकर पता चले कि वहां डिलीवरी होती है या नहीं।', reason: 'सितंबर से शिपिंग कैलकुलेटर में है।' },
      { id: 'SG-1008', date: '2026-08-26', status: 'completed', text: 'पैकिंग स्लिप पर अक्षर बड़े हों, मेरे साथी पढ़ नहीं पाते।', reason: 'अब स्लिप पर 12\u00a0पॉइंट के अक्षर हैं।' },
      { id: 'SG-1007', date: '2026-08-14', status: 'completed', text: 'ऑफर खत्म होने से पहले उसे रोक पाऊं।', reason: 'सेलर सपोर्ट को लिखें, एक घंटे में रुक जाता है।' },
      { id: 'SG-1005', date: '2026-07-30', status: 'completed', text: 'पैकिंग के सामान में वॉटरप्रूफ बैग भी हों।', reason: 'बरसात से लागत दाम पर मिलते हैं।' },
      { id: 'SG-1003', date: '2026-07-08', status: 'completed', text: 'अकाउंटेंट के लिए महीने के ऑर्डर डाउनलोड हों।', reason: 'इनवॉइस में टेबल के रूप में हैं।' },
      { id: 'SG-1002', date: '2026-06-21', status: 'completed', text: 'लिस्टिंग नामंजूर हो, तो बताएं कि कौन-सी जगह ठीक करनी है।', reason: 'अब उस जगह और नियम का नाम दिखता है।' },
      { id: 'SG-1001', date: '2026-06-15', status: 'completed', text: 'कुल रेटिंग के साथ पिछले 30\u00a0दिन की रेटिंग भी दिखे।', reason: 'जुलाई से महीने की सेलर रिपोर्ट में दोनों हैं।' },
      { id: 'SG-1015', date: '2026-10-18', status: 'rejected', text: 'पेमेंट हर हफ्ते नहीं, रोज मिले।', reason: 'पहले रिटर्न का हिसाब होता है। पेमेंट हर हफ्ते ही मिलेगा।' },
      { id: 'SG-1012', date: '2026-09-25', status: 'rejected', text: 'मुझे ग्राहकों के फोन नंबर दें।', reason: 'ग्राहक का नंबर निजी है। ऑर्डर वाली लाइन से कॉल करें, नंबर छिपा रहता है।' },
      { id: 'SG-1009', date: '2026-09-02', status: 'rejected', text: 'जिसमें कुछ लिखा न हो, वह 1\u00a0स्टार वाला रिव्यू हटा दें।', reason: 'कुछ लिखा न हो, तब भी रेटिंग गिनी जाती है।' },
      { id: 'SG-1006', date: '2026-08-05', status: 'rejected', text: 'पहले साल कोई कमीशन न लगे।', reason: 'नए सेलर से पहले 90\u00a0दिन कम कमीशन ही लिया जाता है।' },
      { id: 'SG-1004', date: '2026-07-16', status: 'rejected', text: 'कौन-सा कूरियर आए, यह मैं चुनूं।', reason: 'कूरियर पिन कोड और वजन से तय होता है।' },
    ],
  },
} satisfies { 'features/suggestions/sample-suggestions': typeof english }
