import CloudOff from 'lucide-react/icons/cloud-off'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { shellTexts as texts } from '../texts'
import { HeaderPill } from './header-pill'

/** Says that the backend is out of reach or turns the portal away; there is nothing to say while it does not. */
export function ConnectionPill() {
  const connection = useConnectionState()
  return (
    <span role="status" className="flex">
      {connection !== 'online' && (
        <HeaderPill icon={CloudOff} word={connection === 'offline' ? texts.offline : texts.refused} tone="marigold" />
      )}
    </span>
  )
}
