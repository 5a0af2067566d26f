import type { endpoints, EndpointName, RequestOf, ResponseOf } from '@/contract/endpoints'
import type { Outcome } from './outcome'
import type { Seller } from './records'
import type { Service } from './service'
import type { Records } from './store'

/** The endpoints that only a signed-in seller may call. */
export type SellerEndpointName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['access'] extends 'seller' ? Name : never
}[EndpointName]
export type OpenEndpointName = Exclude<EndpointName, SellerEndpointName>

/** Answers an endpoint that anybody may call. It prepares what takes time, such as hashes, outside its transaction. */
export type OpenHandler<Name extends OpenEndpointName> = (call: {
  readonly body: RequestOf<Name>
  /** See `readCredentials`. */
  readonly credentials: string | null
  readonly service: Service
}) => Promise<Outcome<ResponseOf<Name>>>

/** Answers an endpoint that only a signed-in seller may call, within the transaction that keeps the answer too. */
export type SellerHandler<Name extends SellerEndpointName> = (call: {
  readonly body: RequestOf<Name>
  readonly seller: Seller
  readonly records: Records
}) => Promise<Outcome<ResponseOf<Name>>>
