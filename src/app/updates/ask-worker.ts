import { z } from '@/contract/schema'
import { keepings, type Keeping } from '@/sw/messages'
import { messageSW } from 'workbox-window'

const answerSchema = z.enum(keepings)

/** Asks the worker to keep files for offline use, and tells what came of it. */
export async function askWorker(worker: ServiceWorker, request: { readonly type: string }): Promise<Keeping> {
  const answer = answerSchema.safeParse(await messageSW(worker, request))
  return answer.success ? answer.data : 'missing'
}
