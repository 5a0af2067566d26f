import type { Sentence } from '@/catalogues/catalogue'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { texts } from './texts'
import type { Prefill } from './use-prefill'

interface RegistrationNoticesProps {
  readonly prefill: Prefill
  /** Whether fields were filled in from earlier entries. */
  readonly restored: boolean
  /** The message about a dropped registration; null for none. */
  readonly dropped: Sentence | null
  /** The message that the device does not store what is typed; null as long as it does. */
  readonly notKept: Sentence | null
  /** Whether the device failed to delete the earlier entries. */
  readonly stays: boolean
  readonly onClear: () => void
}

/** Quiet messages about earlier entries. */
export function RegistrationNotices({ prefill, restored, dropped, notKept, stays, onClear }: RegistrationNoticesProps) {
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mt-2">
      {prefill.kind === 'failed' && <Alert variant="info">{texts.register.prefillFailed}</Alert>}
      {prefill.kind === 'refused' && <Alert variant="info">{texts.register.prefillRefused}</Alert>}
      {dropped !== null && <Alert variant="info">{dropped()}</Alert>}
      {notKept !== null && <Alert variant="info">{notKept()}</Alert>}
      {restored && (
        <div>
          <p className="text-hint text-muted-foreground">{texts.register.restored}</p>
          <Button variant="link" size="bare" onClick={onClear}>
            {texts.register.clear}
          </Button>
          {stays && (
            <p role="alert" className="text-hint font-semibold text-destructive">
              {texts.register.notCleared}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
