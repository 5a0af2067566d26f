import { z } from '@/contract/schema'
import { answerOf, placeOf, removalPrefix, withEnded, type DueRemoval } from './ended-sessions'

const removalSchema = z.object({
  // The build's variable is tested here, so that a build without the demo does not contain its name.
  backend: z.enum(import.meta.env.VITE_DEMO === 'off' ? ['real'] : ['real', 'demo']),
  sellerId: z.string(),
  keep: z.enum(['waiting-steps', 'nothing']),
}) satisfies z.ZodMiniType<DueRemoval>

/** The removals that log-outs did not finish on this device, because a store failed or the browser was killed meanwhile. */
export async function dueRemovals(databaseName: string): Promise<readonly DueRemoval[]> {
  const places = IDBKeyRange.bound(removalPrefix, `${removalPrefix}\uffff`)
  const stored: readonly unknown[] = await withEnded(databaseName, 'readonly', (store) => answerOf(store.getAll(places)))
  return stored.flatMap((value) => {
    const removal = removalSchema.safeParse(value)
    return removal.success ? [removal.data] : []
  })
}

/** Forgets a removal that is done, or no longer wanted because the seller has come back. */
export const noteRemovalDone = (databaseName: string, removal: Pick<DueRemoval, 'backend' | 'sellerId'>): Promise<void> =>
  withEnded(databaseName, 'readwrite', (store) => {
    store.delete(placeOf(removal))
  })
