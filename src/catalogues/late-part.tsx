import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { holdLanguage } from './held-language'

/**
 * A part of the page whose code comes late. Until it is there no other language comes into use: where the part was rendered
 * at build React compares it with that, word for word, and draws it anew if anything above it changes before.
 */
export function LatePart({ children }: { readonly children: ReactNode }) {
  const isThere = useRef(false)
  const release = useRef<() => void>(null)
  useEffect(() => {
    if (isThere.current) return undefined
    const end = holdLanguage()
    release.current = end
    return end
  }, [])
  return (
    <Suspense>
      {children}
      <Mounted
        onMounted={() => {
          isThere.current = true
          release.current?.()
        }}
      />
    </Suspense>
  )
}

function Mounted({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted)
  return null
}
