import { useEffect, useRef, type RefObject } from 'react'

/** Whether the form has unmounted, for asynchronous work that it started. */
export function useIsUnmounted(): Readonly<RefObject<boolean>> {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  return isLeft
}
