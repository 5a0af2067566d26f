import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepDraft, type DraftKeeper } from '@/outbox/draft-keeper'
import { useSampleWriter } from '@/samples/use-samples'
import { caseLogCollection, type CaseLogChange } from './case-log-entry'

interface KeptDraft<Values> {
  /** Takes note of what is typed; it is stored soon. */
  readonly keep: (values: Values) => void
  /** Whether the device took the last of it. */
  readonly kept: boolean
}

/** Keeps what is typed and not sent on the device. @param changeOf never changes its meaning while mounted */
export function useKeptDraft<Values>(changeOf: (values: Values) => CaseLogChange): KeptDraft<Values> {
  const writer = useSampleWriter()
  const [kept, setKept] = useState(true)
  const keeper = useRef<DraftKeeper<Values>>(null)
  const put = useEffectEvent((values: Values) => writer.put(caseLogCollection, changeOf(values)))

  useEffect(() => {
    const own = keepDraft<Values>(
      (values) => put(values),
      ({ kind }) => setKept(kind === 'saved'),
    )
    keeper.current = own
    return () => {
      keeper.current = null
      own.stop()
    }
  }, [])

  return { keep: (values) => keeper.current?.changed(values), kept }
}
