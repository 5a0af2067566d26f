import { isKept, keepAllFiles, keepDemoFiles } from '@/sw/messages'
import { askWorker } from './ask-worker'
import { untilDone } from './until-done'
import { sayReady, updateState } from './update-state'
import { whenNoFieldFocused } from './when-no-field-focused'
import { workerTrouble } from './worker-trouble'

/** Name of the device note that the seller was told that the steps work offline. */
const noteName = 'told-steps-ready'

/** If everything is kept within this time, the message about the steps alone is skipped. */
const soonMilliseconds = 1000

/** Whether that was told before. A slow phone's worker takes more than a second to answer that everything was kept long ago. */
async function wasTold(): Promise<boolean> {
  const { deviceNotes } = await import('@/storage/device-notes')
  return (await deviceNotes.read(noteName)) === true
}

async function noteAsTold(): Promise<void> {
  const { deviceNotes } = await import('@/storage/device-notes')
  await deviceNotes.write(noteName, true)
}

/**
 * Has the worker keep the files of every screen, and says what works without a network as soon as it does: first the steps, whose
 * files the worker was installed with, in the end everything.
 *
 * @param demo resolves once the in-browser service's files may be kept too; null where it is not in use
 * @returns whether no retry is needed: everything is kept, or the device is full
 */
export async function keepOnDevice(worker: ServiceWorker, demo: (() => Promise<unknown>) | null): Promise<boolean> {
  const told = wasTold().catch(() => false)
  const sayStepsOnce = async (): Promise<void> => {
    if (await told) return
    whenNoFieldFocused(() => {
      sayReady('steps-ready')
      // If a new version waits, its notice is shown instead.
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
  if (kept.includes('kept-now') && kept.every(isKept)) whenNoFieldFocused(() => sayReady('offline-ready'))
  return !kept.includes('missing')
}

interface WaysToKeep {
  /** Null where no worker came. */
  register(): Promise<ServiceWorker | null>
  /** Starts the in-browser service; null where it is not in use. Minifying keeps this name, and a build without the demo must not mention it. */
  readonly startService: (() => Promise<unknown>) | null
  /** What every further try waits for. */
  pause(): Promise<unknown>
}

/** Keeps the app on this device: whatever failed to load, the worker itself included, is tried again while the app stays open. */
export function keepUntilComplete({ register, startService, pause }: WaysToKeep): Promise<void> {
  let worker: ServiceWorker | null = null
  return untilDone(async (isAgain) => {
    if (isAgain) await pause()
    worker ??= await register()
    const isDone = worker === null ? workerTrouble.state !== 'not-installed' : await keepOnDevice(worker, startService).catch(() => false)
    // The demo runs without a worker too; if it fails to start, the next call starts it again, and reports the failure.
    await startService?.().catch(() => undefined)
    return isDone
  })
}
