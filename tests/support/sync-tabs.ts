import type { Credentials } from '@/session/credentials'
import { createSync, type Sync, type SyncTools } from '@/sync/sync'
import { manualTimers } from './manual-timers'
import { openOutbox, type TestOutbox } from './outbox-store'
import { createStepServer } from './step-server'
import { webLock } from './web-lock'

/** Tabs of one browser that share a store, a session and a lock; the seller S1 is signed in, and time passes by hand. */
export async function openTabs() {
  const store = openOutbox()
  const server = createStepServer()
  const timers = manualTimers(store.clock)
  const lock = webLock()
  const session: { sender: Credentials | null } = { sender: { sellerId: 'S1', token: server.signIn('S1') } }
  const state = { online: true, running: 0 }
  const expired: Credentials[] = []
  await store.outbox.signIn('S1', server.nextStep('S1'))

  const idle = async (): Promise<void> => {
    do
      await new Promise<void>((resolve) => {
        setImmediate(resolve)
      })
    while (state.running > 0)
  }

  function openTab(tab: TestOutbox = store, changes: Partial<SyncTools> = {}): Sync {
    return createSync({
      outbox: tab.outbox,
      send: server.send,
      sender: () => session.sender,
      now: () => store.clock.time,
      random: () => 0.5,
      async holdLock(work) {
        state.running += 1
        try {
          return await lock.hold(work)
        } finally {
          state.running -= 1
        }
      },
      isOnline: () => state.online,
      onUnauthorised(sender) {
        expired.push(sender)
        if (session.sender?.token === sender.token) session.sender = null
      },
      schedule: timers.schedule,
      ...changes,
    })
  }
  return { store, server, timers, session, state, expired, idle, openTab, pass: (time: number) => timers.pass(time, idle) }
}
