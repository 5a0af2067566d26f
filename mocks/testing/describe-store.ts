import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SentCode, Seller } from '@mocks/engine/records'
import { readState, replaceState, stateOf } from '@mocks/engine/state'
import type { ReadRecords, Store } from '@mocks/engine/store'
import { seedState } from '@mocks/scenarios/seed'

/** A store under test that starts from the ready sellers. */
export interface StoreUnderTest {
  readonly store: Store
  /** Reopens the same records; null if they end with the store. */
  readonly reopen: (() => Promise<Store>) | null
  close?(): Promise<void>
}

export const codeOf = (id: string, changes: Partial<SentCode> = {}): SentCode => ({
  id,
  sellerId: 'seller-step-3',
  channel: 'email',
  to: 'meera.nair@example.com',
  code: '1234',
  sentAt: 10,
  expiresAt: 20,
  triesLeft: 5,
  state: 'valid',
  ...changes,
})

export const nameOf = async (store: Store, id = 'seller-step-3'): Promise<string | undefined> =>
  (await store.read(({ sellers }) => sellers.get(id)))?.firstName

/** Changes the first name of a ready seller. */
export const rename = (store: Store, change: (name: string) => string): Promise<void> =>
  store.write(async ({ sellers }) => {
    const seller = await sellers.get('seller-step-3')
    if (seller !== undefined) await sellers.put(seller.id, { ...seller, firstName: change(seller.firstName) })
  })

