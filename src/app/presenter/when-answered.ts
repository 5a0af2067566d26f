import { nextSubmission } from '@/outbox/next-submission'
import type { Ledger, Outbox } from '@/outbox/outbox'
import { isPartOfLedger } from '@/outbox/unsent'
import { clock } from '@/clock/clock'
import { session } from '@/session/browser-session'

/** Whether a saved step is being sent, or could be sent at any moment. */
function isMoving({ progress, rows }: Ledger): boolean {
  const next = nextSubmission({ rows, nextStep: progress.nextStep, now: clock.now(), skipBackoff: false })
  return next.kind === 'send'
}

/** Resolves once nothing that a seller saved can be sent now: it is answered, held or pausing, or her session has ended. */
export function whenAnswered(outbox: Pick<Outbox, 'watch'>, sellerId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const signedOut = (): boolean => session.read().kind === 'signed-out'
    const finish = (): void => {
      forgetSession()
      // The first ledger may arrive before `subscribe` has returned.
      queueMicrotask(() => subscription.unsubscribe())
    }
    const done = (): void => {
      finish()
      resolve()
    }
    const forgetSession = session.subscribe(() => signedOut() && done())
    const subscription = outbox.watch(sellerId).subscribe({
      next: (ledger) => (signedOut() || !(isPartOfLedger(ledger) || isMoving(ledger))) && done(),
      outOfReach: () => {
        finish()
        reject(new Error('The store is out of reach'))
      },
    })
  })
}
