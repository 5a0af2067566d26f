import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LatePart } from '@/catalogues/late-part'

/** A part of the frame that may fail to load; the screen beside it never suffers from that. */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
      <LatePart>{children}</LatePart>
    </CatchBoundary>
  )
}
