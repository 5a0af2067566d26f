import type { DBCoreTransaction } from 'dexie'
import type { CommandBody } from '@/outbox/command'
import type { OutboxDatabase } from '@/outbox/database'
import type { Credentials } from '@/session/credentials'
import type { SendCommand } from '@/sync/drain'
import { createSync, type HoldLock, type Sync } from '@/sync/sync'
import { manualTimers } from './manual-timers'
import { openOutbox, type TestOutbox } from './outbox-store'
import type { createStepServer } from './step-server'
import { webLock } from './web-lock'

/** One tab. It may die wherever the program waits; none of its code runs afterwards. */
export interface Tab {
  readonly store: TestOutbox
  readonly sync: Sync
  /** Dies after this many more waits; null for never. */
  fuse: number | null
  /** Dies at once: its incomplete transactions are undone, and another tab takes its place. */
  readonly kill: () => void
}

/** Aborts every incomplete transaction, as killing a browser does. */
function transactionsOf(database: OutboxDatabase): { undo: () => void } {
  const started = new Set<DBCoreTransaction>()
  database.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      transaction(...question) {
        const transaction = core.transaction(...question)
        started.add(transaction)
        return transaction
      },
    }),
  })
  return {
    undo() {
      for (const transaction of started)
        try {
          transaction.abort()
        } catch {
          // It had already completed.
        }
    },
  }
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

/** What the code of a dead tab waits for. */
const never = new Promise<never>(() => undefined)

interface Life {
  dead: boolean
  readonly death: Promise<never>
  readonly die: () => void
}

function createLife(): Life {
  let die = (): void => undefined
  const death = new Promise<never>((_, reject) => {
    die = () => reject(new Error('The tab died'))
  })
  death.catch(() => undefined)
  return { dead: false, death, die }
}

interface DeviceTools {
  readonly server: ReturnType<typeof createStepServer>
  /** Called with each request before it leaves, and with whether its tab holds the lock. */
  readonly leaving: (body: CommandBody, key: string, holdsLock: boolean) => Promise<void>
  readonly random: () => number
}

/** A phone with two tabs that share a store, a session and a lock; time passes by hand. */
export function openDevice({ server, leaving, random }: DeviceTools) {
  const observer = openOutbox()
  const clock = observer.clock
  const timers = manualTimers(clock)
  const lock = webLock()
  const state: { online: boolean; session: Credentials | null } = { online: true, session: null }
  const databases = [observer.database]
  let holder: Life | null = null
  let running = 0
  let deaths = 0
  let interruption: { waits: number; happen: () => Promise<void> } | null = null

  async function pass(tab: Tab, life: Life): Promise<void> {
    if (tab.fuse !== null) tab.fuse -= 1
    if (tab.fuse !== null && tab.fuse <= 0) tab.kill()
    if (life.dead) await never
    if (interruption === null) return
    interruption.waits -= 1
    if (interruption.waits > 0) return
    const { happen } = interruption
    interruption = null
    await happen()
  }

  function lockFor(life: Life): HoldLock {
    return async (work) => {
      running += 1
      try {
        return await lock.hold(async () => {
          holder = life
          return work()
        }, life.death)
      } finally {
        running -= 1
        if (holder === life) holder = null
      }
    }
  }

  function openTab(): Tab {
    const store = observer.openAgain()
    const transactions = transactionsOf(store.database)
    const life = createLife()
    databases.push(store.database)
    const waitAround =
      <Arguments extends unknown[], Result>(work: (...values: Arguments) => Promise<Result>) =>
      async (...values: Arguments): Promise<Result> => {
        await pass(tab, life)
        // Where two calls run concurrently, the other one may have ended the tab.
        if (life.dead) await never
        const result = await work(...values)
        await pass(tab, life)
        if (life.dead) await never
        return result
      }
    /** A disk may be slower than a request. */
    const slowly =
      <Arguments extends unknown[], Result>(work: (...values: Arguments) => Promise<Result>) =>
      async (...values: Arguments): Promise<Result> => {
        for (let waits = random() * 12; waits > 6 && !life.dead; waits -= 1) await nextTurn()
        return work(...values)
      }
    const send: SendCommand = async (endpoint, body, options) => {
      await leaving(body, options.idempotencyKey ?? '', holder === life)
      return server.send(endpoint, body, options)
    }
    const sync = createSync({
      outbox: {
        isTokenRefused: waitAround(store.outbox.isTokenRefused),
        next: waitAround(store.outbox.next),
        claim: waitAround(slowly(store.outbox.claim)),
        settle: waitAround(slowly(store.outbox.settle)),
        settleAndClaim: waitAround(slowly(store.outbox.settleAndClaim)),
      },
      send: waitAround(send),
      sender: () => state.session,
      now: () => clock.time,
      random,
      holdLock: lockFor(life),
      isOnline: () => state.online,
      onUnauthorised(sender) {
        if (state.session?.token === sender.token) state.session = null
      },
      schedule: (callback, milliseconds) => (life.dead ? () => undefined : timers.schedule(() => life.dead || callback(), milliseconds)),
    })
    function kill(): void {
      if (life.dead) return
      life.dead = true
      deaths += 1
      transactions.undo()
      store.database.close()
      tabs.splice(tabs.indexOf(tab), 1, openTab())
      life.die()
    }
    const tab: Tab = { store, sync, fuse: null, kill }
    return tab
  }

  const tabs: Tab[] = []
  tabs.push(openTab(), openTab())

  async function idle(): Promise<void> {
    do await nextTurn()
    while (running > 0)
  }

  return {
    observer,
    clock,
    state,
    tabs,
    deaths: () => deaths,
    isMoving: () => running > 0,
    idle,
    pass: (milliseconds: number) => timers.pass(milliseconds, idle),
    /** Runs `happen` at one of the next waits of any tab. */
    interrupt(waits: number, happen: () => Promise<void>): void {
      interruption = { waits, happen }
    },
    /** From here on nothing fails on the device. */
    calmDown(): void {
      interruption = null
      state.online = true
      for (const tab of tabs) tab.fuse = null
    },
    async remove(): Promise<void> {
      for (const database of databases) database.close()
      await observer.database.delete()
    },
  }
}

export type Device = ReturnType<typeof openDevice>
