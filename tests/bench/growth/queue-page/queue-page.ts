import { endpoints, headerNames } from '@/contract/endpoints'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createOutbox } from '@/outbox/outbox'
import { createModulesStore } from '@/resources/kept-modules'
import { createRecords, resourceOf } from '@/resources/records'
import { newId } from '@/storage/new-id'
import { drainLockName } from '@/sync/shared-names'
import { allCommands } from '../page/all-commands'
import { benchBody, benchCommand } from '../page/bench-command'
import { benchOrders } from '../page/orders'

/*
 * The product's store of the device without the rest of the product: fills it before a measurement, saves into it, and
 * sends the same requests over the network alone.
 */

const name = databaseName('real')
const database = new OutboxDatabase(name)
const outbox = createOutbox(database, { commands: allCommands, now: () => Date.now(), newKey: newId })
const sellerId = 'seller-bench'
let letGo: () => void = () => undefined
let saved = 0

async function save(bytes: number): Promise<void> {
  saved += 1
  const stored = await outbox.save({ sellerId, command: benchCommand.name, body: benchBody(sellerId, saved, bytes) })
  if (stored.kind === 'not-stored') throw new Error(`Not stored: ${stored.reason}`)
}

const queue = {
  /** Takes the drain's lock, so that nothing is sent until it is released. */
  hold: () =>
    new Promise<void>((held) => {
      void navigator.locks.request(drainLockName(name), () => {
        held()
        return new Promise<void>((resolve) => {
          letGo = resolve
        })
      })
    }),
  release: () => letGo(),
  /** Stores this many orders, as on a phone that has read them. */
  async keepOrders(count: number): Promise<void> {
    const now = Date.now()
    const serverTime = new Date(now).toISOString()
    await createModulesStore(database).keep(sellerId, { at: now, answered: true, offered: { modules: { orders: 1 }, profile: null, serverTime } })
    const page = { items: [...benchOrders(count, now)], unread: [], gone: [], next: 'c', more: false, serverTime }
    const kept = await createRecords(database).keep(resourceOf('orders'), sellerId, { pages: [page], replacesAll: true, beginsAnew: false, at: now })
    if (kept.kind === 'not-stored') throw new Error(`Not kept: ${kept.reason}`)
  },
  async fill(count: number, bytes: number): Promise<void> {
    for (let number = 0; number < count; number += 1) await save(bytes)
  },
  /** The milliseconds until each save was durable. */
  async saveTimes(count: number, bytes: number): Promise<number[]> {
    const times: number[] = []
    for (let number = 0; number < count; number += 1) {
      const start = performance.now()
      await save(bytes)
      times.push(performance.now() - start)
    }
    return times
  },
  /** Sends the same requests one after the other, without the queue. */
  async sendAlone(count: number, bytes: number): Promise<void> {
    const { method, path } = endpoints[benchCommand.endpoint]
    for (let thing = 0; thing < count; thing += 1) {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json', [headerNames.authorization]: 'Bearer bench', [headerNames.idempotencyKey]: newId() }
      const response = await fetch(path, { method, headers, body: JSON.stringify(benchBody(sellerId, thing, bytes)), cache: 'no-store' })
      await response.json()
    }
  },
}

declare global {
  interface Window {
    readonly benchQueue: typeof queue
  }
}

Object.assign(window, { benchQueue: queue })
