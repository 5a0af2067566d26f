/** How far a finger may slip in a press, in CSS pixels. */
const slip = 10

/**
 * Gives a press to what it began on. Where the page moves between finger down and finger up (letters come, a line more is
 * said), the browser gives it to neither what was pressed nor what lies there now, and the button stands there as if
 * nobody had pressed it.
 */
export function keepPresses(): void {
  let press: { readonly on: HTMLElement; readonly from: string; readonly x: number; readonly y: number } | null = null
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const on = target instanceof Element ? target.closest<HTMLElement>('button, a, label') : null
    press = on && { on, from: placeOf(on), x, y }
  }
  const end = (event: MouseEvent): void => {
    // A key has no place, and what a script clicks on was not pressed.
    if (press === null || event.detail === 0) return
    const { on, from, x, y } = press
    press = null
    const hasMoved = placeOf(on) !== from
    // What is no longer there is not what she saw in the end.
    const isThere = on.getClientRects().length > 0 && on.closest('[inert]') === null
    if (event.composedPath().includes(on) || !hasMoved || !isThere || Math.hypot(event.clientX - x, event.clientY - y) > slip) return
    event.preventDefault()
    event.stopPropagation()
    // With the keys that were held.
    on.dispatchEvent(new MouseEvent('click', event))
  }
  window.addEventListener('pointerdown', begin, { capture: true })
  window.addEventListener('click', end, { capture: true })
}

const placeOf = (element: HTMLElement): string => {
  const { top, left } = element.getBoundingClientRect()
  return `${top} ${left}`
}
