import { sharedTexts } from '@/domain/shared-texts'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { texts } from './texts'
import type { Prefill } from './use-prefill'

interface RegistrationNoticesProps {
  readonly prefill: Prefill
  /** Whether fields were filled in from before. */
  readonly restored: boolean
  /** Whether what is typed will be there again. */
  readonly kept: boolean
  readonly onClear: () => void
}

/** What there is to say about entries from before, quietly. */
export function RegistrationNotices({ prefill, restored, kept, onClear }: RegistrationNoticesProps) {
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mt-2">
      {prefill.kind === 'failed' && <Alert variant="info">{texts.register.prefillFailed}</Alert>}
      {prefill.kind === 'refused' && <Alert variant="info">{texts.register.prefillRefused}</Alert>}
      {!kept && <Alert variant="info">{sharedTexts.notKept}</Alert>}
      {restored && (
        <div>
          <p className="text-hint text-muted-foreground">{texts.register.restored}</p>
          <Button variant="link" size="bare" onClick={onClear}>
            {texts.register.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
