import { onTestFinished } from 'vitest'
import { createRecords, resourceOf } from '@/resources/records'
import { refresh } from '@/resources/refresh'
import { createCaller } from '@/transport/call'
import { createChangesServer } from './changes-server'
import { firstOf } from './first-of'
import { handMadeBackend, reportedConnectivity } from './hand-made-backend'
import { openOutbox } from './outbox-store'

export const reader = { sellerId: 'S1', token: 'T1' }

/** A phone that reads the offers of a small backend when the test tells it to. */
export function openPhone(server = createChangesServer(), resource = resourceOf('offers')) {
  const store = openOutbox()
  const { database } = store
  onTestFinished(() => database.close())
  const records = createRecords(database)
  const { backend } = handMadeBackend((request) => server.respond(request))
  const { call } = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
  const state = { now: 1000, mayKeep: true }
  return {
    server,
    database,
    store,
    outbox: store.outbox,
    records,
    state,
    refresh: (as = reader) => refresh(resource, as, { call, records, now: () => state.now, mayKeep: async () => state.mayKeep }),
    /** What a screen would show now. */
    held: (sellerId = 'S1') => firstOf(records.watch(resource, sellerId)),
    async ids(sellerId?: string) {
      const held = await this.held(sellerId)
      return held.kind === 'items' ? held.items.map(({ id }) => id) : held.kind
    },
  }
}
