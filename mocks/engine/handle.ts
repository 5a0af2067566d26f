import { endpoints, isGet, isRead, type EndpointName, type GetName } from '@/contract/endpoints'
import { typicalOf, type ReadName } from '@/contract/reads/all-reads'
import type { ChangesParameters } from '@/contract/reads/changes'
import type { OpenEndpointName, OpenHandler, SellerEndpointName, SellerHandler } from './handler'
import { canonical, isFinal, readKey, recall, remember } from './idempotency'
import { bodyMaximumDepth, bodyMaximumOf } from './limits'
import { step3, step4, step5, step6, step7 } from './onboarding'
import { accept, refuse, type Outcome } from './outcome'
import { pageOf } from './page-of'
import type { Seller } from './records'
import { registeredDetails, register } from './registration'
import type { Service } from './service'
import { bearerTokenOf, identify, readCredentials, refuseCaller } from './sessions'
import { login, signOut } from './sign-in-and-out'
import type { ReadRecords } from './store'
import { texts } from './texts'
import { validate } from './validation'
import { resendOtp, verifyOtp } from './verification'
import { answerWith, toWire, wireRefusals, type WireRequest, type WireResponse } from './wire'

const openHandlers: { readonly [Name in OpenEndpointName]: OpenHandler<Name> } = {
  login,
  registeredDetails,
  register,
  resendOtp,
  verifyOtp,
  signOut,
}
// Loaded with the first call about orders: a seller who is still onboarding never downloads the market's code.
const orders = () => import('./orders/change-order')
const numbers = () => import('./orders/number-series')
const sellerHandlers: { readonly [Name in SellerEndpointName]: () => Promise<SellerHandler<Name>> } = {
  step3: async () => step3,
  step4: async () => step4,
  step5: async () => step5,
  step6: async () => step6,
  step7: async () => step7,
  orderPack: async () => (await orders()).orderPack,
  orderCancel: async () => (await orders()).orderCancel,
  orderHandover: async () => (await orders()).orderHandover,
  orderDispatch: async () => (await orders()).orderDispatch,
  orderOutcome: async () => (await orders()).orderOutcome,
  orderTakenOut: async () => (await orders()).orderTakenOut,
  invoiceSeries: async () => (await numbers()).invoiceSeries,
  documentVoid: async () => (await numbers()).documentVoid,
}
const isOpen = (name: EndpointName): name is OpenEndpointName => Object.hasOwn(openHandlers, name)

