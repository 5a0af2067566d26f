import type { productFeedback } from '@/features/feedback/product-feedback'
import type { sellerFeedback } from '@/features/feedback/seller-feedback'

const saree = 'ब्लॉक प्रिंट कॉटन साड़ी, इंडिगो'
const bottle = 'मिट्टी की पानी की बोतल, 1\u00a0लीटर'
const bag = 'जूट का शॉपिंग बैग, अस्तर वाला'
const lamps = 'पीतल के दीये, दो का सेट'
const spices = 'मसालदानी, सात कटोरी वाली'
const toy = 'लकड़ी का रिंग वाला खिलौना'

/** The examples of feedback, the newest first. */
export const sampleFeedback = {
  'features/feedback/seller-feedback': {
    all: [
      { id: '9', name: 'अनन्या आर.', stars: 5, comment: 'उसी दिन भेजा और ऐसे पैक किया कि कुछ हिला तक नहीं।', date: '2026-11-19' },
      { id: '8', name: 'इमरान एस.', stars: 4, comment: 'एक दिन देर से आया, पर पूछने से पहले ही सेलर ने बता दिया।', date: '2026-11-15' },
      { id: '7', name: 'कविता एम.', stars: 5, comment: 'मेरे सवाल का जवाब घंटे भर में मिल गया।', date: '2026-11-12' },
      { id: '6', name: 'हरप्रीत जी.', stars: 2, comment: 'दूसरा रंग आ गया। बदल तो दिया, पर दो हफ्ते लगे।', date: '2026-11-07' },
      { id: '5', name: 'जोसफ टी.', stars: 5, comment: 'इस दुकान से तीसरा ऑर्डर, और फिर बढ़िया।', date: '2026-10-30' },
      { id: '4', name: 'नंदिनी बी.', stars: 4, comment: 'जैसा बताया, वैसा ही है। धोने का तरीका भी लिखा होता तो अच्छा था।', date: '2026-10-26' },
      { id: '3', name: 'फरहान ए.', stars: 5, comment: 'डिब्बे में इनवॉइस था, GST नंबर के साथ, जो मेरे ऑफिस को चाहिए।', date: '2026-10-21' },
      { id: '2', name: 'लक्ष्मी वी.', stars: 1, comment: 'मैं दिन भर घर पर थी, फिर भी पार्सल सेलर को लौट गया।', date: '2026-10-14' },
      { id: '1', name: 'दीपक जे.', stars: 4, comment: 'दाम सही और डिलीवरी जल्दी।', date: '2026-10-05' },
    ],
  },
  'features/feedback/product-feedback': {
    all: [
      {
        id: '12',
        name: saree,
        stars: 5,
        feedback: 'प्रिंट फोटो जैसा ही है और कपड़ा मुलायम है। मैंने उसी शाम पहनी।',
        images: [{ file: 'saree', alt: 'तह की हुई तीन इंडिगो साड़ियां, सफेद ब्लॉक प्रिंट और गेंदे का बॉर्डर' }],
        date: '2026-11-18',
      },
      {
        id: '11',
        name: bottle,
        stars: 1,
        feedback: 'डिब्बा एक तरफ से फटा आया और बोतल की गर्दन चटकी हुई है। किसी काम की नहीं।',
        images: [
          { file: 'bottle-cracked', alt: 'मिट्टी की बोतल, मुंह से कंधे तक दरार' },
          { file: 'parcel', alt: 'गत्ते का डिब्बा, बाईं तरफ फटा हुआ' },
        ],
        date: '2026-11-16',
      },
      {
        id: '10',
        name: bag,
        stars: 4,
        feedback: 'हैंडल मजबूत हैं और बाजार के लिए साइज अच्छा है। अस्तर थोड़ा मोटा होता तो ठीक था।',
        images: [{ file: 'bag', alt: 'जूट का बैग, हरी पट्टी और सफेद फूल' }],
        date: '2026-11-13',
      },
      {
        id: '9',
        name: lamps,
        stars: 5,
        feedback: 'भारी, अच्छी फिनिश और संभालकर पैक किए। दोनों त्योहार से पहले आ गए।',
        images: [{ file: 'lamp', alt: 'पीतल के दो जलते दीये, एक बड़ा, एक छोटा' }],
        date: '2026-11-06',
      },
      {
        id: '8',
        name: spices,
        stars: 3,
        feedback: 'कटोरियां अच्छी हैं। ढक्कन कसकर बंद नहीं होता, सीधा ही रखना पड़ता है।',
        images: [{ file: 'spices', alt: 'खुली गोल मसालदानी, सात कटोरियां और एक चम्मच' }],
        date: '2026-11-03',
      },
      {
        id: '7',
        name: toy,
        stars: 5,
        feedback: 'किनारे चिकने और रंग चटक। मेरी बेटी रोज खेलती है।',
        images: [{ file: 'toy', alt: 'डंडी पर लकड़ी के पांच रंगीन रिंग, ऊपर लाल गेंद' }],
        date: '2026-10-29',
      },
      {
        id: '6',
        name: saree,
        stars: 4,
        feedback: 'कपड़ा बहुत अच्छा है। नीला रंग फोटो से थोड़ा हल्का निकला।',
        images: [],
        date: '2026-10-24',
      },
      {
        id: '5',
        name: bottle,
        stars: 5,
        feedback: 'दोपहर भर पानी ठंडा रहता है और टपकती नहीं।',
        images: [{ file: 'bottle', alt: 'मिट्टी की बोतल, चारों तरफ सफेद लहर बनी हुई' }],
        date: '2026-10-20',
      },
      {
        id: '4',
        name: spices,
        stars: 5,
        feedback: 'मेज पर अच्छी लगती है और साफ करना आसान है।',
        images: [],
        date: '2026-10-15',
      },
      {
        id: '3',
        name: toy,
        stars: 3,
        feedback: 'खिलौना अच्छा है, पर कुछ दिन पेंट की महक आई।',
        images: [],
        date: '2026-10-11',
      },
      {
        id: '2',
        name: lamps,
        stars: 4,
        feedback: 'सुंदर दीये। एक के नीचे छोटी सी खरोंच थी।',
        images: [],
        date: '2026-10-08',
      },
      {
        id: '1',
        name: bag,
        stars: 1,
        feedback: 'दो बैग मंगाए थे, पार्सल में एक ही निकला।',
        images: [],
        date: '2026-10-02',
      },
    ],
  },
} satisfies {
  'features/feedback/seller-feedback': typeof sellerFeedback
  'features/feedback/product-feedback': typeof productFeedback
}
