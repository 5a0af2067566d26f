import { useEffect, useEffectEvent, type RefObject } from 'react'

/** All areas in use. */
const areas = new Set<Element>()

/**
 * Moves the focus when the focused element is removed, such as a button that can be pressed only once. The browser would reset the
 * focus to the body, and a keyboard user would have to start again at the top of the page. Of nested areas the inner one acts first.
 * @param otherwise the element to focus instead; it gets the removed element's remaining ancestors, nearest first
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, otherwise: (around: readonly Element[]) => HTMLElement | null | undefined): void {
  const place = useEffectEvent(otherwise)
  useEffect(() => {
    const whole = area.current
    if (whole === null) return undefined
    let last: Element | null = null
    let around: readonly Element[] = []
    let byKeys = false
    const onKey = (): void => void (byKeys = true)
    const onPointer = (): void => void (byKeys = false)
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null
      around = last === null ? [] : ancestorsIn(whole, last)
    }
    const gone = new MutationObserver(() => {
      if (last === null || last.isConnected) return
      last = null
      // All observers run in one microtask, the oldest area's first: an outer area lets an inner one go first.
      if (around.some((part) => areas.has(part) && part.isConnected)) queueMicrotask(keep)
      else keep()
    })
    const keep = (): void => {
      if (document.activeElement !== document.body) return
      const kept = place(around.filter(({ isConnected }) => isConnected))
      // Scrolls for keyboard users only: after a tap, what is under the finger must not move.
      if (byKeys) kept?.scrollIntoView({ block: 'nearest' })
      kept?.focus({ preventScroll: true })
    }
    areas.add(whole)
    whole.addEventListener('keydown', onKey)
    whole.addEventListener('pointerdown', onPointer)
    whole.addEventListener('focusin', onFocus)
    gone.observe(whole, { childList: true, subtree: true })
    return () => {
      areas.delete(whole)
      whole.removeEventListener('keydown', onKey)
      whole.removeEventListener('pointerdown', onPointer)
      whole.removeEventListener('focusin', onFocus)
      gone.disconnect()
    }
  }, [area])
}

function ancestorsIn(whole: Element, element: Element): Element[] {
  const parent = element.parentElement
  return parent === null || parent === whole ? [] : [parent, ...ancestorsIn(whole, parent)]
}
