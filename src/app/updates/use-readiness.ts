import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { askReadiness, hasWorker, type OfflineReadiness } from './offline-readiness'
import { untilDone } from './until-done'
import { workerAnswers } from './worker-answers'
import { workerTrouble } from './worker-trouble'

/** A slow phone's worker takes more than a second to answer that everything was kept long ago; one that takes longer than this is fetching. */
const answersWithinMilliseconds = 2000

/** Whether the app works without a connection, asked again at each chance to load what is missing; null until the worker has answered. */
export function useReadiness(): OfflineReadiness | null {
  const trouble = useSelector(workerTrouble)
  const [readiness, setReadiness] = useState<OfflineReadiness | null>(() => (!hasWorker ? 'no-worker' : workerAnswers() ? null : 'under-way'))
  useEffect(() => {
    if (!hasWorker) return undefined
    const shown = new AbortController()
    const say = (told: OfflineReadiness): void => {
      if (!shown.signal.aborted) setReadiness(told)
    }
    void untilDone(async () => {
      const fetching = setTimeout(() => say('under-way'), answersWithinMilliseconds)
      const told = await askReadiness().finally(() => clearTimeout(fetching))
      say(told)
      return told === 'ready' || told === 'full'
    }, shown.signal)
    return () => shown.abort()
  }, [])
  if (readiness === 'ready' || trouble === null) return readiness
  return trouble === 'refused' ? 'no-worker' : 'incomplete'
}
