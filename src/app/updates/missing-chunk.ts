import { reloadNote } from '@/session/tab-note'

/** A screen of this version of the app, whose files are named after what is in them. */
const place = (): string => `${import.meta.url} ${window.location.pathname}`

const ofMissingFiles = new Set<unknown>()

/** Whether an error is that of a file that could not be had, and that another page may have. */
export const isMissingFile = (error: unknown): boolean => ofMissingFiles.has(error)

/** Whether the app's own server answers; the service worker has no say in a question without a body. */
export async function canBeOpenedAnew(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}

/**
 * Marks what could not be fetched: without a network, or by a tab that still runs a version whose files are gone. Such
 * a screen says so and reloads the page once the server answers; drafts are stored as they are typed, so nothing is
 * lost. What the same version cannot have at the same address after that either is shown as an error (PWA-03).
 */
export function markMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Two parts may have wanted the same file.
    if (isMissingFile(payload) || (navigator.onLine && reloadNote.read() === place())) return
    ofMissingFiles.add(payload)
    // The router itself would reload the page for what browsers say of a missing file, without a network too. What cannot be changed says other things.
    Reflect.set(payload, 'message', `It is not on this device: ${payload.message}`)
  })
}

/** To be called before the page is reloaded for a missing file: it is not done twice for the same one. */
export const noteOpeningAnew = (): void => reloadNote.write(place())
