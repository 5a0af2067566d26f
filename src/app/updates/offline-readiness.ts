import { keepAllFiles, keepDemoFiles } from '@/sw/messages'
import { chosenBackend } from '../backend'
import { askWorker } from './ask-worker'

/** Whether every screen opens without a connection; otherwise why not. `under-way`: the worker is still being installed, or fetches files. */
export type OfflineReadiness = 'no-worker' | 'under-way' | 'incomplete' | 'full' | 'ready'

export const hasWorker = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'remove' && 'serviceWorker' in navigator

/** Asks the worker, once there is one; it fetches what is missing before it answers, or answers that the device is full. */
export async function askReadiness(): Promise<OfflineReadiness> {
  const { active } = await navigator.serviceWorker.ready
  if (active === null) return 'under-way'
  const kept = [await askWorker(active, keepAllFiles)]
  if (import.meta.env.VITE_DEMO !== 'off' && chosenBackend.kind === 'demo') kept.push(await askWorker(active, keepDemoFiles))
  if (kept.includes('missing')) return 'incomplete'
  return kept.includes('full') ? 'full' : 'ready'
}
