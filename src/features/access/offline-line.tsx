import { useConnectionState } from '@/connectivity/connectivity-context'

/** Under a button that needs the network: says so while there is none. */
export function OfflineLine({ children }: { readonly children: string }) {
  const connection = useConnectionState()
  return (
    <div role="status">
      {connection === 'offline' && <p className="mt-2 text-hint text-muted-foreground">{children}</p>}
    </div>
  )
}
