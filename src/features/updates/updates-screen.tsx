import { useMemo } from 'react'
import { perLanguage } from '@/catalogues/per-language'
import { dayText } from '@/domain/date-texts'
import { ListFrame } from '@/lists/list-frame'
import { createSearchIndex, type SearchIndex } from '@/lists/search-index'
import { useList } from '@/lists/use-list'
import { useListAddress } from '@/lists/use-list-address'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { PageHead } from '@/ui/page-head'
import { updateTexts as texts } from './texts'
import type { Update } from './update'

const updatesPageSize = 5

const indexUpdates = (updates: readonly Update[]): SearchIndex<Update> =>
  createSearchIndex(updates, ({ title, content, postedBy, date }) => [title, content, postedBy, dayText(date), date])

/** News for sellers, the newest first (UPD-01). */
export function UpdatesScreen({ updates }: { readonly updates: Source<Update> }) {
  return (
    <div className="flex w-full max-w-list flex-col gap-5">
      <PageHead title={texts.title} mark={<ResourceMark of={updates} />} />
      <ResourceContent of={updates}>{(items) => <UpdateList updates={items} />}</ResourceContent>
    </div>
  )
}

function UpdateList({ updates }: { readonly updates: readonly Update[] }) {
  const index = useMemo(() => perLanguage(() => indexUpdates(updates)), [updates])
  const list = useList(useListAddress(), index(), updatesPageSize)
  return (
    <ListFrame list={list} words={texts.list}>
      {(items) => (
        <ul className="bound-page ruled">
          {items.map((update) => (
            <UpdateEntry key={update.id} update={update} />
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

function UpdateEntry({ update: { title, content, postedBy, date } }: { readonly update: Update }) {
  return (
    <li className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h3>{title}</h3>
        <p className="text-sm text-muted-foreground">
          <time dateTime={date}>{dayText(date)}</time> · {texts.postedBy(postedBy)}
        </p>
      </div>
      <p>{content}</p>
    </li>
  )
}
