import { useSyncExternalStore } from 'react'
import { serverClock } from '@/clock/server-clock'
import { Alert } from '@/ui/alert'
import { portalTexts as texts } from '../shell/portal-texts'

/** Says that this device's clock is wrong. Deadlines go by the backend's clock, so only the times that are shown are affected. */
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
