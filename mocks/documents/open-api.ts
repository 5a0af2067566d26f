import { endpoints, failureResponseSchema, headerNames, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { failureMessages, otpVerifiedMessage, stepSuccessMessages } from '@/contract/messages'
import { idempotencyKeyMaximumLength } from '@mocks/engine/limits'
import { endpointExamples } from './examples'
import { toJsonSchema, type JsonObject } from './json-schemas'
import type { RefusalWords } from './refusal-words'
import type { Publisher } from './publisher'
import { refusalsOf, type RefusalReason } from './refusals'
import { capitalised, refusalInWords, triedBesides } from './rows-in-words'
import { about, idempotencyKey, license, operationTexts, retryAfter, stepRule, tags, token } from './texts'
import { wireLimits } from './wire-limits'

const names = Object.keys(endpoints).filter(isEndpointName)

const requestName = (name: EndpointName): string => `${capitalised(name)}Request`
const responseName = (name: EndpointName): string => `${capitalised(name)}Response`

const reference = (section: string, name: string): JsonObject => ({ $ref: `#/components/${section}/${name}` })

const json = (schema: string, examples: Readonly<Record<string, unknown>>): JsonObject => ({
  'application/json': {
    schema: reference('schemas', schema),
    examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
  },
})

const successMessages: Readonly<Partial<Record<EndpointName, string>>> = {
  ...stepSuccessMessages,
  verifyOtp: otpVerifiedMessage,
}

/** The portal takes a 409 that names a time for a step that is still being worked on, so no other 409 may name one. */
const mayNameATime = (name: EndpointName, status: number): boolean =>
  status === 429 || (status === 409 && endpoints[name].access === 'seller')

/** One example for each sentence, under the name of the row that brings it about. */
function examplesOf(reasons: readonly RefusalReason[]): JsonObject {
  const bySentence = new Map(reasons.toReversed().map((reason) => [JSON.stringify(reason.body), reason]))
  const entries = [...bySentence.values()].toReversed()
  return Object.fromEntries(entries.map(({ row, when, body }) => [row ?? 'anyCall', { summary: capitalised(when), value: body }]))
}

const refusalResponse = (name: EndpointName, status: number, reasons: readonly RefusalReason[]): JsonObject => ({
  description: reasons.map(refusalInWords).join('\n'),
  ...(mayNameATime(name, status) ? { headers: { [headerNames.retryAfter]: reference('headers', 'RetryAfter') } } : {}),
  content: {
    'application/json': { schema: reference('schemas', 'Failure'), examples: examplesOf(reasons) },
  },
})

const responsesOf = (name: EndpointName, words: RefusalWords): JsonObject => ({
  '200': { description: 'Accepted.', content: json(responseName(name), endpointExamples[name].response) },
  ...Object.fromEntries(
    [...refusalsOf(name, words)].map(([status, reasons]) => [String(status), refusalResponse(name, status, reasons)]),
  ),
})

const securityOf = (name: EndpointName): readonly JsonObject[] => {
  switch (endpoints[name].access) {
    case 'public':
      return []
    case 'either':
      return [{ sellerToken: [] }, {}]
    case 'seller':
      return [{ sellerToken: [] }]
  }
}

/** What the portal says where an answer has no words of its own. */
const wordsOf = (name: EndpointName): JsonObject => ({
  ...(name in successMessages ? { success: successMessages[name] } : {}),
  ...(name === 'registeredDetails' ? {} : { failure: failureMessages[name] }),
})

function operationOf(name: EndpointName, words: RefusalWords): JsonObject {
  const { summary, description } = operationTexts[name]
  const isStep = endpoints[name].access === 'seller'
  return {
    operationId: name,
    tags: [isStep ? tags.onboarding.name : tags.access.name],
    summary,
    description: [description, ...(isStep ? [stepRule] : []), triedBesides(name)].join('\n\n'),
    security: securityOf(name),
    ...(isStep ? { parameters: [reference('parameters', 'IdempotencyKey')] } : {}),
    requestBody: { required: true, content: json(requestName(name), endpointExamples[name].request) },
    responses: responsesOf(name, words),
    'x-words-without-message': wordsOf(name),
  }
}

const schemas = (): JsonObject => ({
  ...Object.fromEntries(
    names.flatMap((name) => [
      [requestName(name), toJsonSchema(endpoints[name].request, 'draft-2020-12')],
      [responseName(name), toJsonSchema(endpoints[name].response, 'draft-2020-12')],
    ]),
  ),
  Failure: toJsonSchema(failureResponseSchema, 'draft-2020-12'),
})

/** The HTTP side of the contract as an OpenAPI 3.1 document (BACKEND-04). */
export const createOpenApiDocument = ({ version, contact }: Publisher, words: RefusalWords): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Backend of the seller portal', version, description: `${about}\n\n${triedBesides('wire')}`, contact, license },
  tags: Object.values(tags),
  servers: [
    { url: 'https://{host}', description: 'The marketplace’s backend', variables: { host: { default: 'api.example.com' } } },
  ],
  paths: Object.fromEntries(
    names.map((name) => [endpoints[name].path, { [endpoints[name].method.toLowerCase()]: operationOf(name, words) }]),
  ),
  components: {
    schemas: schemas(),
    securitySchemes: { sellerToken: { type: 'http', scheme: 'bearer', description: token } },
    parameters: {
      IdempotencyKey: {
        name: headerNames.idempotencyKey,
        in: 'header',
        required: false,
        description: idempotencyKey,
        schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyMaximumLength },
        example: '6d9c2c1e-8b5b-4f0e-9d47-0a1b2c3d4e5f',
      },
    },
    headers: {
      RetryAfter: { description: retryAfter, schema: { type: 'string' }, example: '30' },
    },
  },
  'x-limits': wireLimits,
})
