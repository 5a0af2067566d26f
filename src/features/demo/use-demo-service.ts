import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DemoConnection, DemoMessage, DemoService } from './demo-service'

/** The state of the connection switch. */
export const useDemoConnection = (service: DemoService): DemoConnection =>
  useSyncExternalStore(
    (listener) => service.subscribe(listener),
    () => service.connection(),
  )

/** The inbox, newest first, as it fills. */
export function useDemoMessages(service: DemoService): readonly DemoMessage[] {
  const [messages, setMessages] = useState<readonly DemoMessage[]>([])
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      const loaded = await service.messages()
      if (current) setMessages(loaded)
    }
    void load()
    const unsubscribe = service.subscribe(() => void load())
    return () => {
      current = false
      unsubscribe()
    }
  }, [service])
  return messages
}
