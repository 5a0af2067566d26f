import { isKept, keepAllFiles, keepDemoFiles } from '@/sw/messages'
import { askWorker } from './ask-worker'
import { untilDone } from './until-done'
import { sayReady, updateState } from './update-state'
import { whenCalm } from './when-calm'
import { workerTrouble } from './worker-trouble'

/** The note that this device was told of the steps. */
const noteName = 'told-steps-ready'

/** The steps are not told of for themselves where everything works so soon after them. */
const soonMilliseconds = 1000

/** Whether that was told before. A slow phone's worker takes longer than a second to answer that all was kept long ago. */
async function wasTold(): Promise<boolean> {
  const { deviceNotes } = await import('@/storage/device-notes')
  return (await deviceNotes.read(noteName)) === true
}

async function noteAsTold(): Promise<void> {
  const { deviceNotes } = await import('@/storage/device-notes')
  await deviceNotes.write(noteName, true)
}

/**
 * Has the worker keep every screen, and says what works without a network as soon as it does: first the steps, which the
 * worker was installed with, in the end everything.
 *
 * @param demo resolves once the in-browser service's files may be kept too; null where it is not in use
 * @returns whether nothing is missing that could come later: what a full device lacks cannot
 */
export async function keepOnDevice(worker: ServiceWorker, demo: (() => Promise<unknown>) | null): Promise<boolean> {
  const told = wasTold().catch(() => false)
  const sayStepsOnce = async (): Promise<void> => {
    if (await told) return
    whenCalm(() => {
      sayReady('steps-ready')
      // A new version that waits is told in its place.
      if (updateState.state.kind === 'steps-ready') noteAsTold().catch(() => undefined)
    })
  }
  const steps = setTimeout(() => void sayStepsOnce(), soonMilliseconds)
  const kept = [await askWorker(worker, keepAllFiles)]
  if (kept.includes('kept-before')) clearTimeout(steps)
  if (import.meta.env.VITE_DEMO !== 'off' && demo !== null) {
    await demo()
    kept.push(await askWorker(worker, keepDemoFiles))
  }
  clearTimeout(steps)
  if (kept.includes('kept-now') && kept.every(isKept)) whenCalm(() => sayReady('offline-ready'))
  return !kept.includes('missing')
}

interface WaysToKeep {
  /** Null where no worker came. */
  register(): Promise<ServiceWorker | null>
  /** Starts the in-browser service; null where it is not in use. Builds keep this name, and the one without the service has no word of it. */
  readonly startService: (() => Promise<unknown>) | null
  /** What every further try waits for. */
  pause(): Promise<unknown>
}

/** Has the app kept on this device: what the network did not bring, the worker itself too, is asked for again while the app stays open. */
export function keepUntilComplete({ register, startService, pause }: WaysToKeep): Promise<void> {
  let worker: ServiceWorker | null = null
  return untilDone(async (isAgain) => {
    if (isAgain) await pause()
    worker ??= await register()
    const isDone = worker === null ? workerTrouble.state !== 'not-installed' : await keepOnDevice(worker, startService).catch(() => false)
    // The demo runs without a worker too; what fails of it is asked for when it is needed, and fails there with its own words.
    await startService?.().catch(() => undefined)
    return isDone
  })
}
