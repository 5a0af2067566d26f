import CloudOff from 'lucide-react/icons/cloud-off'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { shellTexts as texts } from '../texts'

/** Says that the backend is out of reach; there is nothing to say while it is not. */
export function ConnectionPill() {
  const connection = useConnectionState()
  return (
    <span role="status" className="flex">
      {connection === 'offline' && (
        <span className="flex min-h-8 items-center gap-1.5 rounded-full bg-marigold px-2 text-sm font-semibold text-on-marigold">
          <CloudOff aria-hidden className="size-4 flex-none" />
          {texts.offline}
        </span>
      )}
    </span>
  )
}
