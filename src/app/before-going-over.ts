import { storeDraftsNow } from '@/drafts/draft-keeper'
import { databaseName, revokeWorkerCredentials } from '@/outbox/database'
import type { BackendKind } from '@/session/backend-choice'
import { isKept, keepDemoFiles } from '@/sw/messages'
import { askWorker } from './updates/ask-worker'

/** Makes this device ready for the other backend. @returns whether it can be used now */
export async function prepareGoingOver(to: BackendKind): Promise<boolean> {
  if (to === 'demo') {
    if (!(await demoCanStart())) return false
    // A store that cannot be opened gives the worker nothing to send either.
    await revokeWorkerCredentials(databaseName('real')).catch(() => undefined)
  }
  await storeDraftsNow()
  return true
}

async function demoCanStart(): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  // Without a worker nothing is kept, and the demo's files come with its page.
  return worker === null ? navigator.onLine : isKept(await askWorker(worker, keepDemoFiles))
}
