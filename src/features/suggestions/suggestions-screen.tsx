import { useMemo } from 'react'
import { perLanguage } from '@/catalogues/per-language'
import { ListFrame } from '@/lists/list-frame'
import { ListLink } from '@/lists/list-link'
import { useList } from '@/lists/use-list'
import { useListAddress, type ListAddress } from '@/lists/use-list-address'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import type { SampleChange } from '@/samples/sample-collection'
import { useSampleChanges } from '@/samples/use-samples'
import { useSession } from '@/session/use-session'
import { cn } from '@/ui/cn'
import { PageHead } from '@/ui/page-head'
import { tabLink, tabRow } from '@/ui/tab-look'
import { categoriesOf } from './categories'
import { NewSuggestion } from './new-suggestion'
import { ownSuggestions, shownSuggestions, type OwnSuggestion } from './own-suggestions'
import { firstStatus, suggestionStatuses, type Suggestion } from './suggestion'
import { SuggestionEntry } from './suggestion-entry'
import { suggestionTexts as texts } from './texts'

const suggestionsPageSize = 5

/** Suggestions to the marketplace by their status, and the form for a new one (SUG-01). */
export function SuggestionsScreen({ suggestions }: { readonly suggestions: Source<Suggestion> }) {
  const { sellerId } = useSession()
  const changes = useSampleChanges(ownSuggestions)
  const own = changes.kind === 'ready' ? changes.value : none
  const address = useListAddress()
  return (
    <div className="flex w-full max-w-list flex-col gap-5">
      <PageHead title={texts.title} mark={<ResourceMark of={suggestions} changes={ownSuggestions} />} />
      <NewSuggestion
        key={sellerId}
        sellerId={sellerId}
        own={own}
        onAdded={() => address.go({ category: firstStatus, words: '' }, 'push')}
      />
      {(changes.kind !== 'loading' || sellerId === null) && (
        <ResourceContent of={suggestions}>
          {(items) => <Suggestions address={address} known={items} own={own} />}
        </ResourceContent>
      )}
    </div>
  )
}

const none: readonly SampleChange<OwnSuggestion>[] = []

interface SuggestionsProps {
  readonly address: ListAddress
  readonly known: readonly Suggestion[]
  readonly own: readonly SampleChange<OwnSuggestion>[]
}

function Suggestions({ address, known, own }: SuggestionsProps) {
  // Memoised, since building the search index costs more than a search.
  const inCategories = useMemo(() => perLanguage(() => categoriesOf([...shownSuggestions(own), ...known])), [own, known])
  const categories = inCategories()
  const current = suggestionStatuses.find((status) => status === address.place.category) ?? firstStatus
  const list = useList(address, categories[current].index, suggestionsPageSize)
  return (
    <>
      <nav aria-label={texts.categories}>
        <ul className={cn(tabRow, 'flex-wrap wrap-break-word max-md:*:grow max-md:*:basis-[5.75rem]')}>
          {suggestionStatuses.map((status) => (
            <li key={status}>
              <ListLink
                address={address}
                change={{ category: status, words: list.words }}
                aria-current={status === current ? 'page' : undefined}
                className={tabLink}
              >
                {texts.category(texts.statuses[status], categories[status].count)}
              </ListLink>
            </li>
          ))}
        </ul>
      </nav>
      <ListFrame list={list} words={texts.list}>
        {(items) => (
          <ul className="bound-page ruled">
            {items.map((suggestion) => (
              <SuggestionEntry key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
