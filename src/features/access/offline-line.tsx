import { useConnectionState } from '@/connectivity/connectivity-context'
import { sharedTexts } from '@/domain/shared-texts'

/** A line under a button that needs the network, shown while there is none or the backend refuses the portal. */
export function OfflineLine({ children }: { readonly children: string }) {
  const connection = useConnectionState()
  return (
    <div role="status">
      {connection !== 'online' && (
        <p className="mt-2 text-hint text-muted-foreground">{connection === 'offline' ? children : sharedTexts.refused}</p>
      )}
    </div>
  )
}
