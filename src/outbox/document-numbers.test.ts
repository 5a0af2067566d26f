import { describe, expect, it } from 'vitest'
import { anOrder } from '../../tests/support/an-order'
import { handoverBody, packBody } from '../../tests/support/order-bodies'
import { claim, openOutbox, rowsOf, takeOver, type TestOutbox } from '../../tests/support/outbox-store'
import { keepSeries, readSeries } from './document-numbers'
import type { CommandToSave } from './save-submission'

const year = '26-27'

/** A phone with its own series, of which 40 numbers have been drawn. */
async function openPhone(): Promise<TestOutbox> {
  const store = openOutbox()
  await keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/A7K/', next: 41 })
  return store
}

async function save({ outbox }: TestOutbox, command: string, body: CommandToSave['body'], numbered = true): Promise<number> {
  const saved = await outbox.save({ sellerId: 'S1', command, body, numbered })
  if (saved.kind !== 'stored') throw new Error(`Not stored: ${saved.reason}`)
  return saved.value
}
const pack = (store: TestOutbox, id: string, numbered = true) => save(store, 'order-pack', packBody({ id }), numbered)

/** Each waiting or stopped packing with its number, and each number reported as unused. */
const said = async (store: TestOutbox) =>
  (await rowsOf(store)).flatMap((row) => {
    if (!('body' in row)) return []
    if ('invoiceNumber' in row.body) return [`${row.body.id} ${row.body.invoiceNumber ?? 'without'}`]
    return 'number' in row.body ? [`void ${row.body.number}`] : [row.command]
  })
const next = async ({ database }: TestOutbox) => (await readSeries(database, 'S1', year))?.next

const unreachable = { kind: 'try-again', pause: { failure: { kind: 'unreachable' }, at: 0, milliseconds: 0, serverRequested: false } } as const
const cancelled = { kind: 'rejected', status: 409, message: 'Cancelled.', code: 'cancelled' } as const

describe('the numbers of documents', () => {
  it('LAW-05 are drawn together with the packing they stand on, one after the other, also from several tabs', async () => {
    const store = await openPhone()
    const tab = store.openAgain()
    await Promise.all([pack(store, 'OD-1'), pack(tab, 'OD-2'), pack(store, 'OD-3')])
    expect((await said(store)).map((text) => text.slice(-5)).toSorted()).toEqual(['00041', '00042', '00043'])
    expect(await next(store)).toBe(44)
  })

  it('LAW-05 are each drawn only once if the backend names the series again at that moment', async () => {
    const store = await openPhone()
    const told = keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/A7K/', next: 1 })
    await Promise.all([told, pack(store, 'OD-1')])
    await pack(store, 'OD-2')
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041', 'OD-2 26-27/A7K/00042'])
  })

  it('LAW-05 are never longer than the law allows: a used-up series counts as none, and parcels are packed without a number', async () => {
    const store = openOutbox()
    const told = { prefix: 'INV/26-27/A', next: 99_999 }
    await keepSeries(store.database, { sellerId: 'S1', year }, told)
    const last = await pack(store, 'OD-1')
    await pack(store, 'OD-2')
    await keepSeries(store.database, { sellerId: 'S1', year }, told)
    await pack(store, 'OD-3')
    expect(await said(store)).toEqual(['OD-1 INV/26-27/A99999', 'OD-2 without', 'OD-3 without'])
    expect(await next(store)).toBeUndefined()
    // After the last one is withdrawn, its number can be drawn again.
    await store.outbox.discard(last)
    expect(await next(store)).toBe(99_999)
  })

  it('LAW-05 belong to the financial year in India on that day; there are none without a series, or for a packing without an invoice', async () => {
    const store = await openPhone()
    await save(store, 'order-pack', packBody({ id: 'OD-1', at: '2027-03-31T18:29:59Z' }))
    await save(store, 'order-pack', packBody({ id: 'OD-2', at: '2027-03-31T18:30:00Z' }))
    await pack(store, 'OD-3', false)
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041', 'OD-2 without', 'OD-3 without'])
  })

  it('LAW-05 are not drawn if the packing is not stored', async () => {
    const store = await openPhone()
    const saved = await store.outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody({ grams: 0 }) })
    expect(saved.kind).toBe('not-stored')
    expect(await next(store)).toBe(41)
  })

  it('CMD-04 LAW-05 stay the same if the order is packed again before an answer', async () => {
    const store = await openPhone()
    const first = await pack(store, 'OD-1')
    await pack(store, 'OD-1')
    await store.outbox.settle(await claim(store, first), unreachable)
    await pack(store, 'OD-1')
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041', 'OD-1 26-27/A7K/00041'])
    expect(await next(store)).toBe(42)
  })

  it.each([false, true])('EXT-02 LAW-05 stay the same if the order is packed again, although no new ones are drawn by then (sent before: %s)', async (isSent) => {
    const store = await openPhone()
    const first = await pack(store, 'OD-1')
    if (isSent) await store.outbox.settle(await claim(store, first), unreachable)
    await pack(store, 'OD-1', false)
    expect(new Set(await said(store))).toEqual(new Set(['OD-1 26-27/A7K/00041']))
    expect(await next(store)).toBe(42)
  })

  it.each([false, true])('LAW-05 keep their day as well if the order is packed again in another financial year (sent before: %s)', async (isSent) => {
    const store = await openPhone()
    await keepSeries(store.database, { sellerId: 'S1', year: '27-28' }, { prefix: '27-28/A7K/', next: 1 })
    const first = await save(store, 'order-pack', packBody({ at: '2027-03-31T18:20:00Z' }))
    if (isSent) await store.outbox.settle(await claim(store, first), unreachable)
    await save(store, 'order-pack', packBody({ grams: 500, at: '2027-03-31T18:40:00Z' }))
    expect((await rowsOf(store)).at(-1)).toMatchObject({ body: { grams: 500, invoiceNumber: '26-27/A7K/00041', at: '2027-03-31T18:20:00Z' } })
    expect((await readSeries(store.database, 'S1', '27-28'))?.next).toBe(1)
  })

  it('LAW-05 continue where they were when the backend is asked again, and never go back', async () => {
    const store = await openPhone()
    await pack(store, 'OD-1')
    await keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/A7K/', next: 41 })
    expect(await next(store)).toBe(42)
    await keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/A7K/', next: 90 })
    expect(await next(store)).toBe(90)
    await keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/B2C/', next: 1 })
    expect(await next(store)).toBe(1)
  })
})

