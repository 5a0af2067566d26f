import { z } from '@/contract/schema'
import { answerOf, placeOf, removalPrefix, withEnded, type DueRemoval } from './ended-sessions'

const removalSchema = z.object({
  // Asked of the build itself, so that one without the demo does not know its name.
  backend: z.enum(import.meta.env.VITE_DEMO === 'off' ? ['real'] : ['real', 'demo']),
  sellerId: z.string(),
  keep: z.enum(['waiting-steps', 'nothing']),
}) satisfies z.ZodMiniType<DueRemoval>

/** What log-outs have left to do on this device: a store refused, or the browser was killed meanwhile. */
export async function dueRemovals(databaseName: string): Promise<readonly DueRemoval[]> {
  const places = IDBKeyRange.bound(removalPrefix, `${removalPrefix}\uffff`)
  const stored: readonly unknown[] = await withEnded(databaseName, 'readonly', (store) => answerOf(store.getAll(places)))
  return stored.flatMap((value) => {
    const removal = removalSchema.safeParse(value)
    return removal.success ? [removal.data] : []
  })
}

/** It is done, or no longer wanted: she has come back. */
export const noteRemovalDone = (databaseName: string, removal: Pick<DueRemoval, 'backend' | 'sellerId'>): Promise<void> =>
  withEnded(databaseName, 'readwrite', (store) => {
    store.delete(placeOf(removal))
  })
