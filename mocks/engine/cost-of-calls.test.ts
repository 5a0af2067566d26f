import { expect, it } from 'vitest'
import { socketEvents } from '@/contract/socket'
import { step4Body } from '@/contract/typical-steps'
import { sellerFromSeed } from '@mocks/scenarios/seed'
import { createHarness, registration } from '@mocks/testing/harness'
import { answerEvent } from './duplicates'
import { createMemoryStore } from './memory-store'
import { stateOf } from './state'
import type { Store } from './store'

const emailOf = (number: number): string => `seller.${number}@example.com`

const storeOf = (sellers: number): Store =>
  createMemoryStore(() =>
    stateOf(
      Array.from({ length: sellers }, (_, number) =>
        sellerFromSeed({ sellerId: `seller-${number}`, name: `Seller ${number}`, email: emailOf(number), mobile: `9${String(number).padStart(9, '0')}`, nickname: `Store ${number}`, nextStep: 5 }),
      ),
    ),
  )

/** Calls back with the result of every method of a table. */
const watched = <Table extends object>(table: Table, saw: (found: unknown) => void): Table =>
  new Proxy(table, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...parameters: unknown[]): Promise<unknown> => {
        const found: unknown = await Reflect.apply(method, target, parameters)
        saw(found)
        return found
      }
    },
  })

/** A store that counts the records it gives: one for a record by its key, as many as there are for a range of an index. */
function counting(store: Store): { readonly store: Store; readonly taken: () => number } {
  let given = 0
  const saw = (found: unknown): void => {
    given += Array.isArray(found) ? found.length : 1
  }
  const counted = <Records extends object>(records: Records): Records =>
    new Proxy(records, {
      get(target, name) {
        const table: unknown = Reflect.get(target, name)
        return typeof table === 'object' && table !== null ? watched(table, saw) : table
      },
    })
  return {
    store: { read: (work) => store.read((records) => work(counted(records))), write: (work) => store.write((records) => work(counted(records))) },
    taken() {
      const before = given
      given = 0
      return before
    },
  }
}

/** How many records each kind of call takes from a store with so many sellers. */
async function recordsTaken(sellers: number): Promise<Readonly<Record<string, number>>> {
  const { store, taken } = counting(storeOf(sellers))
  const { call, signIn, service } = createHarness({ store })
  const sellerId = `seller-${sellers / 2}`
  const token = await signIn(emailOf(sellers / 2))
  const signedIn = taken()
  expect((await call('registeredDetails', { sellerId }, { token })).status).toBe(200)
  const details = taken()
  expect((await call('step4', step4Body(sellerId), { token })).status).toBe(200)
  const step = taken()
  expect((await call('register', registration)).status).toBe(200)
  const registered = taken()
  expect(await answerEvent(socketEvents.checkDuplicate, { email: emailOf(1) }, service)).toMatchObject({ payload: { available: false } })
  return { signedIn, details, step, registered, checked: taken() }
}

it('BACKEND-02 BACKEND-03 a call takes as many records from the store with 400 sellers as with 4', async () => {
  const few = await recordsTaken(4)
  expect(Object.values(few).every((count) => count > 0)).toBe(true)
  expect(await recordsTaken(400)).toEqual(few)
})
