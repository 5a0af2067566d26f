import { afterEach, expect, it } from 'vitest'
import { leaveSeries, readSeries } from '@/outbox/document-numbers'
import { createCaller } from '@/transport/call'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { openOutbox } from '../../tests/support/outbox-store'
import { createSeriesQuestion, seriesPauseMilliseconds } from './invoice-series'

const opened: { close(): void }[] = []
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
})

function openPhone(today: string) {
  const store = openOutbox()
  opened.push(store.database)
  const asked: unknown[] = []
  const state = { now: Date.parse(today), mayKeep: true, isReached: true, status: 200, retryAfter: '0', ids: 0, spentYear: '' }
  const { backend } = handMadeBackend(async (request) => {
    const body: { readonly year?: string } = await request.json()
    asked.push(body)
    if (!state.isReached) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, prefix: `${body.year ?? ''}/A7K/`, next: body.year === state.spentYear ? 10_000_000 : 1 }, { status: state.status, headers: { 'Retry-After': state.retryAfter } })
  })
  const { call } = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
  const parts = { database: store.database, call, now: () => state.now, newId: () => `phone-${(state.ids += 1)}`, mayKeep: async () => state.mayKeep }
  const question = createSeriesQuestion(parts)
  const ask = (sellerId = 'S1', token = 'T1') => question({ sellerId, token })
  return { ...store, asked, state, ask, series: (year: string, sellerId = 'S1') => readSeries(store.database, sellerId, year) }
}

it('LAW-05 a series is requested once, with a phone id of its own for each seller', async () => {
  const phone = openPhone('2026-11-21T06:00:00Z')
  await phone.ask()
  await phone.ask()
  await phone.ask('S2')
  expect(phone.asked).toEqual([
    { phoneId: 'phone-1', year: '26-27' },
    { phoneId: 'phone-2', year: '26-27' },
  ])
  expect(await phone.series('26-27')).toEqual({ prefix: '26-27/A7K/', next: 1 })
})

it('LAW-05 the series of the next year is requested 30 days before it begins, with the same phone id', async () => {
  const phone = openPhone('2027-03-02T00:00:00Z')
  await phone.ask()
  expect(phone.asked).toEqual([
    { phoneId: 'phone-1', year: '26-27' },
    { phoneId: 'phone-1', year: '27-28' },
  ])
})

it('LAW-05 an unanswered request is repeated after a pause, and nothing is stored for a seller who has left', async () => {
  const phone = openPhone('2026-11-21T06:00:00Z')
  phone.state.status = 503
  await phone.ask()
  expect(await phone.series('26-27')).toBeNull()
  phone.state.now += seriesPauseMilliseconds
  phone.state.status = 200
  phone.state.mayKeep = false
  await phone.ask()
  expect(await phone.series('26-27')).toBeNull()
  phone.state.mayKeep = true
  await phone.ask()
  expect(await phone.series('26-27')).not.toBeNull()
  expect(phone.asked).toHaveLength(3)
})

it('LAW-05 after a failed request the backend is not asked again before the pause, or its Retry-After, is over', async () => {
  const phone = openPhone('2026-11-21T06:00:00Z')
  phone.state.status = 503
  await Promise.all([phone.ask(), phone.ask()])
  await phone.ask()
  expect(phone.asked).toHaveLength(1)
  // A new sign-in may be given a series, and a clock that was set back does not prolong the pause.
  await phone.ask('S1', 'T2')
  phone.state.now -= 2 * seriesPauseMilliseconds
  await phone.ask('S1', 'T2')
  expect(phone.asked).toHaveLength(3)
  phone.state.retryAfter = '3600'
  phone.state.now += seriesPauseMilliseconds
  await phone.ask('S1', 'T2')
  phone.state.now += seriesPauseMilliseconds
  await phone.ask('S1', 'T2')
  expect(phone.asked).toHaveLength(4)
  phone.state.now += 3_600_000
  phone.state.status = 200
  await phone.ask('S1', 'T2')
  expect(await phone.series('26-27')).not.toBeNull()
})

it('LAW-05 an unreachable backend is asked again at the next occasion', async () => {
  const phone = openPhone('2026-11-21T06:00:00Z')
  phone.state.isReached = false
  await phone.ask()
  phone.state.isReached = true
  await phone.ask()
  expect(await phone.series('26-27')).not.toBeNull()
})

it('LAW-05 a series that was dropped because the backend no longer knows it is requested again', async () => {
  const phone = openPhone('2026-11-21T06:00:00Z')
  await phone.ask()
  await leaveSeries(phone.database, { sellerId: 'S1', year: '26-27' }, '26-27/A7K/00001')
  expect(await phone.series('26-27')).toBeNull()
  await phone.ask()
  expect(phone.asked).toHaveLength(2)
  expect(await phone.series('26-27')).not.toBeNull()
})

it('LAW-05 SNAP-06 after a log-out the next series is requested with a new phone id', async () => {
  const phone = openPhone('2026-11-21T06:00:00Z')
  await phone.ask()
  await phone.outbox.forget('S1', 'waiting-steps')
  await phone.ask()
  expect(phone.asked).toEqual([
    { phoneId: 'phone-1', year: '26-27' },
    { phoneId: 'phone-2', year: '26-27' },
  ])
})

it('LAW-05 a used-up series is requested again after a minute, even if the next year has a series already', async () => {
  const phone = openPhone('2027-03-02T00:00:00Z')
  phone.state.spentYear = '26-27'
  await phone.ask()
  await phone.ask()
  expect([await phone.series('26-27'), await phone.series('27-28')]).toEqual([null, { prefix: '27-28/A7K/', next: 1 }])
  phone.state.now += seriesPauseMilliseconds
  await phone.ask()
  expect(phone.asked).toMatchObject([{ year: '26-27' }, { year: '27-28' }, { year: '26-27' }])
})
