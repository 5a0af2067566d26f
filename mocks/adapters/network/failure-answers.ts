import { endpoints, type EndpointName } from '@/contract/endpoints'
import type { FailureKind } from '@/contract/presenter/network'
import { refuse, type Failure } from '@mocks/engine/outcome'
import { texts } from '@mocks/engine/texts'
import { toWire, type WireResponse } from '@mocks/engine/wire'

/** A failure that is an answer, given in the service's place. */
type AnsweredFailure = Exclude<FailureKind, 'time-out' | 'answer-lost'>

const retryAfterSeconds = 10

const refusals = (): Readonly<Record<AnsweredFailure, Failure>> => ({
  401: refuse(401, texts.sessionEnded),
  409: refuse(409, texts.conflict),
  422: refuse(422, texts.notAccepted),
  429: { ...refuse(429, texts.tooManyRequests(retryAfterSeconds)), retryAfterSeconds },
  500: refuse(500, texts.serverError),
})

/** A call that needs no sign-in has no session that could have ended: its 401 says something else. */
export const answerInPlace = (failure: AnsweredFailure, endpoint: EndpointName): WireResponse =>
  toWire(
    failure === '401' && endpoints[endpoint].access !== 'seller'
      ? refuse(401, endpoint === 'login' ? texts.wrongLogin : texts.notAccepted)
      : refusals()[failure],
  )