/** Whether a body is nested deeper than any of the contract's. Level by level: recursion could overflow the stack. */
function isTooDeep(body: unknown): boolean {
  let level: readonly unknown[] = [body]
  for (let depth = 0; depth <= bodyMaximumDepth; depth++) {
    level = level.flatMap((value): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    if (level.length === 0) return false
  }
  return true
}

function readBody(name: EndpointName, { headers, text }: WireRequest): Outcome<unknown> {
  if (!/^application\/json *(?:;|$)/i.test(headers.get('Content-Type') ?? '')) return refuse(415, texts.notJson)
  if (text.length > bodyMaximumOf(name)) return refuse(413, texts.tooLarge)
  try {
    const body: unknown = JSON.parse(text)
    return isTooDeep(body) ? refuse(400, texts.noObject) : accept(body)
  } catch {
    return refuse(400, texts.badJson)
  }
}

interface Call {
  readonly request: WireRequest
  /** See `readCredentials`. */
  readonly credentials: string | null
  readonly service: Service
}

/** Answers an endpoint that needs no sign-in. Idempotency keys are ignored here: they are scoped to a signed-in seller. */
async function answerAnybody<Name extends OpenEndpointName>(name: Name, { request, ...call }: Call): Promise<WireResponse> {
  const read = readBody(name, request)
  const checked = read.ok ? validate(name, read.body) : read
  return toWire(checked.ok ? await openHandlers[name]({ ...call, address: request.address, body: checked.body }) : checked)
}

/** Answers a signed-in seller in one transaction; a repeated idempotency key gets the first answer again. */
async function answerSeller<Name extends SellerEndpointName>(
  name: Name,
  key: string | null,
  { request, credentials, service }: Call,
): Promise<WireResponse> {
  const whoCalls = (records: ReadRecords) => identify(records, credentials, service.now())
  // Before the body is parsed: a caller who is not signed in may have built one that is slow to process.
  const sender = await service.store.read(whoCalls)
  if (sender.kind !== 'seller') return toWire(refuseCaller(sender))
  const read = readBody(name, request)
  if (!read.ok) return toWire(read)
  const fingerprint = await service.digest(canonical(read.body))
  const checked = validate(name, read.body)
  const decide = await sellerHandlers[name]()
  const signature = checked.ok && 'signUrl' in checked.body ? await service.lookAtSignature(checked.body.signUrl) : null
  return service.store.write(async (records) => {
    const caller = await whoCalls(records)
    if (caller.kind !== 'seller') return toWire(refuseCaller(caller))
    const { seller } = caller
    const scope = `${seller.id} ${endpoints[name].path} ${key}`
    const first = key === null ? null : await recall(records, scope, service.now())
    if (first !== null)
      return first.fingerprint === fingerprint
        ? answerWith(first.status, first.body)
        : toWire(refuse(422, texts.keyReused))
    const answer = toWire(checked.ok ? await decide({ body: checked.body, seller, signature, records, service }) : checked)
    if (key !== null && isFinal(answer.status))
      await remember(records, scope, { fingerprint, status: answer.status, body: answer.body, at: service.now() })
    return answer
  })
}

type Read = (records: ReadRecords, service: Service, seller: Seller, parameters: ChangesParameters) => Promise<Outcome<unknown>>

/** How a read is answered: orders are the seller's own, every other read gives its typical items, the same for all. */
async function readOf(name: ReadName): Promise<Read> {
  if (name === 'orders') return (await import('./orders/read-orders')).readOrders
  const { items } = await typicalOf(name)
  return async (_records, service, _seller, parameters) => pageOf(items, parameters, service.now())
}

async function answerWhoReads(
  { credentials, service }: Call,
  read: (records: ReadRecords, seller: Seller) => Promise<Outcome<unknown>>,
): Promise<WireResponse> {
  return service.store.read(async (records) => {
    const caller = await identify(records, credentials, service.now())
    return toWire(caller.kind === 'seller' ? await read(records, caller.seller) : refuseCaller(caller))
  })
}

/** Answers a signed-in seller who asks for a page of changes. */
async function answerRead(name: ReadName, call: Call): Promise<WireResponse> {
  const read = await readOf(name)
  const checked = validate(name, call.request.parameters)
  return answerWhoReads(call, async (records, seller) => (checked.ok ? read(records, call.service, seller, checked.body) : checked))
}

/** Answers a signed-in seller who asks which modules there are. */
async function answerQuestion(call: Call): Promise<WireResponse> {
  const { answerModules } = await import('./orders/answer-modules')
  return answerWhoReads(call, async (_records, seller) => accept(answerModules(seller, call.service.now())))
}

/** Answers a signed-in seller who asks for one record. */
async function answerLookUp(call: Call): Promise<WireResponse> {
  const { readOrder } = await import('./orders/read-order')
  const checked = validate('record', call.request.parameters)
  return answerWhoReads(call, async (records, seller) => (checked.ok ? readOrder(records, call.service, seller, checked.body) : checked))
}

/** The handlers of the GETs that do not ask for a page of changes. */
const getHandlers: { readonly [Name in Exclude<GetName, ReadName>]: (call: Call) => Promise<WireResponse> } = {
  modules: answerQuestion,
  record: answerLookUp,
}

/** Runs one request per key at a time; a second one meanwhile gets 409 with Retry-After. */
async function alone(
  running: string,
  service: Service,
  work: () => Promise<WireResponse>,
): Promise<WireResponse> {
  if (service.running.has(running)) return toWire({ ...refuse(409, texts.keyRunning), retryAfterSeconds: 1 })
  service.running.add(running)
  try {
    return await work()
  } finally {
    service.running.delete(running)
  }
}

async function serve(name: EndpointName, request: WireRequest, service: Service): Promise<WireResponse> {
  const { headers } = request
  const callOf = async (): Promise<Call> => ({ request, credentials: await readCredentials(headers, service), service })
  if (isRead(name)) return answerRead(name, await callOf())
  if (isGet(name)) return getHandlers[name](await callOf())
  if (isOpen(name)) return answerAnybody(name, await callOf())
  const key = readKey(headers)
  if (!key.ok) return toWire(key)
  // The key is reserved before the first await: of two calls with one key, the one that came first runs.
  const answer = async (): Promise<WireResponse> => answerSeller(name, key.body, await callOf())
  return key.body === null
    ? answer()
    : alone(`${bearerTokenOf(headers) ?? ''} ${endpoints[name].path} ${key.body}`, service, answer)
}

/** Answers one call of the contract. Any exception becomes a 500 answer. */
export async function handle(name: EndpointName, request: WireRequest, service: Service): Promise<WireResponse> {
  try {
    return await serve(name, request, service)
  } catch {
    return wireRefusals.serverError()
  }
}
