import CloudOff from 'lucide-react/icons/cloud-off'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { shellTexts as texts } from '../texts'

/** Says that the backend is out of reach or turns the portal away; there is nothing to say while it does not. */
export function ConnectionPill() {
  const connection = useConnectionState()
  return (
    <span role="status" className="flex">
      {connection !== 'online' && (
        <span className="header-pill bg-marigold text-on-marigold">
          {/* Beside the pill of what waits a phone has room for the word or for the sign. */}
          <CloudOff
            aria-hidden
            className="size-[18px] flex-none @min-[22rem]:@max-[25rem]:group-has-data-[slot=waiting-pill]/pills:hidden"
          />
          <span className="@max-[22rem]:group-has-data-[slot=waiting-pill]/pills:sr-only">
            {connection === 'offline' ? texts.offline : texts.refused}
          </span>
        </span>
      )}
    </span>
  )
}
