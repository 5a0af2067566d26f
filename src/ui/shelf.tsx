import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place below the header, over the whole window; null until it is there. */
export const ShelfContext = createContext<HTMLElement | null | undefined>(undefined)

/** What a screen puts below the header, above menu and page; where there is no frame, it stands where it is written. */
export function OnShelf({ children }: { readonly children: ReactNode }) {
  const shelf = use(ShelfContext)
  if (shelf === undefined) return children
  return shelf === null ? null : createPortal(children, shelf)
}
