import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * What was pressed may be gone once it is done, such as a button that can be pressed once: the focus would be nowhere, and
 * whoever goes by keys would begin anew at the top of the page. It goes to what says where she is.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, otherwise: () => HTMLElement | null): void {
  const place = useEffectEvent(otherwise)
  useEffect(() => {
    const around = area.current
    if (around === null) return undefined
    let last: Element | null = null
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null
    }
    const gone = new MutationObserver(() => {
      if (last === null || last.isConnected) return
      last = null
      if (document.activeElement === document.body) place()?.focus({ preventScroll: true })
    })
    around.addEventListener('focusin', onFocus)
    gone.observe(around, { childList: true, subtree: true })
    return () => {
      around.removeEventListener('focusin', onFocus)
      gone.disconnect()
    }
  }, [area])
}
