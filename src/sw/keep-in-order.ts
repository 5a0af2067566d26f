import { rankFor, type FileRank } from './file-rank'
import { isFull } from './is-full'
import type { BuildFile, Precache } from './precache'
import { keptLanguage } from './kept-language'
import type { PrecacheResult } from './messages'
import { savesData } from './saves-data'

type RankedFile = BuildFile & { readonly rank?: FileRank }

/**
 * Keeps files rank by rank. Files missing in one rank do not stop the next ranks, unless the device is full: the room that is left
 * belongs to what the seller enters.
 * @throws when a file cannot be fetched
 */
export async function keepInOrder(app: Precache, files: readonly RankedFile[], ranks: readonly FileRank[]): Promise<PrecacheResult> {
  let all: PrecacheResult = 'kept-before'
  const failures: unknown[] = []
  const spoken = await keptLanguage()
  for (const wanted of ranks) {
    const keeper = { spoken, savesData: savesData() }
    try {
      if ((await app.keep(files.filter((file) => rankFor(file, keeper) === wanted))) === 'kept-now') all = 'kept-now'
    } catch (error) {
      if (isFull(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Files are missing')
  return all
}
