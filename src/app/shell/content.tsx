import type { ReactNode } from 'react'

/** Where the skip link leads. */
export const contentId = 'content'

interface ContentProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The screen itself: the one main landmark of the page. */
export function Content({ className = '', children }: ContentProps) {
  return (
    <main id={contentId} tabIndex={-1} className={`min-w-0 grow outline-none ${className}`}>
      {children}
    </main>
  )
}
