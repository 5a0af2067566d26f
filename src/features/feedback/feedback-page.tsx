import type { ReactNode } from 'react'
import { SampleMark } from '@/samples/sample-mark'

interface FeedbackPageProps {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

/** The head of a feedback screen. */
export function FeedbackPage({ title, intro, children }: FeedbackPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-shell flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-muted-foreground">{intro}</p>
        <SampleMark />
      </div>
      {children}
    </div>
  )
}
