import type { ChangesPage, ChangesParameters } from '@/contract/changes'
import type { ReadName, ResponseOf } from '@/contract/endpoints'
import { offerSchema } from '@/contract/offers'
import type { z } from '@/contract/schema'
import type { Caller, CallOptions, CallResult } from '@/transport/call'

/** One kind of thing that sellers can read, and how the device keeps it. */
export interface Resource<Item> {
  /** Never changes: what is kept is found by it. */
  readonly name: string
  /** Parses what is kept, so new fields are added as optional. */
  readonly item: z.ZodMiniType<Item>
  readonly key: (item: Item) => string
  /** How many items are kept at most: those that changed last. */
  readonly bound: number
  /** Asks for a page of changes. */
  readonly read: (call: Caller['call'], since: ChangesParameters, options: CallOptions) => Promise<CallResult<ChangesPage<Item>>>
}

export type ItemOf<Name extends ReadName> = ResponseOf<Name>['items'][number]

/** What can be read: a description for each read of the contract. */
export const resources: { readonly [Name in ReadName]: Resource<ItemOf<Name>> } = {
  offers: {
    name: 'offers',
    item: offerSchema,
    key: ({ id }) => id,
    bound: 2000,
    read: (call, since, options) => call('offers', since, options),
  },
}
