/** How far a finger may slip in a press, in CSS pixels. */
const slip = 10

/**
 * Gives a press to what it began on. Where the page moves between finger down and finger up (letters come, a line more is
 * said), the browser gives it to neither what was pressed nor what lies there now, and the button stands there as if
 * nobody had pressed it.
 */
export function keepPresses(): void {
  let begun: { readonly on: HTMLElement; readonly from: DOMRect; readonly at: PointerEvent } | null = null
  const begin = (at: PointerEvent): void => {
    const on = at.target instanceof Element ? at.target.closest<HTMLElement>('button, a') : null
    begun = on && { on, from: on.getBoundingClientRect(), at }
  }
  const end = (event: MouseEvent): void => {
    const press = begun
    begun = null
    // A press of a key has no place.
    if (press === null || event.detail === 0 || event.composedPath().includes(press.on)) return
    const { on, from, at } = press
    const { top, left } = on.getBoundingClientRect()
    const hasMoved = top !== from.top || left !== from.left
    if (!hasMoved || Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) > slip || on.closest('[inert]') !== null) return
    event.preventDefault()
    event.stopPropagation()
    on.click()
  }
  window.addEventListener('pointerdown', begin, { capture: true })
  window.addEventListener('click', end, { capture: true })
}
