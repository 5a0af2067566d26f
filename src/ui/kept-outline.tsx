import { useLayoutEffect, useRef } from 'react'

let kept: Element | null = null

/** Takes what stood in the page in a screen's place before any script; null once the screen itself is there. */
export function keepOutline(outline: Element | null): void {
  kept = outline
}

/** In place of a screen that is still being read: what the page showed of it goes on standing there, so that nothing flickers. */
export function KeptOutline() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (kept !== null) place.current?.append(kept)
  }, [])
  return <div ref={place} inert aria-hidden className="contents" />
}
