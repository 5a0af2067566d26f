import fc from 'fast-check'
import { expect, it } from 'vitest'
import { schedule } from '@/clock/schedule'
import { keepSeries, readSeries } from '@/outbox/document-numbers'
import { isPending, needsAttention, type PendingSubmission } from '@/outbox/submission'
import { handoverBody, packBody } from '../../tests/support/order-bodies'
import { createOrderServer, orderFaults, type OrderFault } from '../../tests/support/order-server'
import { openOutbox, rowsOf, type TestOutbox } from '../../tests/support/outbox-store'
import { drain } from './drain'

/** What a seller does to her orders, and what goes wrong with requests. */
type Act =
  | { readonly kind: 'pack' | 'hand-over' | 'mend'; readonly tab: number; readonly order: number; readonly grams: number }
  /** While the answer about the order may be under way: the screen shows the state before it. */
  | { readonly kind: 'hand-over-while-sending'; readonly tab: number; readonly order: number; readonly waits: number }
  | { readonly kind: 'discard'; readonly tab: number; readonly choice: number }
  | { readonly kind: 'send'; readonly faults: readonly OrderFault[] }
  | { readonly kind: 'change-elsewhere'; readonly order: number }

const year = '26-27'
const tab = fc.nat({ max: 1 })
const order = fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 2 }) }, { weight: 1, arbitrary: fc.nat({ max: 19 }) })
const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('pack' as const, 'pack' as const, 'hand-over' as const, 'mend' as const), tab, order, grams: fc.integer({ min: 1, max: 900 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('hand-over-while-sending' as const), tab, order, waits: fc.nat({ max: 12 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('discard' as const), tab, choice: fc.nat({ max: 5 }) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), faults: fc.array(fc.constantFrom(...orderFaults), { maxLength: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('change-elsewhere' as const), order }) },
  ),
  { minLength: 4, maxLength: 24 },
)

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

async function openShop() {
  const store = openOutbox()
  const tabs = [store, store.openAgain()]
  const server = createOrderServer()
  // Orders have been read, so the records in answers are kept.
  await store.database.cursors.put({ sellerId: 'S1', resource: 'orders', ...{ next: 'c', asOf: 1, last: 1, offered: true } })
  await keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/A7K/', next: 1 })
  const tabAt = (index: number): TestOutbox => tabs[index] ?? store
  const idOf = (number: number): string => `OD-${number}`

  async function save(at: number, kind: 'pack' | 'hand-over', id: string, grams: number, rev = server.revisionOf(id)): Promise<void> {
    const command = kind === 'pack' ? { command: 'order-pack', body: packBody({ id, rev, grams }) } : { command: 'order-handover', body: handoverBody({ id, rev }) }
    expect((await tabAt(at).outbox.save({ sellerId: 'S1', ...command })).kind).toBe('stored')
  }

  async function send(): Promise<void> {
    for (let time = 0; time < 20; time += 1) {
      const end = await drain(
        { outbox: store.outbox, send: server.send, sender: () => ({ sellerId: 'S1', token: 'T1' }), now: () => store.clock.time, random: () => 0.5, schedule },
        false,
      )
      if (end.kind === 'empty') return
      store.clock.time += 61_000
    }
  }

  const pending = async (): Promise<readonly PendingSubmission[]> => (await rowsOf(store)).filter(isPending)

  async function perform(act: Act): Promise<void> {
    switch (act.kind) {
      case 'pack':
      case 'hand-over':
        return save(act.tab, act.kind, idOf(act.order), act.grams)
      case 'hand-over-while-sending': {
        const id = idOf(act.order)
        const shown = server.revisionOf(id)
        const sending = send()
        for (let waits = act.waits; waits > 0; waits -= 1) await nextTurn()
        await save(act.tab, 'hand-over', id, 1, shown)
        return sending
      }
      case 'mend': {
        const stopped = (await pending()).find(needsAttention)
        if (stopped?.command === 'order-pack' && 'id' in stopped.body) return save(act.tab, 'pack', stopped.body.id, act.grams)
        return
      }
      case 'discard': {
        const rows = await pending()
        const row = rows[act.choice % Math.max(1, rows.length)]
        if (row !== undefined && row.command !== 'document-void') await tabAt(act.tab).outbox.discard(row.sequence)
        return
      }
      case 'send':
        server.faultsToCome.push(...act.faults)
        return send()
      case 'change-elsewhere':
        server.change(idOf(act.order))
    }
  }

  /** Each number that was drawn is used exactly once: on an order, on its way to one, or reported as unused. */
  async function check(): Promise<void> {
    expect(server.broken).toEqual([])
    const next = (await readSeries(store.database, 'S1', year))?.next ?? 0
    const rows = await pending()
    const onTheirWay = rows.flatMap(({ body, subject }) => ('invoiceNumber' in body && body.invoiceNumber !== null ? [{ number: body.invoiceNumber, subject }] : []))
    const told = new Set([...server.voided, ...rows.flatMap(({ body }) => ('number' in body ? [body.number] : []))])
    for (let number = 1; number < next; number += 1) {
      const text = `26-27/A7K/${String(number).padStart(5, '0')}`
      const subjects = new Set(onTheirWay.filter((each) => each.number === text).map(({ subject }) => subject))
      expect(subjects.size, `${text} is on its way to two orders`).toBeLessThanOrEqual(1)
      expect(server.numbers.has(text) || subjects.size > 0 || told.has(text), `${text} stands nowhere`).toBe(true)
    }
    expect(onTheirWay.every(({ number }) => Number(number.slice(-5)) < next), 'a number was put back that stands on something').toBe(true)
  }

  return { store, tabs, server, perform, check, send, pending }
}

/** More runs for a night: QUEUE_MODEL_RUNS=20000 */
const runs = Number(process.env['QUEUE_MODEL_RUNS'] ?? 100)

it(
  'CMD-10 CMD-04 CMD-05 CMD-08 LAW-05 P2 P3 P20 in random runs order commands take effect once and in order, and no invoice number is lost or used twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        const shop = await openShop()
        try {
          for (const act of list) {
            await shop.perform(act)
            await shop.check()
          }
          shop.server.faultsToCome.length = 0
          await shop.send()
          await shop.check()
          // The rest waits for the seller, or behind something that does.
          const left = await shop.pending()
          const stopped = new Set(left.filter(needsAttention).flatMap(({ scopes }) => scopes))
          expect(left.filter(({ scopes }) => !scopes.some((scope) => stopped.has(scope))), 'left lying').toEqual([])
        } finally {
          for (const { database } of shop.tabs) database.close()
          await shop.store.database.delete()
        }
      }),
      { numRuns: runs, seed: 20_261_122, endOnFailure: true },
    )
  },
  60_000 + runs * 500,
)
