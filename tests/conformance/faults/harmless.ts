import { headerNames } from '@/contract/endpoints'
import { answerOf, fieldsOf, onAnswers, onCalls, onResults, withHeader, withoutHeader, type Fault } from './planting'

/** What a backend may do in its own way: no row minds. */
export const harmlessWays: readonly Omit<Fault, 'breaks'>[] = [
  {
    name: "says available: 'true' and 'false'",
    plant: onResults((payload) => ({ ...payload, available: String(payload['available']) })),
  },
  {
    name: 'tells more than the contract asks for',
    plant: onAnswers((answer) => ({ ...answer, body: { ...fieldsOf(answer.body), version: 7 } })),
  },
  {
    name: 'accepts with 201',
    plant: onAnswers((answer) => (answer.status === 200 ? { ...answer, status: 201 } : answer)),
  },
  {
    name: 'says when to try again as a date',
    plant: onAnswers((answer) =>
      answer.headers.get(headerNames.retryAfter) === null
        ? answer
        : withHeader(answer, headerNames.retryAfter, new Date(Date.now() + 60_000).toUTCString()),
    ),
  },
]

/**
 * Backends that keep what the specification says and nothing of what we decided: every demanded row has to
 * pass, and our decisions to fail.
 */
export const specificationOnly: readonly Omit<Fault, 'breaks'>[] = [
  {
    name: 'refuses with 200 and success: false, and knows no keys',
    plant: onCalls(async (call, send) => {
      const reply = await send(withoutHeader(call, headerNames.idempotencyKey))
      if (reply.kind === 'silence' || reply.status < 400) return reply
      return answerOf(200, { success: false, message: fieldsOf(reply.body)['message'] })
    }),
  },
  {
    name: 'refuses everything with 400 and no words',
    plant: onAnswers((answer) => (answer.status >= 400 ? answerOf(400, {}) : answer)),
  },
]
