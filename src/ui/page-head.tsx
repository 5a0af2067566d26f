import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  /** At the other end of the title's line. */
  readonly mark?: ReactNode
  /** What the page is about, in a line. */
  readonly children?: ReactNode
}

/** The head of a screen. */
export function PageHead({ title, mark, children }: PageHeadProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 tabIndex={-1}>{title}</h1>
        {mark}
      </div>
      {children !== undefined && <p className="text-muted-foreground">{children}</p>}
    </div>
  )
}
