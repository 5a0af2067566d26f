import { offersPageSize } from '@/contract/limits'
import { DataTable } from '@/lists/data-table'
import { ListFrame } from '@/lists/list-frame'
import { useList } from '@/lists/use-list'
import { useListAddress } from '@/lists/use-list-address'
import { SampleMark } from '@/samples/sample-mark'
import { indexOffers, offerColumns } from './offer-columns'
import { sampleOffers } from './sample-offers'
import { offerTexts as texts } from './texts'

const offers = indexOffers(sampleOffers)

/** All offers of the marketplace, searchable and paged (OFFER-01). */
export function OffersScreen() {
  const list = useList(useListAddress(), offers, offersPageSize)
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <SampleMark />
      </div>
      <ListFrame list={list} words={texts.list}>
        {(items, range) => <DataTable caption={range} columns={offerColumns} items={items} />}
      </ListFrame>
    </div>
  )
}
