import { Ajv, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { endpointNames, endpoints, failureResponseSchema, isGet, isRead, type EndpointName } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { duplicateCheckSchema, duplicateResultSchema, orderEventSchema, watchSellerSchema } from '@/contract/socket'
import { textMaximumLength } from '@/contract/limits'
import { isRecord } from '@mocks/testing/harness'
import { createAsyncApiDocument } from './async-api'
import { endpointExamples, eventExamples } from './examples'
import { createOpenApiDocument } from './open-api'
import { queryOf } from './read-schemas'
import { collectAnswers } from './service-answers'

interface Pair {
  readonly name: string
  readonly schema: z.ZodMiniType
  readonly validate: ValidateFunction
  readonly examples: readonly unknown[]
}

const publisher = { version: '1', contact: { name: 'A', email: 'a@example.com', url: 'https://a.example.com' } }
const answers = await collectAnswers()

const openApi = new Ajv2020({ strict: false }).addSchema({ ...createOpenApiDocument(publisher, answers), $id: 'https://example.com/openapi.json' })
const asyncApi = new Ajv({ strict: false }).addSchema({ ...createAsyncApiDocument(publisher), $id: 'https://example.com/asyncapi.json' })

const inOpenApi = (name: string): ValidateFunction =>
  openApi.compile({ $ref: `https://example.com/openapi.json#/components/schemas/${name}` })

const inAsyncApi = (channel: 'duplicateCheck' | 'orderNews', event: string): ValidateFunction =>
  asyncApi.compile({ $ref: `https://example.com/asyncapi.json#/channels/${channel}/messages/${event}/payload` })

const pageSchema = z.looseObject({ gone: z.array(z.string()) })

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The sides of an endpoint that are JSON, with examples; for a read also a page with a gone item, which the service never sends. */
function sidesOf(name: EndpointName): readonly (readonly ['request' | 'response', readonly unknown[]])[] {
  if (isRead(name)) {
    const firstPage = answers.reads.get(name)?.firstPage
    return [['response', [firstPage, { ...pageSchema.parse(firstPage), gone: ['X-1'] }]]]
  }
  const response = ['response', Object.values(endpointExamples[name].response)] as const
  if (isGet(name)) return [response]
  return [['request', Object.values(endpointExamples[name].request)], response]
}

/** Every schema of the contract with its counterpart in the documents, except parameters, which are text on the wire and not JSON. */
const pairs: readonly Pair[] = [
  ...endpointNames.flatMap((name) =>
    sidesOf(name).map(([side, examples]) => ({
      name: `${capitalised(name)}${capitalised(side)}`,
      schema: endpoints[name][side],
      validate: inOpenApi(`${capitalised(name)}${capitalised(side)}`),
      examples,
    })),
  ),
  { name: 'Failure', schema: failureResponseSchema, validate: inOpenApi('Failure'), examples: [...answers.refusals.values()].slice(0, 3) },
  {
    name: 'checkSellerDuplicate',
    schema: duplicateCheckSchema,
    validate: inAsyncApi('duplicateCheck', 'checkSellerDuplicate'),
    examples: Object.values(eventExamples.checkDuplicate),
  },
  {
    name: 'duplicateResult',
    schema: duplicateResultSchema,
    validate: inAsyncApi('duplicateCheck', 'duplicateResult'),
    examples: Object.values(eventExamples.duplicateResult),
  },
  { name: 'watchSeller', schema: watchSellerSchema, validate: inAsyncApi('orderNews', 'watchSeller'), examples: Object.values(eventExamples.watchSeller) },
  ...(['orderPlaced', 'orderCancelled', 'orderMoved'] as const).map((name) => ({
    name,
    schema: orderEventSchema,
    validate: inAsyncApi('orderNews', name),
    examples: Object.values(eventExamples[name]),
  })),
]

const replacements = [undefined, null, 7, '', 'x', true, false, [], {}, '9'.repeat(10), '0000', 'x'.repeat(textMaximumLength + 1), ['Standard', 'x']]

/** Variations of a value: each replaces one part of it, for every part and every replacement. */
function variationsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return replacements
  const inside = Object.entries(value).flatMap(([key, part]) =>
    variationsOf(part).map((other) => (Array.isArray(value) ? [other] : { ...value, [key]: other })),
  )
  return [...replacements, ...inside, { ...value, unknown: 1 }]
}

/** The one place where the document is stricter than the portal, which accepts any `currentStep` (LOGIN-10). */
const hasOtherStep = (value: unknown): boolean =>
  isRecord(value) && typeof value['token'] === 'string' && 'currentStep' in value && !Number.isInteger(value['currentStep'])

describe.each(pairs)('$name', ({ schema, validate, examples }) => {
  it('BACKEND-04 has examples that are valid by the contract and by the document', () => {
    expect(examples).not.toEqual([])
    for (const example of examples) {
      expect(schema.safeParse(example).success).toBe(true)
      expect(validate(example)).toBe(true)
    }
  })

  it('BACKEND-04 accepts and rejects the same values in the document as in the contract', () => {
    // As JSON on the wire, without the fields that are undefined.
    const wire = examples.flatMap(variationsOf).map((value): unknown => JSON.parse(JSON.stringify(value) ?? 'null'))
    const verdicts = wire.map((value) => ({ value, fits: schema.safeParse(value).success && !hasOtherStep(value) }))
    expect(new Set(verdicts.map(({ fits }) => fits))).toEqual(new Set([true, false]))
    for (const { value, fits } of verdicts) expect({ value, fits: validate(value) }).toEqual({ value, fits })
  })
})

it('READ-01 the examples of a read’s parameters are valid by the contract', () => {
  for (const name of endpointNames.filter(isRead)) {
    const example = Object.fromEntries(queryOf(name).map((parameter) => [String(parameter['name']), parameter['example']]))
    expect(Object.keys(example)).toEqual(['since', 'limit'])
    expect(endpoints[name].request.safeParse(example).success).toBe(true)
  }
})

it('REG-12 the document demands one spelling of each phone number, as the contract’s code does', () => {
  const validate = inOpenApi('RegisterRequest')
  const { primaryPhone, secondaryPhone, ...rest } = endpointExamples.register.request['newSeller'] ?? {}
  expect(validate({ ...rest, mobile: primaryPhone, secondarymobile: secondaryPhone })).toBe(true)
  expect(validate({ ...rest, mobile: primaryPhone })).toBe(false)
  expect(validate({ ...rest, secondaryPhone })).toBe(false)
})
