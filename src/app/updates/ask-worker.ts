import { withTimeLimit } from '@/clock/with-time-limit'
import { z } from '@/contract/schema'
import { precacheResults, type PrecacheResult } from '@/sw/messages'
import { messageSW } from 'workbox-window'

const answerSchema = z.enum(precacheResults)

/** Browsers end a worker that takes too long over one message (Chromium after five minutes), or when memory is short, and do not tell the page. */
const longestSilenceMilliseconds = 4 * 60_000

/**
 * Asks the worker to keep files for offline use, and returns the outcome. A worker that does not answer is asked again: if it was
 * ended it starts again with what is still missing; if it is fetching on a slow line the message keeps it alive, and it fetches
 * nothing twice.
 */
export async function askWorker(worker: ServiceWorker, request: { readonly type: string }): Promise<PrecacheResult> {
  const told: unknown = await withTimeLimit(longestSilenceMilliseconds, messageSW(worker, request))
  if (told === undefined) return askWorker(worker, request)
  const answer = answerSchema.safeParse(told)
  return answer.success ? answer.data : 'missing'
}
