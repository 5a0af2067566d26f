import { linkOptions } from '@tanstack/react-router'
import { catalogue } from '@/catalogues/catalogue'

/** Existing screens to offer to a seller who opened one that is not built yet. */
export const nearestPlaces = {
  terms: linkOptions({ to: '/policy', search: { id: 2 } }),
  returnPolicy: linkOptions({ to: '/policy', search: { id: 3 } }),
  shippingPolicy: linkOptions({ to: '/policy', search: { id: 4 } }),
  articles: linkOptions({ to: '/articles' }),
  profile: linkOptions({ to: '/myprofile' }),
  caseLog: linkOptions({ to: '/caselog' }),
  caseMessages: linkOptions({ to: '/caselog/messages' }),
} as const

export type NearestPlace = keyof typeof nearestPlaces

export const nearestTexts = catalogue('features/sections/nearest-places', {
  terms: {
    label: 'Read the Terms of Service',
    description: 'The Terms of Service say what may be listed and sold here.',
  },
  returnPolicy: {
    label: 'Read the Return and Refund Policy',
    description: 'The Return and Refund Policy says how goods and money go back to a customer.',
  },
  shippingPolicy: {
    label: 'Read the Shipping and Delivery Policy',
    description: 'The Shipping and Delivery Policy says how orders are to be shipped.',
  },
  articles: {
    label: 'Read the help articles',
    description: 'The help articles answer common questions of sellers.',
  },
  profile: {
    label: 'Open your profile',
    description: 'Your profile has your name and how the marketplace reaches you.',
  },
  caseLog: {
    label: 'Open the case log',
    description: 'In the case log you write down what you want to ask the marketplace about.',
  },
  caseMessages: {
    label: 'Open the case messages',
    description: 'The case messages show what was asked and answered in a case.',
  },
} satisfies Record<NearestPlace, object>)
