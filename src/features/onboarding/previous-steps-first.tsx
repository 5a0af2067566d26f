import { useEffect, useRef } from 'react'
import { ruleTexts } from '@/domain/texts'
import { Alert } from '@/ui/alert'

/** Why a step does not open, said where it was asked for; mount it anew for each press, so that each is heard (ONB-02). */
export function PreviousStepsFirst() {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <Alert ref={alert} variant="info" role="alert">
      {ruleTexts.previousStepsFirst}
    </Alert>
  )
}