describe('a series that the backend no longer knows', () => {
  const unknown = { kind: 'rejected', status: 422, message: 'No.', code: 'content', field: 'invoiceNumber' } as const
  const refuse = async (store: TestOutbox, row: number) => store.outbox.settle(await claim(store, row), unknown)

  it.each(['invoiceNumber', 'order.invoiceNumber'])('LAW-05 ends with the first of its numbers that is refused under %s: later packings have no number', async (field) => {
    const store = await openPhone()
    const [one, two] = [await pack(store, 'OD-1'), await pack(store, 'OD-2')]
    await store.outbox.settle(await claim(store, one), { ...unknown, field })
    await Promise.all([pack(store, 'OD-1'), pack(store, 'OD-3')])
    expect((await said(store)).toSorted()).toEqual(['OD-1 without', 'OD-2 26-27/A7K/00042', 'OD-3 without', 'void 26-27/A7K/00041'])
    // A late refusal says nothing about the series that was requested since.
    await keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/B2C/', next: 1 })
    await refuse(store, two)
    expect(await next(store)).toBe(1)
  })

  it('LAW-05 continues where it was, and never goes back, if the backend gives it again; a packing refused for another reason does not end it', async () => {
    const store = await openPhone()
    await refuse(store, await pack(store, 'OD-1'))
    expect(await next(store)).toBeUndefined()
    await keepSeries(store.database, { sellerId: 'S1', year }, { prefix: '26-27/A7K/', next: 1 })
    expect(await next(store)).toBe(42)
    await store.outbox.settle(await claim(store, await pack(store, 'OD-2')), { ...unknown, field: 'grams' })
    expect(await next(store)).toBe(43)
  })
})

