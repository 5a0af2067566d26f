import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { ServiceAction } from '@/contract/presenter/actions'
import type { LogEntry } from '@/contract/presenter/log'
import type { Conditions } from '@/contract/presenter/network'
import type { PresenterService, SentMessage } from '@/contract/presenter/service'

/** What the presenter has changed around the service. */
export const useConditions = (service: PresenterService): Conditions =>
  useSyncExternalStore(
    (listener) => service.subscribe(listener),
    () => service.conditions(),
  )

/** Reads now and after each change; changes during a reading are answered by one more. */
function follow<Value>(
  service: PresenterService,
  read: () => Promise<Value>,
  show: (value: Value) => void,
): () => void {
  let current = true
  let reading = false
  let changed = false
  async function readAgain(): Promise<void> {
    changed = true
    if (reading) return
    reading = true
    try {
      while (changed && current) {
        changed = false
        const value = await read()
        if (current) show(value)
      }
    } catch {
      // What is shown stays; the next change reads again.
    } finally {
      reading = false
    }
  }
  void readAgain()
  const unsubscribe = service.subscribe(() => void readAgain())
  return () => {
    current = false
    unsubscribe()
  }
}

/** The inbox, newest first, as it fills. */
export function useMessages(service: PresenterService): readonly SentMessage[] {
  const [messages, setMessages] = useState<readonly SentMessage[]>([])
  useEffect(() => follow(service, () => service.messages(), setMessages), [service])
  return messages
}

/** What of an older demo cannot be read; null for nothing. */
export function useSetAside(service: PresenterService): unknown {
  const [setAside, show] = useState<unknown>(null)
  useEffect(() => follow(service, () => service.setAside(), (value) => show(() => value)), [service])
  return setAside
}

/** The log, newest first, as it grows; what somebody types meanwhile goes first. */
export function useLog(service: PresenterService): readonly LogEntry[] {
  const [log, setLog] = useState<readonly LogEntry[]>([])
  useEffect(
    () =>
      follow(
        service,
        () => service.log(),
        (entries) => startTransition(() => setLog(entries)),
      ),
    [service],
  )
  return log
}

/** Tells the service what to do, and whether it could keep the last of it. */
export function useServiceAction(service: PresenterService): {
  readonly failed: boolean
  readonly dispatch: (action: ServiceAction) => Promise<void>
} {
  const [failed, setFailed] = useState(false)
  return {
    failed,
    async dispatch(action) {
      const kept = await service.dispatch(action).then(
        () => true,
        () => false,
      )
      setFailed(!kept)
    },
  }
}
