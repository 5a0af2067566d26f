import { useLayoutEffect, useRef, useState } from 'react'

/** The outline of the current screen that the page's inline script has shown (see app/prerender/outline-script.ts). */
const outlineInPage = (): Element | null =>
  document.documentElement.dataset['signedIn'] === window.location.pathname ? document.querySelector('[data-slot="screen-outline"]') : null

/** The placeholder of a screen that is still loading: it keeps the outline that the page already shows, so that nothing flickers. */
export function KeptOutline() {
  const place = useRef<HTMLDivElement>(null)
  // Taken during the first render, because React's first commit empties the page.
  const [outline] = useState(outlineInPage)
  useLayoutEffect(() => {
    if (outline !== null) place.current?.append(outline)
  }, [outline])
  return <div ref={place} inert aria-hidden className="contents" />
}
