import type { OnboardingStep } from '@/contract/steps'
import { contract } from './contract'
import { divya, tara } from '@mocks/scenarios/newcomers'
import { seedSellerOf, shopSellers, situationSellers } from '@mocks/scenarios/seed-sellers'

interface ScenarioWords {
  readonly title: string
  readonly description: string
}

/** What the scenarios are called and who is in them, by their ids. */
export const scenarioWords = {
  'new-seller': {
    title: 'नए सेलर',
    description: `${divya.firstName} ${divya.lastName} का रजिस्ट्रेशन भर गया है, भेजना बाकी है।`,
  },
  unverified: {
    title: 'रजिस्टर्ड, वेरिफाई नहीं',
    description: `${tara.firstName} ${tara.lastName} का रजिस्ट्रेशन हो गया। तीन OTP मैसेज बॉक्स में हैं।`,
  },
  'two-waiting': {
    title: 'दो स्टेप भेजने बाकी',
    description: `${situationSellers.twoWaiting.name} का नेटवर्क चला गया। स्टेप 4 और 5 फोन में सेव हैं।`,
  },
  'rejected-nickname': {
    title: 'दुकान का नाम नामंजूर',
    description: `${situationSellers.rejectedNickname.name} ने बिना नेटवर्क “${seedSellerOf('seller-other-1').nickname}” नाम चुना। वह किसी और का है। स्टेप 4 उसके पीछे रुका है।`,
  },
  'session-ended': {
    title: 'लॉग इन का समय खत्म',
    description: `${situationSellers.sessionEnded.name} ने स्टेप 5 बिना नेटवर्क सेव किया। भेजने से पहले लॉग इन का समय खत्म हो गया।`,
  },
  'under-review': {
    title: 'जांच चल रही है',
    description: `${seedSellerOf('seller-under-review').name} का आखिरी स्टेप अभी भेजा गया। मार्केटप्लेस रजिस्ट्रेशन जांच रहा है।`,
  },
  'open-shop': {
    title: 'खुली दुकान',
    description: `${seedSellerOf('seller-open-shop').name} का रजिस्ट्रेशन मंजूर है और दुकान तीन महीने से चल रही है। कुछ ऑर्डर पैक करने बाकी हैं।`,
  },
  'morning-rush': {
    title: 'सुबह की भीड़',
    description: `${shopSellers.morningRush.name} के पास पैक करने को चौदह ऑर्डर, चालीस मिनट, और नेटवर्क नहीं।`,
  },
  'cancelled-in-queue': {
    title: 'इस बीच कैंसल',
    description: `${shopSellers.cancelledInQueue.name} ने बिना नेटवर्क दो ऑर्डर पैक किए। एक का ग्राहक उसे कैंसल कर चुका था।`,
  },
  'orders-only': {
    title: 'सिर्फ ऑर्डर',
    description: `${shopSellers.ordersOnly.name} का मार्केटप्लेस सिर्फ ऑर्डर देता है, इनवॉइस नहीं।`,
  },
  'big-shop': {
    title: 'बड़ी दुकान',
    description: `${shopSellers.bigShop.name} के दस हजार ऑर्डर हैं।`,
  },
} satisfies Readonly<Record<string, ScenarioWords>>

/** Those of a ready seller who is about to take a step. */
export const stepScenarioWords = (name: string, nextStep: OnboardingStep): ScenarioWords => ({
  title: `स्टेप ${nextStep} पर`,
  description: `${name} लॉग इन हैं। अगला स्टेप ${nextStep}: ${contract['contract/step-words'][nextStep].title}।`,
})
