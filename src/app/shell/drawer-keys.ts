import { drawer } from './drawer-store'

/** By `code`, the key's position: with Alt and Shift held many keyboard layouts produce another letter. */
export const isDrawerKey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyD' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey

/** Opens the drawer by its keys until its own chunk, which does more with them, has been loaded. */
export function openDrawerByKeys(): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isDrawerKey(event)) return
    event.preventDefault()
    drawer.set(true)
  })
}
