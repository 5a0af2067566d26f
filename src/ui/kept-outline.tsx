import { useLayoutEffect, useRef, useState } from 'react'

/** What the page's own script has shown of the screen that is open (see app/prerender/outline-script.ts). */
const outlineInPage = (): Element | null =>
  document.documentElement.dataset['signedIn'] === window.location.pathname ? document.querySelector('[data-slot="screen-outline"]') : null

/** In place of a screen that is still being read: what the page showed of it goes on standing there, so that nothing flickers. */
export function KeptOutline() {
  const place = useRef<HTMLDivElement>(null)
  // Taken while it is still there: the first commit empties the page.
  const [outline] = useState(outlineInPage)
  useLayoutEffect(() => {
    if (outline !== null) place.current?.append(outline)
  }, [outline])
  return <div ref={place} inert aria-hidden className="contents" />
}
