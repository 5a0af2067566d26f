import { drawerNote } from '@/session/tab-note'
import { drawerId } from '../shell/backend-mark'
import { drawer } from '../shell/drawer-store'

/** The presenter's drawer by keyboard, and open after a reload if it was open before. */
export function attendDrawer(): void {
  document.addEventListener('keydown', openByKeyboard)
  const note = (): void => drawerNote.write(drawer.isOpen() ? 'open' : null)
  if (drawerNote.read() !== null) drawer.set(true)
  // Somebody may have been quicker than this code.
  else note()
  drawer.subscribe(note)
}

/** Alt+Shift+D opens the drawer, goes into it from beside it, and closes it from within. */
function openByKeyboard(event: KeyboardEvent): void {
  // By its place: with these keys held, many layouts write another letter.
  if (event.code !== 'KeyD' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const element = document.getElementById(drawerId)
  if (element === null || element.contains(document.activeElement)) drawer.set(!drawer.isOpen())
  else element.querySelector<HTMLElement>('h2')?.focus()
}
