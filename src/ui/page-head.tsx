import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  /** Shown at the other end of the title's line. */
  readonly mark?: ReactNode
  /** One line about the page. */
  readonly children?: ReactNode
}

/** The head of a screen. The gap below the title keeps its line clear of the mark's touch target. */
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
