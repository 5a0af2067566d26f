import CloudOff from 'lucide-react/icons/cloud-off'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { shellTexts as texts } from '../texts'

/** Says that the backend is out of reach or turns the portal away; there is nothing to say while it does not. */
export function ConnectionPill() {
  const connection = useConnectionState()
  return (
    <span role="status" className="flex">
      {connection !== 'online' && (
        <span className="flex min-h-8 items-center gap-1.5 rounded-full bg-marigold px-2 text-sm font-semibold text-on-marigold">
          <CloudOff aria-hidden className="size-4 flex-none" />
          {connection === 'offline' ? texts.offline : texts.refused}
        </span>
      )}
    </span>
  )
}
