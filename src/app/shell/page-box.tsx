import type { ReactNode } from 'react'

/** Header, screen and what stands below them, beside an open drawer. */
export const PageBox = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col pe-(--drawer-width) pb-(--drawer-height)">{children}</div>
)
