import { onboardingSteps } from '@/contract/steps'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'
import { dashboardTexts as texts } from './texts'

/** How far the steps are, no further than is known. */
export function progressText(ledger: Ledger): string {
  const statuses = onboardingSteps.map((step) => stepStatus(ledger, step))
  const sent = statuses.filter((status) => status === 'sent').length
  const here = statuses.filter((status) => status === 'waiting' || status === 'sending').length
  const arrived = ledger.progress.nextStep === 'unknown' ? texts.sentUnknown : texts.sent(sent, onboardingSteps.length)
  return here === 0 ? arrived : `${arrived} ${texts.waitsHere(here)}`
}
