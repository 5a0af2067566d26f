import type { readingTexts } from '@/features/reading/texts'
import volunteer from './reading/articles/become-a-volunteer.html?raw'
import help from './reading/articles/how-you-can-help.html?raw'
import feedback from './reading/articles/provide-feedback.html?raw'
import campaigns from './reading/articles/support-our-social-media-campaigns.html?raw'
import privacy from './reading/policies/privacy-policy.html?raw'
import returns from './reading/policies/return-and-refund-policy.html?raw'
import security from './reading/policies/security-policy.html?raw'
import shipping from './reading/policies/shipping-and-delivery-policy.html?raw'
import terms from './reading/policies/terms-of-service.html?raw'

/** A policy or an article: its name, and its HTML or the note that says where else to read it. */
interface TopicWords {
  readonly name: string
  readonly body: string
}

type SevenTopics = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, TopicWords>>

/** Policies and help articles, by their ids. */
export const readingWords = {
  'features/reading': {
    policies: 'हमारी पॉलिसी',
    articles: 'मदद के लेख',
    topics: 'विषय',
    samples: 'ये लेख नमूने हैं, असली मार्केटप्लेस के नियम नहीं।',
    unknownTopic: 'इस लिंक पर कोई लेख नहीं है। यह पहला लेख है।',
    note: 'ध्यान दें:',
    externalPage: 'यह पता एक नमूना है। लिंक नए टैब में खुलता है और नेटवर्क चाहिए।',
  },
  'features/reading/policies/policies': {
    1: { name: 'प्राइवेसी पॉलिसी', body: privacy },
    2: { name: 'सेवा की शर्तें', body: terms },
    3: { name: 'रिटर्न और रिफंड पॉलिसी', body: returns },
    4: { name: 'शिपिंग और डिलीवरी पॉलिसी', body: shipping },
    5: {
      name: 'छूट और कूपन पॉलिसी',
      body: 'छूट और कूपन के नियम हर सेल में बदलते हैं, इसलिए वे बाहर के एक पेज पर हैं। कूपन बनाने से पहले वहां पढ़ें: https://www.example.com/sellers/discounts-and-coupons',
    },
    6: {
      name: 'अकाउंट पॉलिसी',
      body: 'अकाउंट किसी और के नाम करना, रोकना या बंद करना बाहर के एक पेज पर बताया है। वहीं से इसके लिए कहें: https://www.example.com/sellers/account-management',
    },
    7: { name: 'सुरक्षा पॉलिसी', body: security },
  },
  'features/reading/articles/articles': {
    1: { name: 'मदद कैसे करें', body: help },
    2: { name: 'वॉलंटियर बनें', body: volunteer },
    3: {
      name: 'हमारे काम के लिए दान दें',
      body: 'यह पोर्टल दान नहीं लेता। नए सेलर के लिए करघे, भट्ठी और प्रेस खरीदने वाले फंड का अपना पेज बाहर है: https://www.example.com/fund',
    },
    4: {
      name: 'औरों को भी बताएं',
      body: 'पोस्टर, पार्सल के स्टिकर और शेयर करने की तस्वीरें बाहर के एक पेज पर हैं: https://www.example.com/sellers/spread-the-word',
    },
    5: { name: 'अपनी राय दें', body: feedback },
    6: {
      name: 'रेफरल प्रोग्राम से जुड़ें',
      body: 'कौन किसे रेफर करे और पॉइंट कब मिलते हैं, यह बाहर के एक पेज पर लिखा है: https://www.example.com/sellers/referral-program',
    },
    7: { name: 'सोशल मीडिया पर साथ दें', body: campaigns },
  },
} satisfies {
  'features/reading': typeof readingTexts
  'features/reading/policies/policies': SevenTopics
  'features/reading/articles/articles': SevenTopics
}
