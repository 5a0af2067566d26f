import { expect, it } from 'vitest'
import { claim, openOutbox, saveStep } from '../../tests/support/outbox-store'
import { deliveredAt, knownRecord } from './known-record'

it('CONF-01 QUEUE-02 reads the store\'s name and the account from waiting and delivered steps, and nothing from refused ones', async () => {
  const store = openOutbox()
  const known = async () => knownRecord(await store.outbox.ledger('S1'))
  expect(await known()).toEqual({})

  const first = await claim(store, await saveStep(store, 3, 1))
  const second = await saveStep(store, 4, 10_000_002)
  expect(await known()).toEqual({ storeName: expect.stringMatching(/^Store/), accountEnding: '0002' })

  await store.outbox.settle(first, { kind: 'accepted', message: null })
  expect(await known()).toEqual({ storeName: expect.stringMatching(/^Store/), accountEnding: '0002' })
  expect(deliveredAt(await store.outbox.ledger('S1'), 3)).toBe(store.clock.time)
  expect(deliveredAt(await store.outbox.ledger('S1'), 4)).toBeNull()

  await store.outbox.settle(await claim(store, second), { kind: 'rejected', status: 422, message: 'Not so.' })
  expect(await known()).toEqual({ storeName: expect.stringMatching(/^Store/) })
})

it('CONF-01 ONB-08 shows nothing of an account number so short that its end would be most of it', async () => {
  const store = openOutbox()
  await saveStep(store, 4, 1_234_567)
  expect(knownRecord(await store.outbox.ledger('S1'))).toEqual({})
})

it('CONF-01 LAYOUT-04 remembers through a sign-in when a seller registered here, and forgets it with her data', async () => {
  const store = openOutbox()
  const registeredAt = store.clock.time
  await store.outbox.registered('S1')
  store.clock.time += 1000
  await store.outbox.signIn('S1', 3)
  expect((await store.outbox.ledger('S1')).progress).toMatchObject({ registeredAt, nextStep: 3 })
  await store.outbox.forget('S1', 'nothing')
  expect((await store.outbox.ledger('S1')).progress).not.toHaveProperty('registeredAt')
})
