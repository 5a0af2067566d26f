import type { z } from '../schema'
import type { TypicalRead } from './changes'
import { offersRead } from './offers/offers'
import { ordersRead } from './orders/orders'

/** What a signed-in seller can read. The specification knows no reads: a backend may be without them, and the portal works all the same. */
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

/** What the in-browser service answers and the documents tell of a read. */
export const typicalOf = async <Name extends ReadName>(name: Name): Promise<TypicalRead<ItemOf<Name>>> =>
  (await described[name].typical()).typical
