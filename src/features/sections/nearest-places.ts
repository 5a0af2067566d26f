import { linkOptions } from '@tanstack/react-router'
import { pick } from '@/domain/language'

/** Screens that are there, for sellers who looked for one that is not. */
export const nearestPlaces = pick({
  en: {
    terms: {
      link: linkOptions({ to: '/policy', search: { id: 2 } }),
      label: 'Read the Terms of Service',
      description: 'The Terms of Service say what may be listed and sold here.',
    },
    returnPolicy: {
      link: linkOptions({ to: '/policy', search: { id: 3 } }),
      label: 'Read the Return and Refund Policy',
      description: 'The Return and Refund Policy says how goods and money go back to a customer.',
    },
    shippingPolicy: {
      link: linkOptions({ to: '/policy', search: { id: 4 } }),
      label: 'Read the Shipping and Delivery Policy',
      description: 'The Shipping and Delivery Policy says how orders are to be shipped.',
    },
    articles: {
      link: linkOptions({ to: '/articles' }),
      label: 'Read the help articles',
      description: 'The help articles answer common questions of sellers.',
    },
    profile: {
      link: linkOptions({ to: '/myprofile' }),
      label: 'Open your profile',
      description: 'Your profile has your name and how the marketplace reaches you.',
    },
    caseLog: {
      link: linkOptions({ to: '/caselog' }),
      label: 'Open the case log',
      description: 'In the case log you write down what you want to ask the marketplace about.',
    },
    caseMessages: {
      link: linkOptions({ to: '/caselog/messages' }),
      label: 'Open the case messages',
      description: 'The case messages show what was asked and answered in a case.',
    },
  },
})

export type NearestPlace = keyof typeof nearestPlaces
