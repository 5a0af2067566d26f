import { stepEndpoints } from '@/contract/endpoints'
import { isBefore, onboardingSteps, stepAfter, type NextStep, type OnboardingStep } from '@/contract/steps'
import type { CommandBody, CommandEndpoint } from '@/outbox/command'
import type { SendCommand } from '@/sync/drain'
import type { CallResult } from '@/transport/call'
import { isScoped, scopedParts } from './scoped-command'
import { mobileOf } from './step-bodies'

/** What goes wrong with one request, before or after it has taken effect. */
export const faults = [
  'lost-before-effect',
  'lost-after-effect',
  'server-error',
  'server-error-after-effect',
  'busy',
  'refused',
  'web-page',
  'forbidden',
  'signed-out',
  'unclear',
  'unclear-after-effect',
  'effect-later',
  'repeat-refused',
] as const
export type Fault = (typeof faults)[number]

type Answer = CallResult<{ message?: string | undefined }>

export interface Arrival {
  readonly token: string
  /** The seller whose token it is or was; null for an unknown token. */
  readonly sellerId: string | null
  /** Null for a change of things. */
  readonly step: OnboardingStep | null
  readonly body: CommandBody
  readonly key: string
  readonly answer: Answer['kind']
}

const busyMilliseconds = 2000
const unclear: Answer = { kind: 'unclear', status: 200, message: null }

const later = (status: number, retryAfterMilliseconds: number | null): Answer => ({
  kind: 'unavailable',
  status,
  message: null,
  retryAfterMilliseconds,
})
const refuse = (status: number, message: string): Answer => ({ kind: 'rejected', status, message })

const stepOf = (endpoint: CommandEndpoint, body: CommandBody): OnboardingStep | null =>
  isScoped(body) ? null : (onboardingSteps.find((step) => stepEndpoints[step] === endpoint) ?? onboardingSteps[0])

/** Whether a body belongs to this seller. Step 7's body tells by the mobile number; a change of an order names no seller and passes. */
export const isFrom = (body: CommandBody, sellerId: string): boolean =>
  'sellerId' in body ? body.sellerId === sellerId : !('mobile' in body) || body.mobile === mobileOf(sellerId)

/** The subject of a body: its step, or the things that it changes. */
export const subjectOf = (step: OnboardingStep | null, body: CommandBody): string =>
  step === null ? scopedParts(body).subject : `step-${step}`

/** A small backend that honours idempotency keys and the order of the steps, and fails on demand. */
export function createStepServer() {
  const owners = new Map<string, string>()
  const valid = new Set<string>()
  const answers = new Map<string, { body: string; answer: Answer }>()
  const nextSteps = new Map<string, NextStep>()
  const arrivals: Arrival[] = []
  const applied: { sellerId: string; step: OnboardingStep | null; body: CommandBody }[] = []
  const faultsToCome: Fault[] = []
  let outOfOrder = 0
  /** Requests that the server still processes after the client has given up waiting. */
  let late: { readonly key: string; finish(): void }[] = []
  const nextStep = (sellerId: string): NextStep => nextSteps.get(sellerId) ?? 3

  function apply(sellerId: string, step: OnboardingStep | null, body: CommandBody): Answer {
    if (!isFrom(body, sellerId)) return refuse(403, 'This belongs to another seller.')
    if (step === null) {
      applied.push({ sellerId, step, body })
      return { kind: 'ok', data: { message: 'Saved.' } }
    }
    const next = nextStep(sellerId)
    if (next !== 'complete' && step > next) {
      outOfOrder += 1
      return refuse(409, 'An earlier step is missing.')
    }
    applied.push({ sellerId, step, body })
    if (!isBefore(step, next)) nextSteps.set(sellerId, stepAfter(step))
    return { kind: 'ok', data: { message: 'Saved.' } }
  }

  function perform(sellerId: string, step: OnboardingStep | null, body: CommandBody, key: string, refused: boolean): Answer {
    const scope = `${sellerId} ${step} ${key}`
    const known = answers.get(scope)
    const text = JSON.stringify(body)
    if (known !== undefined) return known.body === text ? known.answer : refuse(422, 'Another body under the same key.')
    const answer = refused ? refuse(422, 'Not so.') : apply(sellerId, step, body)
    answers.set(scope, { body: text, answer })
    return answer
  }

  /** Finishes late requests. A retry under the same key waits for them; a request under another key is answered before. */
  function finishLate(isDue: (key: string) => boolean): void {
    const due = late.filter(({ key }) => isDue(key))
    late = late.filter(({ key }) => !isDue(key))
    for (const work of due) work.finish()
  }

  function answerTo(token: string, step: OnboardingStep | null, body: CommandBody, key: string): Answer {
    const fault = faultsToCome.shift()
    if (fault === 'lost-before-effect') return { kind: 'unreachable', reason: 'network' }
    const sellerId = owners.get(token)
    if (sellerId === undefined || !valid.has(token) || fault === 'signed-out') return { kind: 'unauthorised', message: 'Signed out.' }
    if (fault === 'server-error') return later(503, null)
    if (fault === 'busy') return later(429, busyMilliseconds)
    if (fault === 'web-page') return later(200, null)
    if (fault === 'effect-later') {
      late.push({ key, finish: () => perform(sellerId, step, body, key, false) })
      return { kind: 'unreachable', reason: 'timeout' }
    }
    finishLate((other) => other === key)
    if (fault === 'unclear') return unclear
    if (fault === 'forbidden') return refuse(403, 'You may not.')
    // A server without idempotency keys, which recognises a repeat by the step.
    if (fault === 'repeat-refused' && answers.get(`${sellerId} ${step} ${key}`)?.answer.kind === 'ok') return refuse(409, 'Already saved.')
    const answer = perform(sellerId, step, body, key, fault === 'refused')
    if (fault === 'lost-after-effect') return { kind: 'unreachable', reason: 'timeout' }
    if (fault === 'unclear-after-effect') return unclear
    return fault === 'server-error-after-effect' ? later(500, null) : answer
  }

  const send: SendCommand = async (endpoint, body, { token = '', idempotencyKey = '' }) => {
    const step = stepOf(endpoint, body)
    // Answering takes a turn of the event loop, so that two concurrent senders would be noticed.
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
    const answer = answerTo(token, step, body, idempotencyKey)
    if (answer.kind === 'ok') finishLate(() => true)
    arrivals.push({ token, sellerId: owners.get(token) ?? null, step, body, key: idempotencyKey, answer: answer.kind })
    return answer
  }

  return {
    send,
    arrivals,
    applied,
    faultsToCome,
    nextStep,
    outOfOrder: () => outOfOrder,
    /** The progress that a seller has made elsewhere before. */
    startAt: (sellerId: string, step: NextStep) => nextSteps.set(sellerId, step),
    /** Issues a new token; older ones stay valid. */
    signIn(sellerId: string): string {
      const token = `token-${owners.size + 1}-${sellerId}`
      owners.set(token, sellerId)
      valid.add(token)
      return token
    },
    /** Finishes all late requests, for example while a seller looks up what she has sent. */
    finishAll: () => finishLate(() => true),
    expire: (token: string) => valid.delete(token),
  }
}

export type StepServer = ReturnType<typeof createStepServer>
