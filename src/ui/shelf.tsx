import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element below the header, as wide as the window; null until it is mounted, undefined outside the frame. */
export const ShelfContext = createContext<HTMLElement | null | undefined>(undefined)

/** Renders a screen's content below the header, above menu and page; outside the frame, in place. */
export function OnShelf({ children }: { readonly children: ReactNode }) {
  const shelf = use(ShelfContext)
  if (shelf === undefined) return children
  return shelf === null ? null : createPortal(children, shelf)
}
