import { expect, it } from 'vitest'
import { schedule } from '@/clock/schedule'
import { openOutbox, saveChange } from '../../tests/support/outbox-store'
import { scopeCount } from '../../tests/support/scoped-command'
import { createStepServer } from '../../tests/support/step-server'
import { drain } from './drain'

/** Counts the store's transactions from now on. */
function countTransactions(database: ReturnType<typeof openOutbox>['database']): () => number {
  let count = 0
  database.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      transaction(...question) {
        count += 1
        return core.transaction(...question)
      },
    }),
  })
  return () => count
}

it('QUEUE-08 P26 200 submissions over 20 scopes are sent once each in one run, and the last ones need no more transactions than the first', async () => {
  const store = openOutbox()
  const transactions = countTransactions(store.database)
  const server = createStepServer()
  const sender = { sellerId: 'S1', token: server.signIn('S1') }
  // Each thing alone, and with each of the nine after it.
  for (let mark = 0; mark < 200; mark += 1) {
    const first = mark % scopeCount
    await saveChange(store, [...new Set([first, (first + Math.floor(mark / scopeCount)) % scopeCount])], mark)
  }
  const perSend: number[] = []
  const end = await drain(
    {
      outbox: store.outbox,
      send: (...call) => {
        perSend.push(transactions())
        return server.send(...call)
      },
      sender: () => sender,
      now: () => store.clock.time,
      random: () => 0.5,
      schedule,
    },
    false,
  )
  expect(end).toEqual({ kind: 'empty' })
  expect(new Set(server.arrivals.map(({ key }) => key)).size).toBe(200)
  expect(server.arrivals).toHaveLength(200)
  const between = perSend.slice(1).map((count, index) => count - (perSend[index] ?? 0))
  // One look at the queue serves many sends, so the cost is averaged over seventy-five.
  const costOf = (sends: readonly number[]): number => sends.reduce((sum, count) => sum + count, 0)
  // The last send's look finds nothing more.
  expect(costOf(between.slice(-75))).toBeLessThanOrEqual(costOf(between.slice(0, 75)) + 1)
})
