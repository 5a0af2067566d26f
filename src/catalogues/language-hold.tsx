import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { holdLanguage } from './held-language'

/**
 * A part of the page whose chunk is loaded late. Until then the language does not change: if the part was prerendered, React hydrates
 * it against that markup, word for word, and renders it from scratch if anything above it changes before.
 */
export function HoldsLanguage({ children }: { readonly children: ReactNode }) {
  // Ends the hold; null before it has begun. If the part mounts first, it does nothing, and no hold begins.
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
