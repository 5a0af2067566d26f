import { headerNames, stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Answer, WireCall } from '../backend-under-test'
import { answerOf, asPage, bodyOf, isCallTo, isStep, keyOf, onAnswers, onCalls, refusing, withHeader, withJson, withoutHeader, type Fault } from './planting'

const isDone = (answer: Answer): boolean => answer.status === 200

const perStep = (step: OnboardingStep): readonly Fault[] => {
  const name = stepEndpoints[step]
  const only = (change: (answer: Answer) => Answer): Fault['plant'] =>
    onAnswers((answer, call) => (isCallTo(name, call) && isDone(answer) ? change(answer) : answer))
  return [
    {
      name: `answers step ${step} with a web page`,
      breaks: [`step${step}-saved`],
      plant: only(asPage),
    },
    {
      name: `says success: false to a right step ${step}`,
      breaks: [`step${step}-saved`, `step${step}-saved-again`],
      plant: only((answer) => withJson(answer, { success: false })),
    },
    { name: `fails at step ${step}`, breaks: [`step${step}-saved`], plant: only((answer) => ({ ...answer, status: 500 })) },
    {
      name: `takes step ${step} once`,
      breaks: [`step${step}-saved-again`],
      plant: (backend) => {
        const taken = new Set<unknown>()
        return onAnswers((answer, call) => {
          if (!isCallTo(name, call) || !isDone(answer)) return answer
          const seller = call.headers[headerNames.authorization]
          if (taken.has(seller)) return answerOf(409, { message: 'You have done this.' })
          taken.add(seller)
          return answer
        })(backend)
      },
    },
    {
      name: `words the answer to a repeated step ${step} anew`,
      breaks: [`step${step}-key-again`, `step${step}-key-at-once`],
      plant: (backend) => {
        let count = 0
        return onAnswers((answer, call) => {
          count += 1
          return isCallTo(name, call) && isDone(answer) ? withJson(answer, { message: `Saved, ${count}.` }) : answer
        })(backend)
      },
    },
  ]
}

const choiceFaults: readonly Fault[] = [
  {
    name: 'knows the GST type by another spelling',
    breaks: ['step3-every-type'],
    plant: refusing(400, (call) => bodyOf(call)['gstType'] === 'Composit GST'),
  },
  {
    name: 'knows savings accounts only',
    breaks: ['step4-every-type'],
    plant: refusing(400, (call) => bodyOf(call)['accountType'] === 'current'),
  },
  {
    name: 'takes no body over 100 kB, as its framework does where nothing else is said',
    breaks: ['step7-large-signature'],
    plant: refusing(413, ({ text }) => (text ?? '').length > 100 * 1024),
  },
  {
    name: 'wants a delivery type',
    breaks: ['step6-every-type'],
    plant: refusing(422, (call) => JSON.stringify(bodyOf(call)['deliveryTypes']) === '[]'),
  },
]

/** Backends that use the wrong scope for a key, or compare the wrong part of its request. */
const confuses = (
  name: string,
  breaks: readonly string[],
  { scope, request }: { scope: (call: WireCall, key: string) => string; request: (call: WireCall) => string },
): Fault => ({
  name,
  breaks,
  plant: (backend) => {
    const requests = new Map<string, string>()
    return onCalls(async (call, send) => {
      const key = keyOf(call)
      if (key === undefined || !isStep(call)) return send(call)
      const known = requests.get(scope(call, key))
      if (known !== undefined && known !== request(call)) return answerOf(422, { message: 'This key was used before.' })
      requests.set(scope(call, key), request(call))
      return send(call)
    })(backend)
  },
})

const tokenOf = ({ headers }: WireCall): string => headers[headerNames.authorization] ?? ''

const keyFaults: readonly Fault[] = [
  {
    name: 'does not know idempotency keys',
    breaks: [
      'key-takes-effect-once',
      'key-keeps-refusal',
      'key-outlives-token',
      'key-in-quotes',
      'key-malformed',
      'key-at-once-other-body',
      ...onboardingSteps.map((step) => `step${step}-key-other-body`),
    ],
    plant: onCalls((call, send) => send(withoutHeader(call, headerNames.idempotencyKey))),
  },
  {
    name: 'forgets a key when the seller signs in anew',
    breaks: ['key-outlives-token'],
    plant: onCalls((call, send) => {
      const key = keyOf(call)
      const own = { ...call, headers: { ...call.headers, [headerNames.idempotencyKey]: `${key}-${tokenOf(call).slice(-8)}` } }
      return send(key === undefined ? call : own)
    }),
  },
  {
    name: 'does not say how long to wait while a key is worked on',
    breaks: ['key-at-once-other-body', ...onboardingSteps.map((step) => `step${step}-key-at-once`)],
    plant: onAnswers((answer) => (answer.status === 409 ? withHeader(answer, headerNames.retryAfter, null) : answer)),
  },
  {
    name: 'refuses a repeat',
    breaks: [
      'key-takes-effect-once',
      'key-ignores-field-order',
      ...onboardingSteps.map((step) => `step${step}-key-again`),
    ],
    plant: (backend) => {
      const seen = new Set<string>()
      return onCalls(async (call, send) => {
        const key = keyOf(call) ?? ''
        if (seen.has(key)) return answerOf(409, { message: 'You have sent this.' })
        if (key !== '') seen.add(key)
        return send(call)
      })(backend)
    },
  },
  {
    name: 'keeps a 401 for its key',
    breaks: ['key-forgets-401'],
    plant: (backend) => {
      const refused = new Map<string, Answer>()
      return onCalls(async (call, send) => {
        const key = keyOf(call) ?? ''
        const reply = refused.get(key) ?? (await send(call))
        if (key !== '' && reply.kind === 'answer' && reply.status === 401) refused.set(key, reply)
        return reply
      })(backend)
    },
  },
  confuses('keeps the keys of all sellers together', ['key-belongs-to-seller'], {
    scope: (_, key) => key,
    request: ({ text, headers }) => `${headers[headerNames.authorization]} ${text}`,
  }),
  confuses('keeps the keys of all paths together', ['key-belongs-to-path'], {
    scope: (call, key) => `${tokenOf(call)} ${key}`,
    request: ({ path, text }) => `${path} ${text}`,
  }),
  confuses('takes fields in another order for another body', ['key-ignores-field-order'], {
    scope: (call, key) => `${call.path} ${key}`,
    request: ({ text }) => text ?? '',
  }),
]

/** Faults after the sign-in. */
export const stepFaults: readonly Fault[] = [...onboardingSteps.flatMap(perStep), ...choiceFaults, ...keyFaults]
