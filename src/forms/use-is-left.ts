import { useEffect, useRef, type RefObject } from 'react'

/** Whether a form is not on screen any more, for what it began while it was. */
export function useIsLeft(): Readonly<RefObject<boolean>> {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  return isLeft
}
