import { language } from '@/catalogues/language-in-use'
import { endpoints, headerNames, type AnswerOf, type EndpointName, type RequestOf } from '@/contract/endpoints'
import { serverClock } from '@/clock/server-clock'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { Refusal } from '@/contract/modules/refusal'
import { queryOf } from '@/contract/reads/changes'
import type { Backend } from './backend'
import type { Connectivity } from '@/connectivity/connectivity'
import { createCrossOriginCheck, kindOf, type SentCall } from './cross-origin-check'
import { interpret } from './interpret'
import { readAnswer } from './read-answer'

/**
 * The result of a call, which never throws.
 * - `ok`: a 2xx answer that fits the contract; where the specification leaves the body open, any that does not say no
 * - `rejected`: the server refuses this request and would refuse it again
 * - `unauthorised`: the token is not valid (any more)
 * - `unclear`: a 2xx answer that says neither yes nor no
 * - `unavailable`: a proxy answered, or the backend could not handle the call now (5xx, 429, …); worth another try
 * - `unreachable`: no answer arrived; `refused`: the host answers, but its CORS keeps the answer from the portal;
 *   `stopped`: the caller aborted the call
 */
export type CallResult<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | ({ readonly kind: 'rejected'; readonly status: number; readonly message: string | null } & Refusal)
  | { readonly kind: 'unauthorised'; readonly message: string | null }
  | { readonly kind: 'unclear'; readonly status: number; readonly message: string | null }
  | {
      readonly kind: 'unavailable'
      readonly status: number
      readonly message: string | null
      /** The pause that the backend asks for (Retry-After), above zero; null where it names none, or one that is over. */
      readonly retryAfterMilliseconds: number | null
    }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' | 'refused' | 'stopped' }

export interface CallOptions {
  readonly token?: string
  readonly idempotencyKey?: string
  /** Aborts the call; the request may have taken effect all the same. */
  readonly signal?: AbortSignal
  /** For a request that a backend need not know: its failure says nothing about the connection, and its cause is not examined. */
  readonly quiet?: boolean
}

/** Calls a backend by endpoint name. */
export interface Caller {
  call<Name extends EndpointName>(
    name: Name,
    /** The body of a `POST`, the parameters of a `GET`. */
    request: RequestOf<Name>,
    options?: CallOptions,
  ): Promise<CallResult<AnswerOf<Name>>>
}

function buildRequest(
  backend: Backend,
  name: EndpointName,
  carried: object,
  { signal, ...options }: CallOptions & { readonly signal: AbortSignal },
): Request {
  const endpoint = endpoints[name]
  const reads = endpoint.method === 'GET'
  const headers = new Headers({ ...(!reads && { 'Content-Type': 'application/json' }), Accept: 'application/json', [headerNames.acceptLanguage]: language.read().tag })
  if (options.token !== undefined && endpoint.access !== 'public' && backend.sends.authorization)
    headers.set(headerNames.authorization, `Bearer ${options.token}`)
  if (!reads && options.idempotencyKey !== undefined && backend.sends.idempotencyKey)
    headers.set(headerNames.idempotencyKey, options.idempotencyKey)
  return new Request(backend.origin + endpoint.path + (reads ? queryOf(carried) : ''), {
    method: endpoint.method,
    headers,
    ...(!reads && { body: JSON.stringify(carried) }),
    cache: 'no-store',
    credentials: 'omit',
    // A captive portal's redirect must not count as an answer, and a token must not follow it to another host.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  })
}

/** Rejects when the signal aborts: a backend whose code never loads, or ignores the signal, must not hold up the outbox. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })
  return Promise.race([work, aborted])
}

/** Aborts after a while, or as soon as the caller does. `AbortSignal.any` is younger than the oldest browsers that the build is for. */
function abortInTime(asked: AbortSignal | undefined) {
  const controller = new AbortController()
  const stop = (): void => controller.abort(asked?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), callTimeoutMilliseconds)
  if (asked?.aborted === true) stop()
  asked?.addEventListener('abort', stop)
  return {
    signal: controller.signal,
    end(): void {
      clearTimeout(timer)
      asked?.removeEventListener('abort', stop)
    },
  }
}

/**
 * The one way to a backend over HTTP.
 * @param loadBackend gives the chosen backend; the code of the in-browser one is fetched at its first use
 */
export function createCaller(
  loadBackend: () => Promise<Backend>,
  connectivity: Pick<Connectivity, 'report'>,
): Caller {
  const crossOrigin = createCrossOriginCheck()
  return {
    async call(name, carried, options = {}) {
      const { signal, end } = abortInTime(options.signal)
      const sent: SentCall[] = []
      let kind = ''
      async function ask(): Promise<CallResult<AnswerOf<typeof name>>> {
        const backend = await loadBackend()
        signal.throwIfAborted()
        const request = buildRequest(backend, name, carried, { ...options, signal })
        const { url, headers } = request
        sent.push({ backend, url, headers })
        const asked = Date.now()
        kind = kindOf(headers)
        const response = await backend.fetch(request)
        crossOrigin.answered(headers)
        // The demo's clock is set by its presenter.
        if (backend.kind === 'real') serverClock.heard(response.headers.get(headerNames.date), asked, Date.now())
        return interpret(name, response, await readAnswer(response), { origin: backend.origin, now: Date.now() })
      }
      try {
        const result = await orAbort(ask(), signal)
        connectivity.report('reached', kind)
        return result
      } catch (error) {
        // An abort says nothing about the backend.
        if (options.signal?.aborted === true) return { kind: 'unreachable', reason: 'stopped' }
        const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
        const [call] = sent
        if (options.quiet === true) return { kind: 'unreachable', reason: timedOut ? 'timeout' : 'network' }
        const refused = !timedOut && call !== undefined && (await crossOrigin.isRefused(call))
        connectivity.report(refused ? 'refused' : 'unreachable', kind)
        return { kind: 'unreachable', reason: refused ? 'refused' : timedOut ? 'timeout' : 'network' }
      } finally {
        end()
      }
    },
  }
}
