import { endpoints, isRead, type EndpointName } from '@/contract/endpoints'
import { typicalOf, type ReadName } from '@/contract/reads/all-reads'
import type { OpenEndpointName, OpenHandler, SellerEndpointName, SellerHandler } from './handler'
import { canonical, isFinal, readKey, recall, remember } from './idempotency'
import { bodyMaximumCharacters, bodyMaximumDepth } from './limits'
import { step3, step4, step5, step6, step7 } from './onboarding'
import { accept, refuse, type Outcome } from './outcome'
import { pageOf } from './page-of'
import { registeredDetails, register } from './registration'
import type { Service } from './service'
import { bearerTokenOf, identify, readCredentials, refuseCaller } from './sessions'
import { login, signOut } from './sign-in-and-out'
import { lookAtSignature } from './signature'
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
const sellerHandlers: { readonly [Name in SellerEndpointName]: SellerHandler<Name> } = {
  step3,
  step4,
  step5,
  step6,
  step7,
}
const isOpen = (name: EndpointName): name is OpenEndpointName => Object.hasOwn(openHandlers, name)

/** Whether a body is nested deeper than any of the contract's, so deep perhaps that no recursion could follow. */
function isTooDeep(body: unknown): boolean {
  let level: readonly unknown[] = [body]
  for (let depth = 0; depth <= bodyMaximumDepth; depth++) {
    level = level.flatMap((value): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    if (level.length === 0) return false
  }
  return true
}

function readBody({ headers, text }: WireRequest): Outcome<unknown> {
  if (!/^application\/json *(?:;|$)/i.test(headers.get('Content-Type') ?? '')) return refuse(415, texts.notJson)
  if (text.length > bodyMaximumCharacters) return refuse(413, texts.tooLarge)
  try {
    const body: unknown = JSON.parse(text)
    return isTooDeep(body) ? refuse(400, texts.noObject) : accept(body)
  } catch {
    return refuse(400, texts.badJson)
  }
}

/** A call whose body, or whose parameters, were read. */
interface ReadCall {
  readonly body: unknown
  /** See `readCredentials`. */
  readonly credentials: string | null
  readonly address: string | undefined
  readonly service: Service
}

/** Keys are scoped to their seller: where nobody has to be signed in there is no scope, and none is honoured. */
async function answerAnybody<Name extends OpenEndpointName>(name: Name, { body, ...call }: ReadCall): Promise<WireResponse> {
  const checked = validate(name, body)
  return toWire(checked.ok ? await openHandlers[name]({ ...call, body: checked.body }) : checked)
}

/** Answers a signed-in seller in one transaction; with a key as the first time, or for the first time. */
async function answerSeller<Name extends SellerEndpointName>(
  name: Name,
  key: string | null,
  { body, credentials, service }: ReadCall,
): Promise<WireResponse> {
  const fingerprint = await service.digest(canonical(body))
  const checked = validate(name, body)
  const signature = checked.ok && 'signUrl' in checked.body ? await lookAtSignature(checked.body.signUrl, service.inflate) : null
  return service.store.write(async (records) => {
    const caller = await identify(records, credentials, service.now())
    if (caller.kind !== 'seller') return toWire(refuseCaller(caller))
    const { seller } = caller
    const scope = `${seller.id} ${endpoints[name].path} ${key}`
    const first = key === null ? null : await recall(records, scope, service.now())
    if (first !== null)
      return first.fingerprint === fingerprint
        ? answerWith(first.status, first.body)
        : toWire(refuse(422, texts.keyReused))
    const answer = toWire(checked.ok ? await sellerHandlers[name]({ body: checked.body, seller, signature, records }) : checked)
    if (key !== null && isFinal(answer.status))
      await remember(records, scope, { fingerprint, status: answer.status, body: answer.body, at: service.now() })
    return answer
  })
}

/** Answers a signed-in seller who reads; every seller gets the typical items. */
async function answerRead(name: ReadName, { body, credentials, service }: ReadCall): Promise<WireResponse> {
  const { items } = await typicalOf(name)
  return service.store.read(async (records) => {
    const now = service.now()
    const caller = await identify(records, credentials, now)
    if (caller.kind !== 'seller') return toWire(refuseCaller(caller))
    const checked = validate(name, body)
    return toWire(checked.ok ? pageOf(items, checked.body, now) : checked)
  })
}

/** Lets one request per key in at a time; the others are told that it is being worked on. */
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
  const read = isRead(name) ? accept(request.parameters) : readBody(request)
  if (!read.ok) return toWire(read)
  const { headers, address } = request
  const call = { body: read.body, credentials: await readCredentials(headers, service), address, service }
  if (isRead(name)) return answerRead(name, call)
  if (isOpen(name)) return answerAnybody(name, call)
  const key = readKey(headers)
  if (!key.ok) return toWire(key)
  const answer = (): Promise<WireResponse> => answerSeller(name, key.body, call)
  return key.body === null
    ? answer()
    : alone(`${bearerTokenOf(headers) ?? ''} ${endpoints[name].path} ${key.body}`, service, answer)
}

/** Answers one call of the contract. Whatever goes wrong inside becomes an answer 500. */
export async function handle(name: EndpointName, request: WireRequest, service: Service): Promise<WireResponse> {
  try {
    return await serve(name, request, service)
  } catch {
    return wireRefusals.serverError()
  }
}
