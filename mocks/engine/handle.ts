import { endpoints, isRead, type EndpointName } from '@/contract/endpoints'
import { canonical, isFinal, readKey, recall, remember } from './idempotency'
import { bodyMaximumCharacters, bodyMaximumDepth } from './limits'
import { offers } from './offers'
import { step3, step4, step5, step6, step7 } from './onboarding'
import { accept, refuse, type Outcome } from './outcome'
import { registeredDetails, register } from './registration'
import type { Service } from './service'
import { bearerTokenOf, identify, refuseCaller, type Caller } from './sessions'
import { login } from './sign-in'
import type { Seller, State } from './state'
import { texts } from './texts'
import { validate } from './validation'
import { resendOtp, verifyOtp } from './verification'
import { answerWith, toWire, type WireRequest, type WireResponse } from './wire'
import type { Work } from './work'

const works: { readonly [Name in EndpointName]: Work<Name> } = {
  login,
  registeredDetails,
  register,
  resendOtp,
  verifyOtp,
  step3,
  step4,
  step5,
  step6,
  step7,
  offers,
}

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

/** What a call has to work with once the store has given the state out. */
interface Context {
  readonly state: State
  readonly caller: Caller
  readonly service: Service
}

async function perform<Name extends EndpointName>(
  name: Name,
  body: unknown,
  call: Context,
): Promise<WireResponse> {
  const checked = validate(name, body)
  return toWire(checked.ok ? await works[name]({ ...call, body: checked.body }) : checked)
}

/** Performs a call under its idempotency key, or answers it as the first time. */
async function performOnce<Name extends EndpointName>(
  name: Name,
  body: unknown,
  { key, seller, ...call }: Context & { readonly key: string; readonly seller: Seller },
): Promise<WireResponse> {
  const { state, service } = call
  const scope = `${seller.id} ${endpoints[name].path} ${key}`
  const fingerprint = await service.digest(canonical(body))
  const first = recall(state, scope, service.now())
  if (first !== null)
    return first.fingerprint === fingerprint
      ? answerWith(first.status, first.body)
      : toWire(refuse(422, texts.keyReused))
  const answer = await perform(name, body, call)
  if (isFinal(answer.status))
    remember(state, scope, { fingerprint, status: answer.status, body: answer.body, at: service.now() })
  return answer
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

async function serve<Name extends EndpointName>(
  name: Name,
  request: WireRequest,
  service: Service,
): Promise<WireResponse> {
  const read = isRead(name) ? accept(request.parameters) : readBody(request)
  if (!read.ok) return toWire(read)
  const inTransaction = (work: (call: Context) => Promise<WireResponse>): Promise<WireResponse> =>
    service.store.transact(async (state) =>
      work({ state, caller: await identify(state, request.headers, service), service }),
    )

  // Keys are scoped to their seller: where nobody has to be signed in there is no scope, and none is honoured.
  if (endpoints[name].access !== 'seller' || isRead(name)) return inTransaction((call) => perform(name, read.body, call))
  const header = readKey(request.headers)
  if (!header.ok) return toWire(header)
  const key = header.body
  const asSeller = (): Promise<WireResponse> =>
    inTransaction(async (call) => {
      if (call.caller.kind !== 'seller') return toWire(refuseCaller(call.caller))
      const { seller } = call.caller
      return key === null ? perform(name, read.body, call) : performOnce(name, read.body, { ...call, key, seller })
    })
  if (key === null) return asSeller()
  return alone(`${bearerTokenOf(request.headers) ?? ''} ${endpoints[name].path} ${key}`, service, asSeller)
}

/** Answers one call of the contract. Whatever goes wrong inside becomes an answer 500. */
export async function handle(name: EndpointName, request: WireRequest, service: Service): Promise<WireResponse> {
  try {
    return await serve(name, request, service)
  } catch {
    return toWire(refuse(500, texts.serverError))
  }
}
