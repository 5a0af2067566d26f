import { io } from 'socket.io-client'
import { expect, it } from 'vitest'
import { duplicateResultSchema, socketEvents, type DuplicateResult } from '@/contract/socket'
import { createMemoryStore } from '@mocks/engine/memory-store'
import { seedState } from '@mocks/scenarios/seed'
import { createHarness } from '@mocks/testing/harness'
import { untilHolds } from '../../tests/support/until-holds'
import { InPageTransport, startSocketServer } from './socket-server'

it('REG-08 BACKEND-02 a duplicate check stays unanswered while the store fails, and the next one is answered', async () => {
  const store = createMemoryStore(seedState)
  let failures = 1
  const { service } = createHarness({
    store: { ...store, read: (use) => ((failures -= 1) < 0 ? store.read(use) : Promise.reject(new Error('The store is closed'))) },
  })
  const origin = 'https://failing.invalid'
  const server = startSocketServer({ origin, service, isReachable: () => true, carry: async () => true })
  const socket = io(origin, { transports: [InPageTransport], forceNew: true })
  const results: DuplicateResult[] = []
  socket.on(socketEvents.duplicateResult, (result: unknown) => results.push(duplicateResultSchema.parse(result)))
  // An error that nobody catches fails the run.
  socket.emit(socketEvents.checkDuplicate, { mobile: '9888888888' })
  socket.emit(socketEvents.checkDuplicate, { mobile: '9000000201' })
  await untilHolds(() => expect(results).toEqual([{ field: 'mobile', available: false }]))
  socket.close()
  server.stop()
})
