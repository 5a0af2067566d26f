// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { redirectMovedPresses } from './moved-presses'

/** Where the button is; null if it is no longer shown. */
let place: { readonly top: number } | null = { top: 0 }
const pressed = vi.fn((event: MouseEvent) => event.preventDefault())

const button = (): HTMLElement => {
  const found = document.querySelector('button')
  if (found === null) throw new Error('There is no button')
  return found
}

beforeAll(redirectMovedPresses)
beforeEach(() => {
  document.body.innerHTML = '<div><button type="button">Save</button></div><p>below</p>'
  place = { top: 0 }
  const rectangle = (): DOMRect => new DOMRect(0, place?.top ?? 0, 80, 40)
  button().getBoundingClientRect = rectangle
  vi.spyOn(button(), 'getClientRects').mockImplementation(() => Object.assign(place === null ? [] : [rectangle()], { item: () => null }))
  button().addEventListener('click', pressed)
})
afterEach(() => {
  pressed.mockClear()
  document.body.innerHTML = ''
})

const down = (): boolean => button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }))
/** If the page has moved, the browser dispatches the click on the common ancestor of both positions. */
const up = (on: Element, how: MouseEventInit = {}): boolean => on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 5, clientY: 5, ...how }))

describe('a press while the page moves', () => {
  it('FAST-02 clicks the element it began on, once, with the same modifier keys', () => {
    const below = vi.fn()
    document.body.addEventListener('click', below)
    down()
    place = { top: 80 }
    up(document.body, { ctrlKey: true })
    expect(pressed.mock.calls.map(([{ ctrlKey }]) => ctrlKey)).toEqual([true])
    up(document.body)
    expect(pressed).toHaveBeenCalledTimes(1)
    document.body.removeEventListener('click', below)
  })

  it('FAST-02 is one click if nothing has moved', () => {
    down()
    up(button())
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the finger has slipped from it', () => (place = { top: 80 }), { clientY: 30 }],
    ['it is no longer shown', () => (place = null), {}],
    ['it is out of reach', () => ((place = { top: 80 }), button().parentElement?.setAttribute('inert', '')), {}],
    ['it stands where it stood', () => undefined, {}],
  ])('FAST-02 clicks where the browser sends it: %s', (_, change, how) => {
    const elsewhere = vi.fn()
    document.body.addEventListener('click', elsewhere)
    down()
    change()
    up(document.body, how)
    expect(pressed).not.toHaveBeenCalled()
    expect(elsewhere).toHaveBeenCalledTimes(1)
    document.body.removeEventListener('click', elsewhere)
  })

  it('FAST-02 still clicks the element it began on after a script has clicked elsewhere meanwhile', () => {
    down()
    up(document.body, { detail: 0 })
    place = { top: 80 }
    up(document.body)
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})
