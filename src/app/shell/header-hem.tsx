import { unsentRows } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { useSession } from '@/session/use-session'
import { ThreadLine } from '@/ui/thread'

/** The header's edge: dashed while anything waits on this device, solid once all is delivered. Nothing is claimed before that is known. */
export function HeaderHem() {
  const { sellerId } = useSession()
  const view = useLedger(sellerId)
  return (
    <div data-slot="hem" className="thread-on-cloth h-[4px] [--dashes:9_8]">
      {view.kind === 'ready' && (
        <ThreadLine state={unsentRows(view.value.rows) > 0 ? 'waiting' : 'sent'} className="relative block h-full *:data-[part=needle]:hidden" />
      )}
    </div>
  )
}
