import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * What was pressed may be gone once it is done, such as a button that can be pressed once: the focus would be nowhere, and
 * whoever goes by keys would begin anew at the top of the page. It goes to what says where she is.
 * @param otherwise where that is; it is told what is still there of what was around the button, nearest first
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
      if (document.activeElement !== document.body) return
      const kept = place(around.filter(({ isConnected }) => isConnected))
      // A finger is where it pressed; who goes by keys is where the focus is.
      if (byKeys) kept?.scrollIntoView({ block: 'nearest' })
      kept?.focus({ preventScroll: true })
    })
    whole.addEventListener('keydown', onKey)
    whole.addEventListener('pointerdown', onPointer)
    whole.addEventListener('focusin', onFocus)
    gone.observe(whole, { childList: true, subtree: true })
    return () => {
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
