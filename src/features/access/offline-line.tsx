import { useConnectionState } from '@/connectivity/connectivity-context'
import { sharedTexts } from '@/domain/shared-texts'

/** Under a button that needs the network: says so while there is none. */
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
