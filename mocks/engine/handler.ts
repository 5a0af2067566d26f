import type { endpoints, EndpointName, GetName, RequestOf, ResponseOf } from '@/contract/endpoints'
import type { Outcome } from './outcome'
import type { Seller } from './records'
import type { Service } from './service'
import type { SeenSignature } from './signature'
import type { Records } from './store'

/** The endpoints that change something and that only a signed-in seller may call. */
export type SellerEndpointName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['access'] extends 'seller' ? Exclude<Name, GetName> : never
}[EndpointName]
export type OpenEndpointName = Exclude<EndpointName, SellerEndpointName | GetName>

/** Answers an endpoint that anybody may call. It does slow work, such as hashing, before it opens its transaction. */
export type OpenHandler<Name extends OpenEndpointName> = (call: {
  readonly body: RequestOf<Name>
  /** See `readCredentials`. */
  readonly credentials: string | null
  /** The network address that calls, where one is known. */
  readonly address: string | undefined
  readonly service: Service
}) => Promise<Outcome<ResponseOf<Name>>>

/** Answers an endpoint that only a signed-in seller may call, in the transaction that also stores the answer. */
export type SellerHandler<Name extends SellerEndpointName> = (call: {
  readonly body: RequestOf<Name>
  readonly seller: Seller
  /** What the body's picture shows, decoded beforehand since that takes too long for a transaction; null without a picture. */
  readonly signature: SeenSignature | null
  readonly records: Records
  readonly service: Service
}) => Promise<Outcome<ResponseOf<Name>>>
