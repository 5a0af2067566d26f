import { stepEndpoints } from '@/contract/endpoints'
import { isBefore, onboardingSteps, stepAfter, type NextStep, type OnboardingStep } from '@/contract/steps'
import type { CommandBody, CommandEndpoint } from '@/outbox/command'
import type { SendCommand } from '@/sync/drain'
import type { CallResult } from '@/transport/call'
import { isScoped, scopedParts } from './scoped-command'
import { mobileOf } from './step-bodies'

/** What goes wrong with one request, before or after it took effect. */
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
  /** Whose token it is, or was; null for one that nobody was given. */
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

/** Whether a body speaks for this seller; that of step 7 does so by the mobile number, and a change of an order names nobody. */
export const isFrom = (body: CommandBody, sellerId: string): boolean =>
  'sellerId' in body ? body.sellerId === sellerId : !('mobile' in body) || body.mobile === mobileOf(sellerId)

/** The name of what a body is about: a step's number, or the things that it changes. */
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
  /** What the server works on after nobody has waited for its answer. */
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

  /** Finishes what is late. A try under the same key waits for it, one under another is answered first. */
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
    // A server without keys, which tells by the step that it has it.
    if (fault === 'repeat-refused' && answers.get(`${sellerId} ${step} ${key}`)?.answer.kind === 'ok') return refuse(409, 'Already saved.')
    const answer = perform(sellerId, step, body, key, fault === 'refused')
    if (fault === 'lost-after-effect') return { kind: 'unreachable', reason: 'timeout' }
    if (fault === 'unclear-after-effect') return unclear
    return fault === 'server-error-after-effect' ? later(500, null) : answer
  }

  const send: SendCommand = async (endpoint, body, { token = '', idempotencyKey = '' }) => {
    const step = stepOf(endpoint, body)
    // An answer takes its time, so that two senders would be seen side by side.
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
    /** What a seller has done elsewhere before. */
    startAt: (sellerId: string, step: NextStep) => nextSteps.set(sellerId, step),
    /** A new token; the older ones stay valid. */
    signIn(sellerId: string): string {
      const token = `token-${owners.size + 1}-${sellerId}`
      owners.set(token, sellerId)
      valid.add(token)
      return token
    },
    /** Everything that is late has its effect, such as while a seller looks for what she sent. */
    finishAll: () => finishLate(() => true),
    expire: (token: string) => valid.delete(token),
  }
}

export type StepServer = ReturnType<typeof createStepServer>
