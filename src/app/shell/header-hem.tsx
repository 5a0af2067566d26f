import { unsentIn } from '@/outbox/unsent'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { ProgressLine } from '@/ui/progress-line'

/** The header's edge: dashed while anything waits on this device, solid once all is delivered, absent while that is unknown. */
export function HeaderHem() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  if (view.kind !== 'ready') return null
  return <ProgressLine state={unsentIn(view.value) > 0 ? 'waiting' : 'sent'} className="relative block h-full *:data-[part=needle]:hidden" />
}
