// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { expect, it, onTestFinished } from 'vitest'
import { step3Body, step4Body } from '@/contract/typical-steps'
import { readState } from '@mocks/engine/state'
import { seedState } from '@mocks/scenarios/seed'
import { createHarness, registration } from '@mocks/testing/harness'
import { oldFolder } from '@mocks/testing/stored-service'
import { openLevelStore } from './level-store'

/** A folder that an earlier version of the server has left. */
async function folderWithOldData() {
  const old = oldFolder()
  const folder = await mkdtemp(join(tmpdir(), 'stored-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const database = new ClassicLevel(folder)
  for (const [section, records] of Object.entries(old.sections))
    for (const [key, value] of Object.entries(records)) await database.put(`!${section}!${key}`, JSON.stringify(value))
  await database.close()
  return { ...old, open: () => openLevelStore(folder, seedState) }
}

it('BACKEND-03 SEED-06 reads all that an earlier version of the server has stored, and has no orders then', async () => {
  const { open, sections } = await folderWithOldData()
  for (const look of ['first', 'again']) {
    const store = await open()
    const { sentCodes, version, ...parts } = await store.read(readState)
    expect({ ...parts, service: { version }, sentCodes: Object.fromEntries(sentCodes.map((sent) => [sent.id, sent])) }, look).toEqual({ ...sections, acts: {}, series: {} })
    await store.close()
  }
})

it('BACKEND-03 QUEUE-02 continues with the session, kept answer and codes that an earlier version has stored', async () => {
  const { open, token, sellerId, sections } = await folderWithOldData()
  const store = await open()
  // The harness's clock starts at the time at which the folder's data begins.
  const { call, codesOf, pass } = createHarness({ store })
  pass(120_000)
  const answers = sections['answers'] ?? {}
  const again = await call('step3', step3Body('seller-step-3', 'First Shop'), { token, key: 'one' })
  expect(answers['seller-step-3 /api/seller/step3 one']).toMatchObject({ status: again.status, body: again.body })
  expect((await call('step3', step3Body('seller-step-3', 'Other Shop'), { token, key: 'one' })).status).toBe(422)
  expect((await call('step4', step4Body('seller-step-3'), { token, key: 'new' })).status).toBe(200)
  expect((await call('verifyOtp', await codesOf(sellerId))).status).toBe(200)
  expect((await call('login', { email: registration.email, password: registration.password })).body['sellerId']).toBe(sellerId)
  await store.close()
})

it('SEED-06 keeps acts on orders and the series of invoice numbers over a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stored-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const at = '2026-11-20T06:05:00Z'
  const first = await openLevelStore(folder, seedState)
  const { call, signIn } = createHarness({ store: first })
  const token = await signIn('noor.begum@example.com')
  const { prefix } = (await call('invoiceSeries', { phoneId: 'P1', year: '26-27' }, { token })).body
  const packing = { id: 'OD-YUC-1001', rev: 1, grams: 400, sides: [300, 200, 50], invoiceNumber: `${String(prefix)}00001`, at }
  const packed = await call('orderPack', packing, { token, key: 'K1' })
  expect(packed.status).toBe(200)
  await first.close()

  const again = await openLevelStore(folder, seedState)
  const later = createHarness({ store: again })
  expect(await later.call('orderPack', packing, { token, key: 'K1' })).toEqual(packed)
  expect(await later.call('orderPack', packing, { token })).toMatchObject({ status: 409, body: { code: 'state', current: { state: 'packed' } } })
  expect((await later.call('invoiceSeries', { phoneId: 'P1', year: '26-27' }, { token })).body).toMatchObject({ prefix, next: 2 })
  await again.close()
})
