import CloudOff from 'lucide-react/icons/cloud-off'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { shellTexts as texts } from '../texts'

/** Says that the backend is out of reach or refuses the portal; empty while it is online. */
export function ConnectionPill() {
  const connection = useConnectionState()
  return (
    <span role="status" className="flex">
      {connection !== 'online' && (
        <span className="header-pill border-transparent bg-marigold text-on-marigold">
          <CloudOff aria-hidden className="size-[18px] flex-none" />
          {connection === 'offline' ? texts.offline : texts.refused}
        </span>
      )}
    </span>
  )
}
