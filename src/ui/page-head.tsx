import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  /** At the other end of the title's line. */
  readonly mark?: ReactNode
  /** What the page is about, in a line. */
  readonly children?: ReactNode
}

/** The head of a screen. Its line about the page keeps out of the reach of a mark as tall as a finger. */
export function PageHead({ title, mark, children }: PageHeadProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 tabIndex={-1}>{title}</h1>
        {mark}
      </div>
      {children !== undefined && <p className="text-muted-foreground">{children}</p>}
    </div>
  )
}
