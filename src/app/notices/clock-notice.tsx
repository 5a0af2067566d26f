import { useSyncExternalStore } from 'react'
import { serverClock } from '@/clock/server-clock'
import { Alert } from '@/ui/alert'
import { portalTexts as texts } from '../shell/portal-texts'

/** Says that this device's clock is wrong. What is due goes by the backend's; nothing else depends on it but the times that are shown. */
export function ClockNotice() {
  const off = useSyncExternalStore(serverClock.subscribe, serverClock.offBy)
  return (
    <div role="status" className="print:hidden">
      {off !== null && (
        <Alert variant="info" className="mb-4">
          {texts.clockOff(Math.round(Math.abs(off) / 60_000), off > 0)}
        </Alert>
      )}
    </div>
  )
}
