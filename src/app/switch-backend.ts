import { storeDraftsNow } from '@/drafts/draft-keeper'
import type { ChangeOutcome } from '@/features/backend-choice/backend-switch'
import { databaseName, revokeWorkerCredentials } from '@/outbox/database'
import { backendParameter, type BackendKind } from '@/session/backend-choice'
import { person } from '@/session/browser-session'
import { agreedBackend } from '@/session/tab-note'
import { isKept, keepDemoFiles } from '@/sw/messages'
import { askWorker } from './updates/ask-worker'

/** Prepares this device for the other backend, which may take minutes, and then switches to it if that is still wanted. */
export async function switchBackend(to: BackendKind, isWanted: () => boolean): Promise<ChangeOutcome> {
  const who = person.id()
  if (to === 'demo' && !(await demoCanStart())) return 'needs-connection'
  if (!(await storeDraftsNow())) return 'loses-entries'
  // She may have closed the dialog meanwhile, or somebody may have signed in or out: the question was not about that session.
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
  // Without a worker, or on a full device, the demo's files are not cached: they are loaded with its page, over the network.
  const keeping = worker === null ? 'full' : await askWorker(worker, keepDemoFiles)
  return keeping === 'full' ? navigator.onLine : isKept(keeping)
}
