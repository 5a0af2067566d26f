import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import type { FailureKind } from '@/contract/presenter/network'
import { getResponse, type RequestHandler } from 'msw'
import { readKey } from '@mocks/engine/idempotency'
import { wireRefusals } from '@mocks/engine/wire'
import { toResponse } from './handlers'
import type { CallLog } from './log/call-log'
import { withFailure } from './network/condition-changes'
import type { ConditionsKeeper } from './network/conditions'
import { decideCall, interferenceOf, type CallOutcome } from './network/decide'
import { answerInPlace } from './network/failure-answers'

interface InPageFetchParts {
  readonly origin: string
  readonly handlers: readonly RequestHandler[]
  readonly conditions: ConditionsKeeper
  readonly log: CallLog
  /** From 0 up to but not including 1. */
  readonly random: () => number
}

/** What a browser's own fetch rejects with when there is no network. */
const networkFailure = (): TypeError => new TypeError('Failed to fetch')

function endpointOf({ method, url }: Request, ownOrigin: string): EndpointName | null {
  const { origin, pathname } = new URL(url)
  const entry = Object.entries(endpoints).find(([, endpoint]) => endpoint.path === pathname && endpoint.method === method)
  return origin === ownOrigin && entry !== undefined && isEndpointName(entry[0]) ? entry[0] : null
}

const keyOf = ({ headers }: Request): string | null => {
  const key = readKey(headers)
  return key.ok ? key.body : null
}

/** Runs `work`; rejects as soon as the network goes offline or the caller aborts. */
async function unlessInterrupted<Result>(
  request: Request,
  conditions: ConditionsKeeper,
  work: (interrupted: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const isOffline = (): boolean => conditions.current().network === 'offline'
  request.signal.throwIfAborted()
  if (isOffline()) throw networkFailure()
  const interrupted = new AbortController()
  const abort = (): void => interrupted.abort(request.signal.reason)
  request.signal.addEventListener('abort', abort)
  const unsubscribe = conditions.subscribe(() => {
    if (isOffline()) interrupted.abort(networkFailure())
  })
  const interruption = new Promise<never>((_, reject) => {
    interrupted.signal.addEventListener('abort', () => reject(interrupted.signal.reason))
  })
  try {
    return await Promise.race([work(interrupted.signal), interruption])
  } finally {
    request.signal.removeEventListener('abort', abort)
    unsubscribe()
  }
}

/** Decides what happens to a call; decides again if another call, perhaps in another tab, has just used up the failure planned for one. */
async function decideOutcome(endpoint: EndpointName, parts: InPageFetchParts): Promise<CallOutcome> {
  const { conditions, random } = parts
  const outcome = decideCall(conditions.current(), endpoint, random())
  if (outcome.kind !== 'planned' || outcome.plan.share !== 'next') return outcome
  if (!(await conditions.takeFailure(outcome.plan.id))) return decideOutcome(endpoint, parts)
  if (conditions.current().network !== 'offline') return outcome
  // The network went offline meanwhile, so that the failure hit no call: it is planned again.
  await conditions.change(withFailure(outcome.plan))
  return { kind: 'unreachable' }
}

/**
 * A fetch that is answered in the page, under the network conditions that the presenter has set. A request that no handler
 * takes gets 404: nothing is passed on to the real network. An interrupted call may still take effect, as over a real
 * network.
 */
export function createInPageFetch(parts: InPageFetchParts): (request: Request) => Promise<Response> {
  const { handlers, conditions, log } = parts
  const serve = async (request: Request): Promise<Response> =>
    (await getResponse([...handlers], request)) ?? toResponse(wireRefusals.notFound())

  const fail = async (failure: FailureKind, endpoint: EndpointName, request: Request): Promise<Response> => {
    switch (failure) {
      case 'time-out':
        return new Promise<never>(() => undefined)
      case 'answer-lost':
        await serve(request)
        throw networkFailure()
      default:
        return toResponse(answerInPlace(failure, endpoint))
    }
  }

  const carry = (request: Request, endpoint: EndpointName, outcome: CallOutcome): Promise<Response> =>
    unlessInterrupted(request, conditions, async (interrupted) => {
      switch (outcome.kind) {
        case 'unreachable':
          throw networkFailure()
        case 'lost':
          if (outcome.when === 'after') await serve(request)
          throw networkFailure()
        case 'carried':
        case 'planned':
          if (outcome.delayMilliseconds > 0) await pause(outcome.delayMilliseconds, interrupted)
          return outcome.kind === 'carried' ? serve(request) : fail(outcome.plan.failure, endpoint, request)
      }
    })

  return async (request) => {
    request.signal.throwIfAborted()
    const endpoint = endpointOf(request, parts.origin)
    if (endpoint === null) return unlessInterrupted(request, conditions, () => serve(request))
    const outcome = await decideOutcome(endpoint, parts)
    const interference = interferenceOf(outcome)
    const call = log.begin({ endpoint, key: keyOf(request), request, interference })
    try {
      const response = await carry(request, endpoint, outcome)
      call.answered(response)
      return response
    } catch (error) {
      call.unanswered(conditions.current().network === 'offline' ? 'offline' : interference)
      throw error
    }
  }
}

/** Lets time pass; rejects with the signal's reason once that aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abort, { once: true })
  })
}
