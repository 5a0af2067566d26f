/** How far a finger may move during a press, in CSS pixels. */
const slip = 10

/**
 * Delivers a press to the element on which it began. If the page moves between finger down and finger up (the font is applied, a line
 * is added), the browser clicks neither the pressed element nor the one that is there now, and the press seems to do nothing.
 */
export function redirectMovedPresses(): void {
  let press: { readonly on: HTMLElement; readonly from: string; readonly x: number; readonly y: number } | null = null
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const on = target instanceof Element ? target.closest<HTMLElement>('button, a, label') : null
    press = on && { on, from: placeOf(on), x, y }
  }
  const end = (event: MouseEvent): void => {
    // `detail` is 0 for clicks by a key or by a script, which have no position.
    if (press === null || event.detail === 0) return
    const { on, from, x, y } = press
    press = null
    const hasMoved = placeOf(on) !== from
    // An element that is gone or inert by now is not clicked.
    const isThere = on.getClientRects().length > 0 && on.closest('[inert]') === null
    if (event.composedPath().includes(on) || !hasMoved || !isThere || Math.hypot(event.clientX - x, event.clientY - y) > slip) return
    event.preventDefault()
    event.stopPropagation()
    // Copied from the event, with the modifier keys that were held.
    on.dispatchEvent(new MouseEvent('click', event))
  }
  window.addEventListener('pointerdown', begin, { capture: true })
  window.addEventListener('click', end, { capture: true })
}

const placeOf = (element: HTMLElement): string => {
  const { top, left } = element.getBoundingClientRect()
  return `${top} ${left}`
}
