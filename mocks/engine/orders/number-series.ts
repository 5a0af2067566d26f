import { financialYearOf } from '@/contract/modules/financial-year'
import { lettersOf } from '@mocks/market/shop'
import type { SellerHandler } from '../handler'
import { accept, refuse, refuseFor, type Failure } from '../outcome'
import { seriesKey, type Seller, type Series } from '../records'
import { findBy, type Records } from '../store'
import { texts } from '../texts'
import { isApproved } from './approval'
import { refuseContent, refuseUnapproved } from './refusals'
import { modulesOf } from './shop-of'

/** How many digits follow a number's prefix. */
const digits = 5

interface DrawnNumber {
  readonly key: string
  readonly series: Series
  readonly place: number
}

/** Parses a number of one of the seller's series; null for any other text. */
async function drawnFrom({ series }: Records, sellerId: string, number: string): Promise<DrawnNumber | null> {
  const [, prefix = '', place = ''] = /^(.*\/)(\d+)$/.exec(number) ?? []
  const key = seriesKey(sellerId, prefix)
  const found = await series.get(key)
  return found === undefined || place.length !== digits || Number(place) === 0 ? null : { key, series: found, place: Number(place) }
}

const moved = ({ series, place }: DrawnNumber): Series => ({ ...series, next: Math.max(series.next, place + 1) })

/** Takes a number for an invoice; refuses one that is of no series, voided, or on another invoice. */
export async function takeNumber(records: Records, sellerId: string, number: string): Promise<Failure | null> {
  const drawn = await drawnFrom(records, sellerId, number)
  if (drawn === null) return refuseContent('invoiceNumber')
  const isTaken = drawn.series.voided.includes(drawn.place) || (await records.acts.countOf('number', seriesKey(sellerId, number))) > 0
  if (isTaken) return refuseFor(409, 'taken', texts.numberTaken(number), { field: 'invoiceNumber' })
  await records.series.put(drawn.key, moved(drawn))
  return null
}

/** Consecutive series get very different codes, so that nobody mistakes one for the other. */
const codeOf = (count: number): string => lettersOf((count * 7919 + 4099) % 0x8000)

async function seriesOf(records: Records, sellerId: string, phoneId: string, year: string): Promise<Series> {
  const [known] = await findBy(records.series, 'phone', `${sellerId} ${year} ${phoneId}`)
  const count = await records.series.countOf('sellerId', sellerId)
  const series = known ?? { sellerId, phoneId, year, prefix: `${year}/${codeOf(count)}/`, next: 1, voided: [] }
  await records.series.put(seriesKey(sellerId, series.prefix), series)
  return series
}

/** Gives a device a series of its own; it gets the same one each time it asks. */
export const invoiceSeries: SellerHandler<'invoiceSeries'> = async ({ body: { phoneId, year }, seller, records, service }) => {
  if (!isApproved(seller, service.now())) return refuseUnapproved()
  if (!modulesOf(seller).includes('invoices')) return refuse(404, texts.notFound)
  const { prefix, next } = await seriesOf(records, seller.id, phoneId, year)
  return accept({ success: true, prefix, next })
}

/** The "phone" of the marketplace's own series; it cannot be a real phone's id, which has no blank. */
const marketplace = 'the marketplace'

/** Draws from the marketplace's own series for an invoice that the phone had no number for; null without the invoices module. */
export async function drawOwnNumber(records: Records, seller: Seller, packedAt: number): Promise<string | null> {
  if (!modulesOf(seller).includes('invoices')) return null
  const series = await seriesOf(records, seller.id, marketplace, financialYearOf(packedAt))
  await records.series.put(seriesKey(seller.id, series.prefix), { ...series, next: series.next + 1 })
  return `${series.prefix}${String(series.next).padStart(digits, '0')}`
}

/** Notes that a drawn number is on no document; refuses one that is on an invoice. */
export const documentVoid: SellerHandler<'documentVoid'> = async ({ body: { number }, seller, records, service }) => {
  if (!isApproved(seller, service.now())) return refuseUnapproved()
  const drawn = await drawnFrom(records, seller.id, number)
  if (drawn === null) return refuseContent('number')
  if ((await records.acts.countOf('number', seriesKey(seller.id, number))) > 0) return refuseFor(409, 'taken', texts.numberTaken(number), { field: 'number' })
  const { voided } = drawn.series
  await records.series.put(drawn.key, { ...moved(drawn), voided: voided.includes(drawn.place) ? voided : [...voided, drawn.place] })
  return accept({ success: true })
}
