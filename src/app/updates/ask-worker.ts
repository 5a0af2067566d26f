import { atMost } from '@/clock/at-most'
import { z } from '@/contract/schema'
import { keepings, type Keeping } from '@/sw/messages'
import { messageSW } from 'workbox-window'

const answerSchema = z.enum(keepings)

/** A browser ends a worker that takes longer over one message (Chromium after five minutes), or needs memory, and nobody is told. */
const longestSilenceMilliseconds = 4 * 60_000

/**
 * Asks the worker to keep files for offline use, and tells what came of it. One that is silent is asked again: if it was ended it
 * begins anew with what is still missing, and one that fetches on a slow line is let live for longer, and fetches nothing twice.
 */
export async function askWorker(worker: ServiceWorker, request: { readonly type: string }): Promise<Keeping> {
  const told: unknown = await atMost(longestSilenceMilliseconds, messageSW(worker, request))
  if (told === undefined) return askWorker(worker, request)
  const answer = answerSchema.safeParse(told)
  return answer.success ? answer.data : 'missing'
}
