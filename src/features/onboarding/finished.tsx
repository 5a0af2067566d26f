import { Link } from '@tanstack/react-router'
import { lastStep } from '@/contract/steps'
import { stepNames, stepStatusNames } from '@/domain/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { stepStatus } from '@/outbox/step-status'
import { buttonVariants } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'
import { onboardingTexts as texts } from './texts'

/** After the last step: its status and a way on; nothing moves by itself (ONB-05). */
export function Finished({ ledger }: { readonly ledger: Ledger }) {
  const status = stepStatus(ledger, lastStep)
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 tabIndex={-1}>{stepNames[lastStep]}</h1>
      <StatusBadge status={status}>{stepStatusNames[status]}</StatusBadge>
      <Link to="/registrationconfirmationpage" className={buttonVariants()}>
        {texts.finishedLink}
      </Link>
    </div>
  )
}
