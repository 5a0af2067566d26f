import { onboardingSteps } from '@/contract/steps'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'
import { dashboardTexts as texts } from './texts'

/** How many steps have been sent, or that this is unknown. */
export function progressText(ledger: Ledger): string {
  if (ledger.progress.nextStep === 'unknown') return texts.sentUnknown
  const sent = onboardingSteps.filter((step) => stepStatus(ledger, step) === 'sent').length
  return texts.sent(sent, onboardingSteps.length)
}
