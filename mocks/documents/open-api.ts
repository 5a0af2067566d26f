import {
  endpointNames,
  endpoints,
  failureResponseSchema,
  headerNames,
  isGet,
  isOptional,
  isOrderCommand,
  isRead,
  stepEndpoints,
  type EndpointName,
} from '@/contract/endpoints'
import { failureMessages, otpMessages } from '@/contract/messages'
import { refusalCodes } from '@/contract/modules/refusal'
import { reads } from '@/contract/reads/all-reads'
import { ordersRead } from '@/contract/reads/orders/orders'
import { z } from '@/contract/schema'
import { stepWords } from '@/contract/step-words'
import { onboardingSteps } from '@/contract/steps'
import { idempotencyKeyMaximumLength } from '@mocks/engine/limits'
import { endpointExamples } from './examples'
import { meaningOf } from './field-texts'
import { toJsonSchema, type JsonObject } from './json-schemas'
import type { Publisher } from './publisher'
import { pageSchemaOf, queryOf } from './read-schemas'
import { capitalised, refusalInWords, refusalsOf, triedBesides, type RefusalReason } from './refusals'
import type { ServiceAnswers } from './service-answers'
import { about, idempotencyKey, license, operationTexts, orderRule, readRule, readSummary, retryAfter, stepRule, tags, token } from './texts'
import { wireLimits } from './wire-limits'

const requestName = (name: EndpointName): string => `${capitalised(name)}Request`
const responseName = (name: EndpointName): string => `${capitalised(name)}Response`

const reference = (section: string, name: string): JsonObject => ({ $ref: `#/components/${section}/${name}` })

const json = (schema: string, examples: Readonly<Record<string, unknown>>): JsonObject => ({
  'application/json': {
    schema: reference('schemas', schema),
    examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
  },
})

interface WordsWithoutMessage {
  readonly success?: string
  readonly failure?: string
}

/** What the portal says if an answer has no `message`. */
const wordsWithoutMessage: Readonly<Partial<Record<EndpointName, WordsWithoutMessage>>> = {
  ...Object.fromEntries(Object.entries(failureMessages).map(([name, failure]) => [name, { failure }])),
  verifyOtp: { success: otpMessages.verified, failure: failureMessages.verifyOtp },
  ...Object.fromEntries(
    onboardingSteps.map((step) => [stepEndpoints[step], { success: stepWords[step].accepted, failure: stepWords[step].refused }]),
  ),
}

/** Whether an answer may have Retry-After. On a 409 it tells the portal that the request is still being processed, so no other 409 may have it. */
const mayNameATime = (name: EndpointName, status: number): boolean =>
  status === 429 || (status === 409 && endpoints[name].access === 'seller')

/** One example for each different body, named after the conformance row that provokes it. */
function examplesOf(reasons: readonly RefusalReason[]): JsonObject {
  const bySentence = new Map(reasons.toReversed().map((reason) => [JSON.stringify(reason.body), reason]))
  const entries = [...bySentence.values()].toReversed()
  return Object.fromEntries(entries.map(({ row, when, body }) => [row ?? 'anyCall', { summary: capitalised(when), value: body }]))
}

/** A refusal by a module's endpoint, with its machine-readable part (EXT-06). */
const codedRefusalSchema = z.extend(failureResponseSchema, {
  code: z.optional(z.enum(refusalCodes)),
  field: z.optional(z.string()),
  current: z.optional(ordersRead.item),
})
const isCoded = (name: EndpointName): boolean => kindOf(name) === 'modules' || (isRead(name) && reads[name].module !== null)

const refusalResponse = (name: EndpointName, status: number, reasons: readonly RefusalReason[]): JsonObject => ({
  description: reasons.map(refusalInWords).join('\n'),
  ...(mayNameATime(name, status) ? { headers: { [headerNames.retryAfter]: reference('headers', 'RetryAfter') } } : {}),
  content: {
    'application/json': { schema: reference('schemas', isCoded(name) ? 'Refusal' : 'Failure'), examples: examplesOf(reasons) },
  },
})