describe('a number that stands on nothing', () => {
  it('CMD-08 is used again if it is the last and never left the phone; otherwise the backend is told', async () => {
    const store = await openPhone()
    const [one, two, three] = [await pack(store, 'OD-1'), await pack(store, 'OD-2'), await pack(store, 'OD-3')]
    await store.outbox.discard(three)
    expect(await next(store)).toBe(43)
    await store.outbox.discard(one)
    expect(await said(store)).toEqual(['OD-2 26-27/A7K/00042', 'void 26-27/A7K/00041'])
    await store.outbox.settle(await claim(store, two), unreachable)
    await store.outbox.discard(two)
    expect(await said(store)).toEqual(['void 26-27/A7K/00041', 'void 26-27/A7K/00042'])
    expect(await next(store)).toBe(43)
  })

  it('CMD-08 QUEUE-10 LAW-05 is not used again once a copy went to another phone: the invoice may be issued from there', async () => {
    const store = await openPhone()
    const first = await pack(store, 'OD-1')
    await store.outbox.exportTransfer('S1')
    await store.outbox.discard(first)
    await pack(store, 'OD-2')
    expect(await said(store)).toEqual(['void 26-27/A7K/00041', 'OD-2 26-27/A7K/00042'])
  })

  it('CMD-08 is reported although the seller removes the report, unless the backend has refused it', async () => {
    const store = await openPhone()
    const first = await pack(store, 'OD-1')
    await pack(store, 'OD-2')
    await store.outbox.discard(first)
    const telling = (await rowsOf(store)).find(({ command }) => command === 'document-void')?.sequence ?? 0
    await store.outbox.discard(telling)
    expect(await said(store)).toEqual(['OD-2 26-27/A7K/00042', 'void 26-27/A7K/00041'])
    await store.outbox.settle(await claim(store, telling), { kind: 'rejected', status: 409, message: 'No.', code: 'state' })
    await store.outbox.discard(telling)
    expect(await said(store)).toEqual(['OD-2 26-27/A7K/00042'])
  })

  it('CMD-08 is reported once if an older version of the packing had it too', async () => {
    const store = await openPhone()
    await store.outbox.settle(await claim(store, await pack(store, 'OD-1')), unreachable)
    await store.outbox.discard(await pack(store, 'OD-1'))
    expect(await said(store)).toEqual(['void 26-27/A7K/00041'])
    expect(await next(store)).toBe(42)
  })

  it('CMD-08 stays in use while an older version that has it is being sent', async () => {
    const store = await openPhone()
    await claim(store, await pack(store, 'OD-1'))
    await store.outbox.discard(await pack(store, 'OD-1'))
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041'])
    expect(await next(store)).toBe(42)
  })

  it('CMD-08 is that of a refused packing; the order is then packed under another number', async () => {
    const store = await openPhone()
    const refused = await pack(store, 'OD-1')
    await store.outbox.settle(await claim(store, refused), { ...cancelled, code: 'changed' })
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041', 'void 26-27/A7K/00041'])
    await pack(store, 'OD-1')
    expect(await said(store)).toEqual(['void 26-27/A7K/00041', 'OD-1 26-27/A7K/00042'])
    await store.outbox.settle(await claim(store, (await rowsOf(store)).at(-1)?.sequence ?? 0), { ...cancelled, code: 'changed' })
    await store.outbox.sendAgain((await rowsOf(store)).find(({ state }) => state === 'rejected')?.sequence ?? 0)
    expect((await said(store)).at(-1)).toBe('OD-1 26-27/A7K/00043')
  })

  it.each([
    [true, '26-27/A7K/00042'],
    [false, 'without'],
  ])('EXT-02 LAW-05 is drawn for a refused packing that is sent again only if the marketplace offers invoices (%s)', async (isNumbered, number) => {
    const store = await openPhone()
    const refused = await pack(store, 'OD-1')
    await store.outbox.settle(await claim(store, refused), { ...cancelled, code: 'changed' })
    await store.outbox.sendAgain(refused, isNumbered)
    expect((await said(store)).at(-1)).toBe(`OD-1 ${number}`)
  })

  it('CMD-08 stays in use if the record in the refusal has it, or if the seller was only forbidden to pack', async () => {
    const store = await openPhone()
    const current = anOrder({ id: 'OD-1', state: 'packed', invoiceNumber: '26-27/A7K/00041' })
    await store.outbox.settle(await claim(store, await pack(store, 'OD-1')), { kind: 'rejected', status: 409, message: null, code: 'state', current })
    const forbidden = await pack(store, 'OD-2')
    await store.outbox.settle(await claim(store, forbidden), { kind: 'rejected', status: 403, message: null })
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041', 'OD-2 26-27/A7K/00042'])
    await store.outbox.discard(forbidden)
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041', 'void 26-27/A7K/00042'])
  })

  it.each(['taken', 'content'] as const)('CMD-08 asks the seller nothing where the backend says that an invoice bears it after all, or that it knows no such number (%s)', async (code) => {
    const store = await openPhone()
    await store.outbox.settle(await claim(store, await pack(store, 'OD-1')), cancelled)
    const told = (await rowsOf(store)).find(({ command }) => command === 'document-void')
    await store.outbox.settle(await claim(store, told?.sequence ?? 0), { ...cancelled, code })
    expect(await said(store)).toEqual(['OD-1 26-27/A7K/00041'])
    const other = await pack(store, 'OD-2')
    await store.outbox.settle(await claim(store, other), cancelled)
    const refused = (await rowsOf(store)).find(({ command }) => command === 'document-void')
    await store.outbox.settle(await claim(store, refused?.sequence ?? 0), { ...cancelled, code: 'not-approved' })
    expect((await said(store)).at(-1)).toBe('void 26-27/A7K/00042')
  })

  it('LAW-05 QUEUE-10 given up with a refusal is used for nothing on another phone either, where the refusal also waits for the seller', async () => {
    const from = await openPhone()
    await from.outbox.settle(await claim(from, await pack(from, 'OD-1')), { kind: 'rejected', status: 422, message: 'Not so.', code: 'content' })
    const to = openOutbox(undefined, undefined, { made: 50 })
    expect(await takeOver(to, await from.outbox.exportTransfer('S1'))).toMatchObject({ kind: 'stored', value: { waiting: 2 } })
    expect(await rowsOf(to)).toMatchObject([{ command: 'order-pack', state: 'rejected', message: 'Not so.' }, { command: 'document-void', state: 'waiting' }])
    await keepSeries(to.database, { sellerId: 'S1', year }, { prefix: '26-27/B1C/', next: 1 })
    await pack(to, 'OD-1')
    expect((await said(to)).toSorted()).toEqual(['OD-1 26-27/B1C/00001', 'void 26-27/A7K/00041'])
  })
})

