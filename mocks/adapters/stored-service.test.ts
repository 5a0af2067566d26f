import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from '@/contract/schema'
import { step3Body, step4Body } from '@/contract/typical-steps'
import { seedState } from '@mocks/scenarios/seed'
import { registration } from '@mocks/testing/harness'
import { post, readPageAnswer, startPageService, stateOfPage, stopPageServices } from '@mocks/testing/page-service'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { oldDatabase, oldSnapshot } from '@mocks/testing/stored-service'

beforeEach(() => {
  startWithEmptyStorage()
})
afterEach(() => {
  stopPageServices()
  vi.useRealTimers()
})

/** A phone on which the demo was used with an earlier version of the app. */
async function phoneWithOldData() {
  const old = oldDatabase()
  vi.useFakeTimers({ toFake: ['Date'], now: old.madeAt + 120_000 })
  const database = new Dexie('seller-portal-in-browser-service')
  database.version(old.version).stores({ records: 'name', log: '++sequence' })
  for (const [name, rows] of Object.entries(old.tables)) await database.table(name).bulkAdd(rows)
  database.close()
  const valueOf = (name: string): unknown => old.tables.records.find((row) => row.name === name)?.value
  return { ...old, state: valueOf('state'), conditions: valueOf('conditions') }
}

/** Tables that earlier versions did not have. */
const withoutOrders = { acts: {}, series: {} }

it('BACKEND-02 SEED-06 DEMO-04 reads all that an earlier version has stored on the device', async () => {
  const old = await phoneWithOldData()
  for (const look of ['first', 'again']) {
    const service = await startPageService()
    expect(await stateOfPage(service), look).toEqual({ ...z.looseObject({}).parse(old.state), ...withoutOrders })
    expect(service.demo.conditions(), look).toEqual(old.conditions)
    expect(await service.demo.log(), look).toHaveLength(old.tables.log.length)
    expect(await service.demo.setAside(), look).toBeNull()
    stopPageServices()
  }
})

it('BACKEND-02 QUEUE-02 continues with the session, kept answer and codes that an earlier version has stored', async () => {
  const { token, sellerId } = await phoneWithOldData()
  const service = await startPageService()
  const send = (name: 'step3' | 'step4', body: unknown, key: string) =>
    post(service, name, body, { headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key } })
  expect((await send('step3', step3Body('seller-step-3', 'First Shop'), 'one')).status).toBe(200)
  expect((await send('step3', step3Body('seller-step-3', 'Other Shop'), 'one')).status).toBe(422)
  expect((await send('step4', step4Body('seller-step-3'), 'new')).status).toBe(200)

  const codes = (await service.demo.messages()).filter(({ state }) => state === 'valid')
  const codeOf = (channel: string): string => codes.find((message) => message.channel === channel)?.code ?? ''
  const given = { sellerId, emailOtp: codeOf('email'), mobileOtp: codeOf('mobile'), secondarymobileOtp: codeOf('secondary') }
  expect((await post(service, 'verifyOtp', given)).status).toBe(200)
  const { email, password } = registration
  expect((await readPageAnswer(await post(service, 'login', { email, password }))).sellerId).toBe(sellerId)
})

it('REG-08 BACKEND-02 finds taken contacts although an earlier version stored them without that index', async () => {
  const database = new Dexie('seller-portal-in-browser-service')
  database.version(3).stores({
    records: 'name',
    log: '++sequence',
    sellers: 'key, email, mobile, nickname',
    sentCodes: 'key, sellerId, place, sentAt',
    sessions: 'key, sellerId, expiresAt',
    wrongPasswords: 'key, latest',
    answers: 'key, sellerId, at',
  })
  await database.table('records').add({ name: 'tables', value: 1 })
  const rows = Object.values(seedState().sellers).map((value) => ({ key: value.id, value, email: value.email, mobile: value.mobile }))
  await database.table('sellers').bulkAdd(rows)
  database.close()
  const service = await startPageService()
  expect((await readPageAnswer(await post(service, 'register', { ...registration, email: 'asha@example.com' }))).message).toBe('Email already exists')
  expect((await readPageAnswer(await post(service, 'register', { ...registration, primaryPhone: '9000000201' }))).message).toBe('Mobile already exists')
  expect(await service.demo.setAside()).toBeNull()
})

it('DEMO-04 imports a presenter’s file that an earlier version has written', async () => {
  const service = await startPageService()
  const old = oldSnapshot()
  expect(await service.demo.importState(old)).toBe('imported')
  expect(await stateOfPage(service)).toEqual({ ...z.looseObject({}).parse(old.state), ...withoutOrders })
  expect(service.demo.conditions()).toMatchObject({ network: 'offline', failures: [] })
})
