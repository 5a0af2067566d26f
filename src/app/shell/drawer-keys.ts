import { drawer } from './drawer-store'

/** By the key's place: with these held, many layouts write another letter. */
export const isDrawerKey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyD' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey

/** Opens the drawer by its keys as long as its own code, which does more with them, is not there. */
export function openDrawerByKeys(): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isDrawerKey(event)) return
    event.preventDefault()
    drawer.set(true)
  })
}
