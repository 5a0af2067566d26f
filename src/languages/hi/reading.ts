import type { articles } from '@/features/reading/articles/articles'
import type { policies } from '@/features/reading/policies/policies'
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

/** Policies and help articles. */
export const reading = {
  'features/reading': {
    policies: 'हमारी पॉलिसी',
    articles: 'मदद के लेख',
    topics: 'विषय',
    samples: 'ये लेख नमूने हैं, असली मार्केटप्लेस के नियम नहीं।',
    unknownTopic: 'इस लिंक पर कोई लेख नहीं है। यह पहला लेख है।',
    note: 'ध्यान दें:',
    externalPage: 'यह लिंक नमूना है। नए टैब में खुलता है, नेटवर्क चाहिए।',
  },
  'features/reading/policies/policies': {
    all: [
      { policy_id: 1, policy_name: 'प्राइवेसी पॉलिसी', policy_permission: 'Yes', policy_content: privacy, policy_text: null },
      { policy_id: 2, policy_name: 'सेवा की शर्तें', policy_permission: 'Yes', policy_content: terms, policy_text: null },
      { policy_id: 3, policy_name: 'रिटर्न और रिफंड पॉलिसी', policy_permission: 'Yes', policy_content: returns, policy_text: null },
      { policy_id: 4, policy_name: 'शिपिंग और डिलीवरी पॉलिसी', policy_permission: 'Yes', policy_content: shipping, policy_text: null },
      {
        policy_id: 5,
        policy_name: 'छूट और कूपन पॉलिसी',
        policy_permission: 'No',
        policy_content: '',
        policy_text: 'छूट और कूपन के नियम हर सेल में बदलते हैं, इसलिए वे एक अलग पेज पर हैं। कूपन बनाने से पहले वहां पढ़ें: https://www.example.com/sellers/discounts-and-coupons',
      },
      {
        policy_id: 6,
        policy_name: 'अकाउंट पॉलिसी',
        policy_permission: 'No',
        policy_content: '',
        policy_text: 'अकाउंट किसी और के नाम कैसे हो, कैसे रुके या बंद हो, यह एक अलग पेज पर है। वहीं से इसके लिए कहें: https://www.example.com/sellers/account-management',
      },
      { policy_id: 7, policy_name: 'सुरक्षा पॉलिसी', policy_permission: 'Yes', policy_content: security, policy_text: null },
    ],
  },
  'features/reading/articles/articles': {
    all: [
      { help_id: 1, help_name: 'मदद कैसे करें', help_permission: 'Yes', help_content: help, help_text: null },
      { help_id: 2, help_name: 'वॉलंटियर बनें', help_permission: 'Yes', help_content: volunteer, help_text: null },
      {
        help_id: 3,
        help_name: 'हमारे काम के लिए दान दें',
        help_permission: 'No',
        help_content: '',
        help_text: 'यह पोर्टल दान नहीं लेता। जो फंड नए सेलर के लिए करघे, भट्ठी और प्रेस खरीदता है, उसका पेज अलग है: https://www.example.com/fund',
      },
      {
        help_id: 4,
        help_name: 'औरों को भी बताएं',
        help_permission: 'No',
        help_content: '',
        help_text: 'पोस्टर, पार्सल के स्टिकर और शेयर करने की तस्वीरें एक अलग पेज पर हैं: https://www.example.com/sellers/spread-the-word',
      },
      { help_id: 5, help_name: 'अपनी राय दें', help_permission: 'Yes', help_content: feedback, help_text: null },
      {
        help_id: 6,
        help_name: 'रेफरल प्रोग्राम से जुड़ें',
        help_permission: 'No',
        help_content: '',
        help_text: 'कौन किसे रेफर करे और पॉइंट कब मिलते हैं, यह एक अलग पेज पर लिखा है: https://www.example.com/sellers/referral-program',
      },
      { help_id: 7, help_name: 'सोशल मीडिया पर साथ दें', help_permission: 'Yes', help_content: campaigns, help_text: null },
    ],
  },
} satisfies {
  'features/reading': typeof readingTexts
  'features/reading/policies/policies': typeof policies
  'features/reading/articles/articles': typeof articles
}
