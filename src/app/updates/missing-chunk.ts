import { reloadNote, type TabNote } from '@/session/tab-note'

/** This version of the app: its files are named after what is in them. */
const version = import.meta.url

/**
 * A tab that still runs a version whose files are gone cannot open further screens: it reloads into the new one.
 * Drafts are stored as they are typed, so nothing is lost. What is missing after the reload too, at the same address of
 * the same version, is shown as an error (PWA-03).
 */
export function reloadOnMissingChunk(
  note: Pick<TabNote, 'read' | 'write'> = reloadNote,
  reload = (): void => window.location.reload(),
): void {
  window.addEventListener('vite:preloadError', (event) => {
    const place = `${version} ${window.location.pathname}`
    if (!navigator.onLine || note.read() === place) return
    event.preventDefault()
    note.write(place)
    reload()
  })
}