describe('discarding a refused command', () => {
  it('CMD-08 also discards what follows it on the same order, and nothing else', async () => {
    const store = await openPhone()
    const refused = await pack(store, 'OD-1')
    await store.outbox.settle(await claim(store, refused), cancelled)
    await save(store, 'order-handover', handoverBody({ id: 'OD-1' }))
    await save(store, 'order-handover', handoverBody({ id: 'OD-2' }))
    await store.outbox.discard(refused)
    expect((await rowsOf(store)).map(({ scopes }) => scopes[0])).toEqual(['document:26-27/A7K/00041', 'order:OD-2'])
  })

  it('CLASH-02 stores what the seller does instead, in one transaction', async () => {
    const store = await openPhone()
    const refused = await pack(store, 'OD-1')
    await store.outbox.settle(await claim(store, refused), cancelled)
    await save(store, 'order-handover', handoverBody({ id: 'OD-1' }))
    const instead = (manifestId: string) =>
      store.outbox.saveInstead(refused, { sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1', rev: 4, left: true, manifestId }) })
    expect((await instead('not a manifest')).kind).toBe('not-stored')
    expect(await rowsOf(store)).toHaveLength(3)
    expect((await instead('M-2')).kind).toBe('stored')
    const left = await rowsOf(store)
    expect(left.map(({ command }) => command)).toEqual(['document-void', 'order-handover'])
    expect(left[1]).toMatchObject({ state: 'waiting', body: { left: true, manifestId: 'M-2' } })
  })

  it.each([
    [false, ['OD-1 gone', 'OD-2 26-27/A7K/00041']],
    [true, ['void 26-27/A7K/00041', 'OD-1 gone', 'OD-2 26-27/A7K/00042']],
  ])('CMD-08 CLASH-02 LAW-05 uses its number for no other invoice if the goods have left with it (left: %s)', async (hasLeft, expected) => {
    const store = await openPhone()
    const packing = await pack(store, 'OD-1')
    await store.outbox.saveInstead(packing, { sellerId: 'S1', command: 'order-handover', body: handoverBody({ id: 'OD-1', left: true }), hasLeft })
    await pack(store, 'OD-2')
    expect((await said(store)).map((text) => (text === 'order-handover' ? 'OD-1 gone' : text))).toEqual(expected)
  })
})
