import { useEffect, useRef } from 'react'
import { ruleTexts } from '@/domain/texts'
import { Alert } from '@/ui/alert'

/** Why a step does not open, said where it was asked for; mount it anew for each press, so that each is heard (ONB-02). */
export function PreviousStepsFirst() {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // In the bar of buttons of a phone it is in sight already: no room below is asked for there.
  return (
    <Alert ref={alert} variant="info" role="alert" className="tall-phone:-scroll-mb-28">
      {ruleTexts.previousStepsFirst}
    </Alert>
  )
}