/** Tests what every store promises, wherever it keeps its records. */
export function describeStore(requirement: string, open: () => Promise<StoreUnderTest>): void {
  describe('a store of records', () => {
    let tested: StoreUnderTest
    let store: Store
    beforeEach(async () => {
      tested = await open()
      store = tested.store
    })
    afterEach(async () => {
      await tested.close?.()
    })

    const put = (...codes: readonly SentCode[]): Promise<void> =>
      store.write(async ({ sentCodes }) => {
        for (const code of codes) await sentCodes.put(code.id, code)
      })
    const idsIn = async ({ sentCodes }: Pick<ReadRecords, 'sentCodes'>, ...range: [from?: number, to?: number, limit?: number]) =>
      (await sentCodes.within('sentAt', ...range)).map(([id]) => id)

    it(`${requirement} starts from the ready sellers`, async () => {
      expect(await store.read(readState)).toEqual(seedState())
    })

    it(`${requirement} returns all that was stored, also after it is reopened`, async () => {
      const state = {
        ...seedState(),
        sentCodes: [codeOf('a', { sentAt: 7 }), codeOf('b', { sentAt: 8 })],
        sessions: { digest: { sellerId: 'seller-step-3', expiresAt: 5 } },
        wrongPasswords: { 'a!b@example.com': [1, 2, 3] },
        answers: { 'seller-step-3 /api/seller/step3 k!1': { fingerprint: 'f', status: 200, body: { message: 'ä' }, at: 4 } },
      }
      delete state.sellers['seller-step-4']
      await store.write((records) => replaceState(records, state))
      expect(await store.read(readState)).toEqual(state)
      const opened = (await tested.reopen?.()) ?? store
      expect(await opened.read(readState)).toEqual(state)
      await opened.write((records) => replaceState(records, stateOf([])))
      expect(await opened.read(readState)).toEqual(stateOf([]))
    })

    it(`${requirement} finds records by their current values, not by earlier ones`, async () => {
      const find = (nickname: string) => store.read(async ({ sellers }) => (await sellers.within('nickname', nickname, nickname)).map(([id]) => id))
      const change = (changes: Partial<Seller>) =>
        store.write(async ({ sellers }) => {
          const seller = await sellers.get('seller-step-4')
          if (seller !== undefined) await sellers.put(seller.id, { ...seller, ...changes })
        })
      expect(await find('patel textiles')).toEqual(['seller-step-4'])
      expect(await find('')).toEqual([])
      await change({ steps: { step3: { sellerId: 'seller-step-4', nickname: ' Iyer SILVER', gstType: 'No GST' } } })
      expect(await find('patel textiles')).toEqual([])
      expect(await find('iyer silver')).toEqual(['seller-step-4', 'seller-step-5'])
      await change({ steps: {} })
      expect(await find('iyer silver')).toEqual(['seller-step-5'])
    })

    it(`${requirement} returns the records between two times, both included, up to a limit`, async () => {
      await put(codeOf('c', { sentAt: 30 }), codeOf('b', { sentAt: 20 }), codeOf('a', { sentAt: 20 }), codeOf('d', { sentAt: 10 }))
      const range = (...given: [from?: number, to?: number, limit?: number]) => store.read((records) => idsIn(records, ...given))
      expect(await range()).toEqual(['d', 'a', 'b', 'c'])
      expect(await range(20)).toEqual(['a', 'b', 'c'])
      expect(await range(undefined, 20)).toEqual(['d', 'a', 'b'])
      expect(await range(11, 20)).toEqual(['a', 'b'])
      expect(await range(undefined, undefined, 2)).toEqual(['d', 'a'])
      expect(await range(31)).toEqual([])
    })

    it(`${requirement} a write sees its own changes at once, and others see all of them once it is done`, async () => {
      await put(codeOf('a'), codeOf('b', { sentAt: 20 }), codeOf('c', { sentAt: 30 }))
      await store.write(async (records) => {
        const { sentCodes } = records
        await sentCodes.delete('a')
        await sentCodes.put('c', codeOf('c', { sentAt: 15 }))
        await sentCodes.put('n', codeOf('n', { sentAt: 25 }))
        expect(await idsIn(records)).toEqual(['c', 'b', 'n'])
        expect(await idsIn(records, undefined, undefined, 2)).toEqual(['c', 'b'])
        expect([await sentCodes.get('a'), (await sentCodes.get('c'))?.sentAt, await sentCodes.count()]).toEqual([undefined, 15, 3])
      })
      expect(await store.read((records) => idsIn(records))).toEqual(['c', 'b', 'n'])
      expect(await store.read(({ sentCodes }) => sentCodes.count())).toBe(3)
    })

    it(`${requirement} keeps no part of a write that failed, and continues`, async () => {
      const failed = store.write(async ({ sellers, sessions }) => {
        await sellers.delete('seller-step-3')
        await sessions.put('digest', { sellerId: 'seller-step-3', expiresAt: 1 })
        throw new Error('Half done')
      })
      await expect(failed).rejects.toThrow('Half done')
      expect(await store.read(readState)).toEqual(seedState())
      await rename(store, () => 'Mira')
      expect(await nameOf(store)).toBe('Mira')
    })

    it(`${requirement} runs one write after another`, async () => {
      await Promise.all(Array.from({ length: 20 }, () => rename(store, (name) => `${name}.`)))
      expect(await nameOf(store)).toBe(`Meera${'.'.repeat(20)}`)
    })

    it(`${requirement} returns copies: changing one does not change the record`, async () => {
      const seller = await store.read(({ sellers }) => sellers.get('seller-step-3'))
      if (seller !== undefined) seller.firstName = 'Changed'
      expect(await nameOf(store)).toBe('Meera')
    })

    it.each(['__proto__', 'toString', '', 'ä !"\u2028'])(`${requirement} accepts any text as a key (%j)`, async (key) => {
      const get = () => store.read(({ sessions }) => sessions.get(key))
      expect(await get()).toBeUndefined()
      await store.write(({ sessions }) => sessions.put(key, { sellerId: 'S', expiresAt: 1 }))
      expect(await get()).toEqual({ sellerId: 'S', expiresAt: 1 })
    })

    it(`${requirement} returns the same as a plain list that is searched from end to end, after any sequence of writes`, async () => {
      const id = fc.constantFrom('a', 'b', 'c', 'd')
      const time = fc.integer({ min: 0, max: 3 })
      const step = fc.oneof(
        fc.record({ kind: fc.constant('put' as const), id, time }),
        fc.record({ kind: fc.constant('delete' as const), id }),
        fc.record({ kind: fc.constant('clear' as const) }),
      )
      const work = fc.record({ steps: fc.array(step, { maxLength: 4 }), fails: fc.boolean(), from: time, to: time, limit: fc.integer({ min: 1, max: 3 }) })
      await fc.assert(
        fc.asyncProperty(fc.array(work, { maxLength: 4 }), async (works) => {
          await store.write(({ sentCodes }) => sentCodes.clear())
          let kept: ReadonlyMap<string, number> = new Map()
          for (const { steps, fails, from, to, limit } of works) {
            const model = new Map(kept)
            const listed = (entries: ReadonlyMap<string, number>): string[] =>
              [...entries]
                .filter(([, at]) => at >= from && at <= to)
                .toSorted(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1))
                .map(([key]) => key)
                .slice(0, limit)
            const done = store.write(async (records) => {
              const { sentCodes } = records
              for (const next of steps)
                if (next.kind === 'put') {
                  await sentCodes.put(next.id, codeOf(next.id, { sentAt: next.time }))
                  model.set(next.id, next.time)
                } else if (next.kind === 'delete') {
                  await sentCodes.delete(next.id)
                  model.delete(next.id)
                } else {
                  await sentCodes.clear()
                  model.clear()
                }
              expect([await idsIn(records, from, to, limit), await sentCodes.count()]).toEqual([listed(model), model.size])
              if (fails) throw new Error('fails')
            })
            if (fails) await expect(done).rejects.toThrow('fails')
            else await done
            kept = fails ? kept : model
            expect(await store.read((records) => idsIn(records, from, to, limit))).toEqual(listed(kept))
          }
        }),
        { seed: 20_261_122, numRuns: 40 },
      )
    })
  })
}
