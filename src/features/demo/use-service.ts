import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { ServiceAction } from '@/contract/presenter/actions'
import type { LogEntry } from '@/contract/presenter/log'
import type { Conditions } from '@/contract/presenter/network'
import type { PresenterService, SentMessage } from '@/contract/presenter/service'

/** The conditions that the presenter has set: network, planned failures and clock. */
export const useConditions = (service: PresenterService): Conditions =>
  useSyncExternalStore(
    (listener) => service.subscribe(listener),
    () => service.conditions(),
  )

/** Reads now and after each change; changes during a read cause one more read. */
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

/** The message inbox, newest first, live. */
export function useMessages(service: PresenterService): readonly SentMessage[] {
  const [messages, setMessages] = useState<readonly SentMessage[]>([])
  useEffect(() => follow(service, () => service.messages(), setMessages), [service])
  return messages
}

/** The stored data of another version that this one cannot read; null for none. */
export function useSetAside(service: PresenterService): unknown {
  const [setAside, show] = useState<unknown>(null)
  useEffect(() => follow(service, () => service.setAside(), (value) => show(() => value)), [service])
  return setAside
}

/** The log, newest first, live; its updates are transitions, so that typing is not held up. */
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

/** Sends actions to the service; `failed` says that it could not store the last one. */
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