const successExamplesOf = (name: EndpointName, answers: ServiceAnswers): Readonly<Record<string, unknown>> =>
  isRead(name) ? { firstPage: answers.reads.get(name)?.firstPage } : endpointExamples[name].response

const responsesOf = (name: EndpointName, answers: ServiceAnswers): JsonObject => ({
  '200': { description: 'Accepted.', content: json(responseName(name), successExamplesOf(name, answers)) },
  ...Object.fromEntries(
    [...refusalsOf(name, answers.refusals)].map(([status, reasons]) => [String(status), refusalResponse(name, status, reasons)]),
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

type Kind = keyof typeof tags

const kindOf = (name: EndpointName): Kind =>
  isRead(name) ? 'reads' : endpoints[name].access !== 'seller' ? 'access' : isOptional(name) ? 'modules' : 'onboarding'

/** What a call carries besides the token. */
function carriedBy(name: EndpointName): JsonObject {
  if (isGet(name)) return { parameters: queryOf(name) }
  return {
    ...(endpoints[name].access === 'seller' ? { parameters: [reference('parameters', 'IdempotencyKey')] } : {}),
    requestBody: { required: true, content: json(requestName(name), endpointExamples[name].request) },
  }
}

const textsOf = (name: EndpointName) =>
  isRead(name) ? { summary: readSummary(reads[name].title), description: readRule } : operationTexts[name]

function operationOf(name: EndpointName, answers: ServiceAnswers): JsonObject {
  const { summary, description } = textsOf(name)
  const kind = kindOf(name)
  return {
    operationId: name,
    tags: [tags[kind].name],
    summary,
    description: [description, ...(kind === 'onboarding' ? [stepRule] : []), ...(isOrderCommand(name) ? [orderRule] : []), triedBesides(name)].join('\n\n'),
    security: securityOf(name),
    ...carriedBy(name),
    responses: responsesOf(name, answers),
    'x-words-without-message': wordsWithoutMessage[name] ?? {},
  }
}

/** What the fields of an endpoint mean; those of one that answers an order are the order's. */
function meaningsFor(name: EndpointName, answers: ServiceAnswers): typeof meaningOf {
  const own = isOrderCommand(name) || name === 'record' ? answers.reads.get('orders')?.fields : undefined
  return (field, longest) => own?.[field] ?? meaningOf(field, longest)
}

const schemas = (answers: ServiceAnswers): JsonObject => ({
  ...Object.fromEntries(
    endpointNames.flatMap((name): readonly (readonly [string, JsonObject])[] =>
      isRead(name)
        ? [[responseName(name), pageSchemaOf(name, answers.reads.get(name)?.fields ?? {})]]
        : [
            ...(isGet(name) ? [] : [[requestName(name), toJsonSchema(endpoints[name].request, 'draft-2020-12', meaningsFor(name, answers))] as const]),
            [responseName(name), toJsonSchema(endpoints[name].response, 'draft-2020-12', meaningsFor(name, answers))],
          ],
    ),
  ),
  Failure: toJsonSchema(failureResponseSchema, 'draft-2020-12'),
  Refusal: toJsonSchema(codedRefusalSchema, 'draft-2020-12', (field, longest) => answers.reads.get('orders')?.fields[field] ?? meaningOf(field, longest)),
})

/** The HTTP side of the contract as an OpenAPI 3.1 document (BACKEND-04). */
export const createOpenApiDocument = ({ version, contact }: Publisher, answers: ServiceAnswers): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Backend of the seller portal', version, description: `${about}\n\n${triedBesides('wire')}`, contact, license },
  tags: Object.values(tags),
  servers: [
    { url: 'https://{host}', description: 'The marketplace’s backend', variables: { host: { default: 'api.example.com' } } },
  ],
  paths: Object.fromEntries(
    endpointNames.map((name) => [endpoints[name].path, { [endpoints[name].method.toLowerCase()]: operationOf(name, answers) }]),
  ),
  components: {
    schemas: schemas(answers),
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
