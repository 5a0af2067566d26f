import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { step4Body } from '@/contract/typical-steps'
import { createBrowserStore } from '@mocks/adapters/browser-store'
import { createBrowserValues } from '@mocks/adapters/browser-values'
import { openServiceDatabase } from '@mocks/adapters/service-database'
import { createMemoryStore } from '@mocks/engine/memory-store'
import { stateOf, type State } from '@mocks/engine/state'
import type { Store } from '@mocks/engine/store'
import { sellerFromSeed } from '@mocks/scenarios/seed'
import { openLevelStore } from '@mocks/server/level-store'
import { createHarness } from './harness'
import { startWithEmptyStorage } from './storage'

/*
 * `npm run calls`: how many calls per second the service answers with 100 and with 10,000 stored sellers, in each of its
 * stores. A call should cost the same with both. Run it on an idle machine. IndexedDB is fake-indexeddb here, which inserts
 * into sorted lists: the result shows how much the service asks of it, not how long a browser takes.
 */

const sizes = [100, 10_000] as const
const rounds = 15
const callsPerRound = 100

const emailOf = (number: number): string => `seller.${number}@example.com`

const stateWith = (sellers: number): State =>
  stateOf(
    Array.from({ length: sellers }, (_, number) =>
      sellerFromSeed({
        sellerId: `seller-${number}`,
        name: `Seller ${number}`,
        email: emailOf(number),
        mobile: `9${String(number).padStart(9, '0')}`,
        nickname: `Store ${number}`,
        nextStep: 5,
      }),
    ),
  )

const folders: string[] = []

const stores: Readonly<Record<string, (seed: () => State) => Store | Promise<Store>>> = {
  memory: createMemoryStore,
  IndexedDB(seed) {
    startWithEmptyStorage()
    const database = openServiceDatabase('strict')
    return createBrowserStore({ database, values: createBrowserValues(database), seed, changed: () => undefined })
  },
  async LevelDB(seed) {
    const folder = await mkdtemp(join(tmpdir(), 'calls-per-second-'))
    folders.push(folder)
    return openLevelStore(join(folder, 'data'), seed)
  },
}

/** Signs in a seller from the middle of the stored ones; a round reads what she registered with and saves a step. */
async function prepareRound(store: Store, size: number): Promise<() => Promise<number>> {
  const { call, signIn } = createHarness({ store })
  const sellerId = `seller-${size / 2}`
  const token = await signIn(emailOf(size / 2))
  return async () => {
    const start = performance.now()
    for (let count = 0; count < callsPerRound / 2; count++) {
      const answers = [await call('registeredDetails', { sellerId }, { token }), await call('step4', step4Body(sellerId), { token })]
      for (const { status } of answers) if (status !== 200) throw new Error(`Answered with ${status}`)
    }
    return (callsPerRound * 1000) / (performance.now() - start)
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

for (const [name, open] of Object.entries(stores)) {
  const measured: { readonly run: () => Promise<number>; readonly results: number[] }[] = []
  for (const size of sizes) measured.push({ run: await prepareRound(await open(() => stateWith(size)), size), results: [] })
  // The sizes take turns, so that a machine that is busy for a while slows both.
  for (let round = -1; round < rounds; round++)
    for (const { run, results } of measured) {
      const result = await run()
      // The first round only warms up.
      if (round >= 0) results.push(result)
    }
  const [few = 0, many = 0] = measured.map(({ results }) => median(results))
  const difference = `a call takes ${((few / many) * 100).toFixed(0)} % of the time`
  process.stdout.write(`${name}: ${sizes[0]} sellers ${few.toFixed(0)} calls/s, ${sizes[1]} sellers ${many.toFixed(0)} calls/s (${difference})\n`)
}
for (const folder of folders) await rm(folder, { recursive: true })
process.exit()
