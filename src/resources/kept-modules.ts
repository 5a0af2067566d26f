import { endpointNames, isRead } from '@/contract/endpoints'
import type { ModuleName } from '@/contract/modules/modules'
import type { ModulesAsRead } from '@/contract/modules/modules-as-read'
import { reads } from '@/contract/reads/all-reads'
import type { OutboxDatabase } from '@/outbox/database'
import { onceOpen } from '@/storage/app-database'
import { live } from '@/storage/live'
import { liveSources, lookAhead, type LiveSource } from '@/storage/live-view'
import { tryToStore, type Stored } from '@/storage/storage-failure'
import { keptModulesSchema, knownModules, type KeptModules } from './known-modules'
import type { KnownModules } from './modules'

/** What this device knows of the modules. Reads reject when the store is out of reach. */
export interface ModulesStore {
  read(sellerId: string): Promise<KeptModules | null>
  known(sellerId: string): Promise<KnownModules>
  source(sellerId: string): LiveSource<KnownModules>
  /** Reads it before the screen that shows it. Resolves once it is read, or when that takes too long. */
  readAhead(sellerId: string): Promise<void>
  /** Keeps the outcome of a question; closed modules that are offered again are opened. @param offered null for none */
  keep(sellerId: string, asked: { readonly at: number; readonly answered: boolean; readonly offered: ModulesAsRead | null }): Promise<Stored<void>>
}

/** Stored among the records that were read, so that a log-out deletes it with them. */
const name = 'modules'

const readsOfModules = endpointNames.filter(isRead).flatMap((read) => {
  const { module } = reads[read]
  return module === null ? [] : [{ read, module }]
})

export function createModulesStore(database: OutboxDatabase): ModulesStore {
  const { records, cursors } = database

  const read = async (sellerId: string): Promise<KeptModules | null> =>
    keptModulesSchema.safeParse((await records.get([sellerId, name, name]))?.item).data ?? null

  async function closedOnes(sellerId: string): Promise<readonly ModuleName[]> {
    const found = await cursors.bulkGet(readsOfModules.map((each) => [sellerId, each.read]))
    return readsOfModules.filter((_, place) => found[place]?.offered === false).map(({ module }) => module)
  }

  const known = (sellerId: string): Promise<KnownModules> =>
    Promise.resolve(database.transaction('r', records, cursors, async () => knownModules(await read(sellerId), await closedOnes(sellerId))))

  const sources = liveSources((_: OutboxDatabase, sellerId) => live(() => known(sellerId), database.opened))

  return {
    read: async (sellerId) => onceOpen(database, () => read(sellerId)),
    known: async (sellerId) => onceOpen(database, () => known(sellerId)),
    source: (sellerId) => sources(database, sellerId),
    readAhead: (sellerId) => lookAhead(sources(database, sellerId)),
    keep: (sellerId, { at, answered, offered }) =>
      tryToStore(() =>
        onceOpen(database, () =>
          database.transaction('rw', records, cursors, async () => {
            const before = await read(sellerId)
            // Without a usable answer the last offer still stands.
            const item: KeptModules = { askedAt: at, answered, offered: answered ? offered : (before?.offered ?? null) }
            await records.put({ sellerId, resource: name, id: name, place: 0, item })
            for (const each of readsOfModules) if (answered && offered?.modules[each.module] === 1) await cursors.update([sellerId, each.read], { offered: true })
          }),
        ),
      ),
  }
}
