import type { z } from '../schema'
import type { TypicalRead } from './changes'
import { offersRead } from './offers/offers'
import { ordersRead } from './orders/orders'

/** What a signed-in seller can read. The specification has no reads: a backend may lack them, and the portal still works. */
export const reads = { offers: offersRead, orders: ordersRead } as const

export type ReadName = keyof typeof reads
export type ItemOf<Name extends ReadName> = z.infer<(typeof reads)[Name]['item']>

// The same table, written so that the compiler ties a generic name to its own type.
const described: {
  readonly [Name in ReadName]: {
    readonly item: z.ZodMiniType<ItemOf<Name>>
    readonly typical: () => Promise<{ readonly typical: TypicalRead<ItemOf<Name>> }>
  }
} = reads

/** The schema of a read's items. */
export const itemSchemaOf = <Name extends ReadName>(name: Name): z.ZodMiniType<ItemOf<Name>> => described[name].item

/** The read's typical items, answered by the in-browser service, and its field descriptions, shown in the documents. */
export const typicalOf = async <Name extends ReadName>(name: Name): Promise<TypicalRead<ItemOf<Name>>> =>
  (await described[name].typical()).typical
