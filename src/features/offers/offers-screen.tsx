import { useMemo } from 'react'
import { perLanguage } from '@/catalogues/per-language'
import type { Offer } from '@/contract/reads/offers/offers'
import { DataTable } from '@/lists/data-table'
import { ListFrame } from '@/lists/list-frame'
import { useList } from '@/lists/use-list'
import { useListAddress } from '@/lists/use-list-address'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { PageHead } from '@/ui/page-head'
import { indexOffers, offerColumns, offersPageSize } from './offer-columns'
import { offerTexts as texts } from './texts'

/** All offers of the marketplace, searchable and paged (OFFER-01). */
export function OffersScreen({ offers }: { readonly offers: Source<Offer> }) {
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      <PageHead title={texts.title} mark={<ResourceMark of={offers} />} />
      <ResourceContent of={offers}>{(items) => <OfferList offers={items} />}</ResourceContent>
    </div>
  )
}

function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  // Memoised, since building the search index costs more than a search.
  const index = useMemo(() => perLanguage(() => indexOffers(offers)), [offers])
  const list = useList(useListAddress(), index(), offersPageSize)
  return (
    <ListFrame list={list} words={texts.list}>
      {(items, range) => <DataTable caption={range} columns={offerColumns()} items={items} />}
    </ListFrame>
  )
}
