import type { Catalogues } from '../catalogues'
import { about } from './about'
import { access } from './access'
import { caseLog } from './case-log'
import { contract } from './contract'
import { dashboard } from './dashboard'
import { domain } from './domain'
import { feedback } from './feedback'
import { forms } from './forms'
import { install } from './install'
import { menu } from './menu'
import { offers } from './offers'
import { onboarding } from './onboarding'
import { portal } from './portal'
import { profile } from './profile'
import { reading } from './reading'
import { sampleFeedback } from './sample-feedback'
import { sampleOffers } from './sample-offers'
import { samplePendingCases } from './sample-pending-cases'
import { sampleResolvedCases } from './sample-resolved-cases'
import { sampleSuggestions } from './sample-suggestions'
import { sampleUpdates } from './sample-updates'
import { samples } from './samples'
import { sections } from './sections'
import { states } from './states'
import { steps } from './steps'
import { titles } from './titles'
import { updates } from './updates'
import { orders } from './orders'
import { outbox } from './outbox'

/** The whole product's words; `demo-words.ts` has those of the demo. */
export const words = {
  ...about, ...access, ...caseLog, ...contract, ...dashboard, ...domain, ...feedback, ...forms, ...install, ...menu,
  ...offers, ...onboarding, ...portal, ...profile, ...reading, ...sampleFeedback, ...sampleOffers, ...samplePendingCases,
  ...sampleResolvedCases, ...sampleSuggestions, ...sampleUpdates, ...samples, ...sections, ...states, ...steps, ...titles, ...updates,
  ...outbox, ...orders,
} satisfies Catalogues
