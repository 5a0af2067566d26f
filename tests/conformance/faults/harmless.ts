import { endpointNames, endpoints, headerNames, isOrderCommand } from '@/contract/endpoints'
import { revisionOf } from '@/contract/formats'
import { queryOf } from '@/contract/reads/changes'
import { jsonIn, type BackendUnderTest, type WireCall } from '../backend-under-test'
import { dayOf } from '../shops'
import { answerOf, bodyOf, fieldsOf, isCallTo, onAccepted, onAnswers, onCalls, onResults, withBody, withHeader, withJson, withoutHeader, type Fault } from './planting'

/** The order that a command is about, as its sender sees it. */
async function recordOf(call: WireCall, backend: BackendUnderTest): Promise<unknown> {
  const authorization = { [headerNames.authorization]: call.headers[headerNames.authorization] ?? '' }
  const path = endpoints.record.path + queryOf({ of: 'orders', id: bodyOf(call)['id'] })
  const asked = await backend.send({ method: 'GET', path, headers: authorization, text: null })
  return asked.kind === 'answer' ? fieldsOf(jsonIn(asked))['record'] : undefined
}

/** Deviations that no row may object to. */
export const harmlessWays: readonly Omit<Fault, 'breaks'>[] = [
  {
    name: "says available: 'true' and 'false'",
    plant: onResults((payload) => ({ ...payload, available: String(payload['available']) })),
  },
  {
    name: 'tells more than the contract asks for',
    plant: onAnswers((answer) => (withJson(answer, { ...fieldsOf(jsonIn(answer)), version: 7 }))),
  },
  {
    name: 'refuses what was decided on an older revision, and no newer one',
    plant: (backend) => onCalls(async (call, send) => {
      const { rev } = bodyOf(call)
      if (!endpointNames.some((name) => isOrderCommand(name) && isCallTo(name, call)) || typeof rev !== 'number') return send(call)
      const known = revisionOf(await recordOf(call, backend))
      return send(known === null || rev <= known ? call : withBody(call, { ...bodyOf(call), rev: known }))
    })(backend),
  },
  {
    name: 'refuses a dispatch on a day before the order',
    plant: (backend) => onCalls(async (call, send) => {
      const { day } = bodyOf(call)
      const { placedAt } = isCallTo('orderDispatch', call) ? fieldsOf(await recordOf(call, backend)) : {}
      if (typeof day !== 'string' || typeof placedAt !== 'string' || day >= dayOf(placedAt)) return send(call)
      return answerOf(422, { success: false, message: 'It was not ordered yet.', code: 'content', field: 'day' })
    })(backend),
  },
  {
    name: 'is in another year by its clock, and has no series of one that is over',
    plant: (backend) => {
      const hasTheYear = onAnswers((answer, call) =>
        isCallTo('invoiceSeries', call) && answer.status === 200 && bodyOf(call)['year'] !== '41-42' ? answerOf(422, { success: false, message: 'That year is over.' }) : answer,
      )
      return onAccepted('modules', (body) => ({ ...body, serverTime: '2041-05-02T06:00:00Z' }))(hasTheYear(backend))
    },
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
 * Backends that keep the specification but none of our decisions: every demanded row must pass, and the rows of our
 * decisions must fail.
 */
export const specificationOnly: readonly Omit<Fault, 'breaks'>[] = [
  {
    name: 'refuses with 200 and success: false, and knows no keys',
    plant: onCalls(async (call, send) => {
      const reply = await send(withoutHeader(call, headerNames.idempotencyKey))
      if (reply.kind === 'silence' || reply.status < 400) return reply
      return answerOf(200, { success: false, message: fieldsOf(jsonIn(reply))['message'] })
    }),
  },
  {
    name: 'refuses everything with 400 and no words',
    plant: onAnswers((answer) => (answer.status >= 400 ? answerOf(400, {}) : answer)),
  },
]
