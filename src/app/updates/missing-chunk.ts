import { reloadNote } from '@/session/tab-note'

/** Identifies a screen of this version of the app: file names contain a hash of their content. */
const place = (): string => `${import.meta.url} ${window.location.pathname}`

const ofMissingFiles = new Set<unknown>()

/** Whether an error is that of a file that could not be loaded, and that may load after a reload. */
export const isMissingFile = (error: unknown): boolean => ofMissingFiles.has(error)

/** Whether the app's own server answers; the service worker does not handle `HEAD` requests. */
export async function canBeOpenedAnew(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}

/**
 * Marks the errors of files that could not be loaded: without a network, or by a tab that still runs a version whose files are
 * gone. The screen says so and reloads the page once the server answers; drafts are stored as they are typed, so nothing is lost.
 * If the same version fails at the same address again after that, an error is shown (PWA-03).
 */
export function markMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Two parts may have requested the same file.
    if (isMissingFile(payload) || (navigator.onLine && reloadNote.read() === place())) return
    ofMissingFiles.add(payload)
    // The router reloads the page, even without a network, if it recognises the message that browsers give a missing module.
    // `Reflect.set` does not throw if a message is read-only: no message that the router recognises is.
    Reflect.set(payload, 'message', `It is not on this device: ${payload.message}`)
  })
}

/** To be called before the page is reloaded for a missing file, so that it is not reloaded twice for the same one. */
export const noteOpeningAnew = (): void => reloadNote.write(place())
