import type { Order, OrderLine } from '@/contract/reads/orders/orders'
import type { OrderPlan } from './order-plan'
import { cities, firstNames, lastNames, streets, type City } from './places'
import { products } from './products'
import { streamOf, type Stream } from './stream'

/** What is in an order and who it is for. It never changes, and is generated only for orders that are sent to a device. */
export interface Goods {
  readonly numbers: readonly string[]
  readonly lines: readonly OrderLine[]
  readonly buyer: Order['buyer']
  readonly isCashOnDelivery: boolean
  readonly courier: string
  readonly awb: string
  readonly route: string
}

const digits = (stream: Stream, count: number): string => Array.from({ length: count }, () => stream.within(0, 9)).join('')

function lineOf(stream: Stream, place: number, kind: OrderPlan['kind']): OrderLine {
  const { pricePaise, sides, ...product } = products[stream.within(0, products.length - 1)] ?? products[0] ?? { sku: '', title: '', hsn: '', gstRate: 0, pricePaise: 0, grams: 1, sides: [1, 1, 1] }
  return {
    ...product,
    id: `L${place + 1}`,
    quantity: stream.pick([1, 1, 1, 2, 3]),
    unitPaise: kind === 'replacement' ? 0 : pricePaise,
    cancelled: false,
    sides: [...sides],
  }
}

const buyerOf = (stream: Stream, { city, pin, stateCode }: City): Order['buyer'] => ({
  name: `${stream.pick(firstNames)} ${stream.pick(lastNames)}`,
  street: `${stream.within(1, 240)} ${stream.pick(streets)}`,
  city,
  pincode: `${pin}${String(stream.within(1, 99)).padStart(3, '0')}`,
  stateCode,
  phone: `******${digits(stream, 4)}`,
})

export function goodsOf(seed: string, { id, kind, lineCount }: Pick<OrderPlan, 'id' | 'kind' | 'lineCount'>): Goods {
  const stream = streamOf(seed, id, 'goods')
  const city = stream.pick(cities)
  const isBundle = stream.chance(0.06)
  return {
    numbers: Array.from({ length: isBundle ? stream.within(2, 3) : 1 }, () => `${stream.within(100, 999)}-${digits(stream, 4)}-${digits(stream, 4)}`),
    lines: Array.from({ length: lineCount }, (_, place) => lineOf(stream, place, kind)),
    buyer: buyerOf(stream, city),
    isCashOnDelivery: kind === 'sale' && stream.chance(0.45),
    courier: stream.pick(['Dakiya Express', 'Harkara Couriers', 'Udan Parcels']),
    awb: `DX${digits(stream, 10)}`,
    route: `${city.code}/${String(stream.within(1, 24)).padStart(2, '0')}`,
  }
}
