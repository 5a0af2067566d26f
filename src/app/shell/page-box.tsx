import type { ReactNode } from 'react'

/** The box of header, screen and what is below them; leaves room for an open drawer. */
export const PageBox = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col pe-(--drawer-width) pb-(--drawer-height)">{children}</div>
)
