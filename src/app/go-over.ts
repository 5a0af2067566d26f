import { storeDraftsNow } from '@/drafts/draft-keeper'
import type { ChangeOutcome } from '@/features/backend-choice/backend-switch'
import { databaseName, revokeWorkerCredentials } from '@/outbox/database'
import { backendParameter, type BackendKind } from '@/session/backend-choice'
import { person } from '@/session/browser-session'
import { agreedBackend } from '@/session/tab-note'
import { isKept, keepDemoFiles } from '@/sw/messages'
import { askWorker } from './updates/ask-worker'

/** Makes this device ready for the other backend, which may take minutes, and leaves for it if that is still wanted then. */
export async function goOver(to: BackendKind, isWanted: () => boolean): Promise<ChangeOutcome> {
  const who = person.id()
  if (to === 'demo' && !(await demoCanStart())) return 'needs-connection'
  if (!(await storeDraftsNow())) return 'loses-entries'
  // Her last word counts: she may have closed what asked her, or somebody has signed in or out, which no question was about.
  if (!isWanted() || person.id() !== who) return 'resting'
  // A store that cannot be opened gives the worker nothing to send either.
  if (to === 'demo') await revokeWorkerCredentials(databaseName('real')).catch(() => undefined)
  agreedBackend.write(to)
  const address = new URL(window.location.href)
  address.searchParams.set(backendParameter, to)
  window.location.assign(address)
  return 'leaving'
}

async function demoCanStart(): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  // Without a worker, or room, nothing is kept, and the demo's files come with its page.
  const keeping = worker === null ? 'full' : await askWorker(worker, keepDemoFiles)
  return keeping === 'full' ? navigator.onLine : isKept(keeping)
}
