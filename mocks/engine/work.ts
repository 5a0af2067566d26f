import type { EndpointName, RequestOf, ResponseOf } from '@/contract/endpoints'
import type { Outcome } from './outcome'
import type { Service } from './service'
import type { Caller } from './sessions'
import type { Seller, State } from './state'

/** What an endpoint works with. The state may be changed in place: the store keeps it as one. */
export interface Call<Name extends EndpointName> {
  readonly state: State
  readonly body: RequestOf<Name>
  readonly caller: Caller
  readonly service: Service
}

export type Work<Name extends EndpointName> = (call: Call<Name>) => Promise<Outcome<ResponseOf<Name>>>

/** The work of an endpoint that only a signed-in seller may call. */
export type SellerWork<Name extends EndpointName> = (
  call: Omit<Call<Name>, 'caller'> & { readonly seller: Seller },
) => Outcome<ResponseOf<Name>>
