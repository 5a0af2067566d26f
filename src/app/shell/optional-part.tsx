import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'

/** A part of the frame that may fail to load; the screen beside it never suffers from that. */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}
