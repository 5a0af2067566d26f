import { drawerId } from '../shell/backend-mark'
import { drawer } from '../shell/drawer-store'

const drawerElement = (): HTMLElement | null => document.getElementById(drawerId)

/** Alt+Shift+D opens the drawer, goes into it from beside it, and closes it from within. */
export function openByKeyboard(): void {
  document.addEventListener('keydown', (event) => {
    // By its place: with these keys held, many layouts write another letter.
    if (event.code !== 'KeyD' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const element = drawerElement()
    if (element === null || element.contains(document.activeElement)) drawer.set(!drawer.isOpen())
    else element.querySelector<HTMLElement>('h2')?.focus()
  })
}
