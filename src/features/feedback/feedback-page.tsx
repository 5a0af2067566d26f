import type { ComponentType } from 'react'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { PageHead } from '@/ui/page-head'
import { ByStars } from './by-stars'
import type { Stars } from './stars'

interface FeedbackPageProps<Item> {
  readonly title: string
  readonly intro: string
  readonly feedback: Source<Item>
  /** The rating that the address names. */
  readonly stars: Stars | undefined
  readonly address: '/productfeedback' | '/sellerfeedback'
  readonly entry: ComponentType<Item>
}

/** A feedback screen: its head, and what customers said by the stars they gave. */
export function FeedbackPage<Item extends { readonly id: string; readonly stars: Stars }>({
  title,
  intro,
  feedback,
  ...groups
}: FeedbackPageProps<Item>) {
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      <PageHead title={title} mark={<ResourceMark of={feedback} />}>
        {intro}
      </PageHead>
      <ResourceContent of={feedback}>{(items) => <ByStars items={items} {...groups} />}</ResourceContent>
    </div>
  )
}
