/** How far a finger may slip in a press, in CSS pixels. */
const slip = 10

/**
 * Gives a press to what it began on. Where the page moves between finger down and finger up (letters come, a line more is
 * said), the browser gives it to neither what was pressed nor what lies there now, and the button stands there as if
 * nobody had pressed it.
 */
export function keepPresses(): void {
  let begun: { readonly on: HTMLElement; readonly at: DOMRect; readonly x: number; readonly y: number } | null = null
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const on = target instanceof Element ? target.closest<HTMLElement>('button, a') : null
    begun = on === null ? null : { on, at: on.getBoundingClientRect(), x, y }
  }
  const end = (event: MouseEvent): void => {
    const press = begun
    begun = null
    // A press of a key has no place.
    if (press === null || event.detail === 0 || event.composedPath().includes(press.on)) return
    const { on, at, x, y } = press
    const { top, left } = on.getBoundingClientRect()
    const hasMoved = top !== at.top || left !== at.left
    if (!hasMoved || Math.hypot(event.clientX - x, event.clientY - y) > slip || on.closest('[inert]') !== null) return
    event.preventDefault()
    event.stopPropagation()
    on.click()
  }
  window.addEventListener('pointerdown', begin, { capture: true })
  window.addEventListener('click', end, { capture: true })
}
