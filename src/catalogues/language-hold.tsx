import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { holdLanguage } from './held-language'

/**
 * A part of the page whose code comes late. Until it is there no other language comes into use: where the part was rendered
 * at build React compares it with that, word for word, and draws it anew if anything above it changes before.
 */
export function HoldsLanguage({ children }: { readonly children: ReactNode }) {
  // Ends the hold; null before it has begun, and from the start where the part was there first.
  const end = useRef<(() => void) | null>(null)
  useEffect(() => (end.current ??= holdLanguage()), [])
  return (
    <Suspense>
      {children}
      <Mounted onMounted={() => (end.current ??= () => undefined)()} />
    </Suspense>
  )
}

function Mounted({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted)
  return null
}
