import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints, isEndpointName, isGet, isOrderCommand, isRead } from '@/contract/endpoints'
import { tokenMaximumLength } from '@/contract/limits'
import { stepWords } from '@/contract/step-words'
import { z } from '@/contract/schema'
import { sellerEvents, socketEvents } from '@/contract/socket'
import { bodyMaximumCharacters, signedBodyMaximumCharacters } from '@mocks/engine/limits'
import { allRows } from '@tests/conformance/rows/all-rows'
import { createAsyncApiDocument } from './async-api'
import { fieldTexts } from './field-texts'
import { createOpenApiDocument } from './open-api'
import { publisherOf } from './publisher'
import { collectAnswers } from './service-answers'
import { asyncApiProblems, openApiProblems } from './validity'
import { runContract } from './contract-command'
import { createDocuments, writeDocuments } from './write-documents'

/** The published schemas are large: compiling them takes some seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

const packageFile = JSON.stringify({ version: '1.2.3', author: { name: 'A', email: 'a@example.com', url: 'https://a.example.com' } })
const publisher = publisherOf(packageFile)
const openApi = createOpenApiDocument(publisher, await collectAnswers())
const asyncApi = createAsyncApiDocument(publisher)

const fields = z.record(z.string(), z.unknown())

/** The value at a path of a document. */
const at = (document: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => fields.parse(value)[key], document)

const namesAt = (document: unknown, ...path: readonly string[]): string[] => Object.keys(fields.parse(at(document, ...path)))

const named = Object.entries(endpoints)
const reads = named.filter(([name]) => isEndpointName(name) && isRead(name))

describe('the OpenAPI document', () => {
  it('BACKEND-04 is valid by the schema that OpenAPI publishes', async () => {
    expect(await openApiProblems(openApi)).toEqual([])
    expect(at(openApi, 'info', 'version')).toBe('1.2.3')
    expect(at(openApi, 'info', 'contact', 'email')).toBe('a@example.com')
    expect(at(openApi, 'info', 'description')).toContain('Access-Control-Expose-Headers: Retry-After, Date')
  })

  it('BACKEND-04 describes every endpoint of the contract and no other', () => {
    expect(namesAt(openApi, 'paths').toSorted()).toEqual(named.map(([, { path }]) => path).toSorted())
    for (const [name, { path, method }] of named) {
      expect(namesAt(openApi, 'paths', path)).toEqual([method.toLowerCase()])
      expect(at(openApi, 'paths', path, method.toLowerCase(), 'operationId')).toBe(name)
    }
  })

  it.each(named)('BACKEND-04 documents every status that the conformance suite expects of %s', (name, { path, method }) => {
    const statuses = namesAt(openApi, 'paths', path, method.toLowerCase(), 'responses')
    const asked = allRows.flatMap(({ subject, status }) => (subject === name && status !== null ? [String(status)] : []))
    expect(asked).not.toEqual([])
    expect(statuses).toEqual(expect.arrayContaining(['200', '408', '429', '500', ...asked]))
    const texts = JSON.stringify(at(openApi, 'paths', path, method.toLowerCase(), 'responses'))
    for (const { id, subject, status } of allRows) if (subject === name && status !== null) expect(texts).toContain(id)
  })

  it.each(named)('BACKEND-06 documents the token and the idempotency key of %s', (_, { path, access, method }) => {
    const operation = fields.parse(at(openApi, 'paths', path, method.toLowerCase()))
    const token = { sellerToken: [] }
    expect(operation['security']).toEqual({ public: [], either: [token, {}], seller: [token] }[access])
    const key = [{ $ref: '#/components/parameters/IdempotencyKey' }]
    if (method === 'POST') expect(operation['parameters']).toEqual(access === 'seller' ? key : undefined)
  })

  it.each(reads)('READ-01 documents the query parameters of %s', (_, { path }) => {
    const operation = fields.parse(at(openApi, 'paths', path, 'get'))
    expect(operation['requestBody']).toBeUndefined()
    expect(operation['parameters']).toEqual([
      { name: 'since', in: 'query', required: false, description: fieldTexts['since'], schema: { type: 'string', maxLength: 200 }, example: 'c-1042' },
      { name: 'limit', in: 'query', required: false, description: fieldTexts['limit'], schema: { type: 'integer', minimum: 1, maximum: 200 }, example: 50 },
    ])
  })

  it.each(named)('BACKEND-04 has an example with the service’s message for every refusal of %s', (_, { path, method }) => {
    const responses = fields.parse(at(openApi, 'paths', path, method.toLowerCase(), 'responses'))
    for (const [status, response] of Object.entries(responses)) {
      const examples = Object.values(fields.parse(at(response, 'content', 'application/json', 'examples')))
      expect(examples).not.toEqual([])
      for (const example of examples)
        if (status !== '200') expect(at(example, 'value')).toMatchObject({ success: false, message: expect.stringMatching(/\S.*[\w.]$/) })
    }
  })

  it('BACKEND-04 documents no refusal about a body or an idempotency key for a read', () => {
    for (const [, { path }] of named.filter(([name]) => isEndpointName(name) && isGet(name))) {
      expect(namesAt(openApi, 'paths', path, 'get', 'responses')).not.toEqual(expect.arrayContaining([expect.stringMatching(/409|413|415/)]))
      expect(JSON.stringify(at(openApi, 'paths', path, 'get', 'responses'))).not.toMatch(/body is no JSON|Idempotency-Key/)
    }
  })

  it('SIGN-02 BACKEND-04 documents the maximum length of a body, with and without a signature', () => {
    const tooLong = ({ path }: { readonly path: string }) => at(openApi, 'paths', path, 'post', 'responses', '413', 'description')
    expect(tooLong(endpoints.step7)).toContain(`longer than ${signedBodyMaximumCharacters} characters`)
    expect(tooLong(endpoints.step6)).toContain(`longer than ${bodyMaximumCharacters} characters`)
  })

  it('GST-03 REG-13 shows messages of refusals as the service itself words them', () => {
    const texts = JSON.stringify(at(openApi, 'paths', endpoints.step3.path, 'post', 'responses', '409'))
    expect(texts).toContain("The nickname 'Store 1' is already taken. Please choose a different one.")
    expect(JSON.stringify(at(openApi, 'paths', endpoints.register.path))).toContain('Email already exists')
  })

  it.each(named.filter(([name]) => name === 'record' || (isEndpointName(name) && isOrderCommand(name))))(
    'EXT-03 EXT-06 distinguishes an unknown order from an unknown address for %s',
    (_, { path, method }) => {
      const operation = at(openApi, 'paths', path, method.toLowerCase())
      expect(at(operation, 'description')).toMatch(/404 without `code`/)
      expect(at(operation, 'responses', '404', 'description')).toMatch(/There is no such order, with code unknown/)
    },
  )

  it.each(named.filter(([name]) => name === 'record' || (isEndpointName(name) && isOrderCommand(name))))(
    'EXT-02 EXT-06 distinguishes another seller’s order from a seller who is not approved for %s',
    (_, { path, method }) => {
      const forbidden = at(openApi, 'paths', path, method.toLowerCase(), 'responses', '403')
      expect(at(forbidden, 'description')).toMatch(/The seller is not approved yet, with code not-approved[^]*The order is one of another seller, with code not-yours/)
      expect(JSON.stringify(at(forbidden, 'content'))).toMatch(/"not-approved"/)
    },
  )

  it('BACKEND-04 is the same each time it is created', async () => {
    expect(createOpenApiDocument(publisher, await collectAnswers())).toEqual(openApi)
  })

  it('LOGIN-10 documents currentStep of a sign-in as an integer', () => {
    expect(JSON.stringify(at(openApi, 'components', 'schemas', 'LoginResponse'))).toContain('"currentStep":{"type":"integer"')
  })

  it('ONB-06 QUEUE-05 documents the portal’s own messages, the Retry-After header and the delay before another code', () => {
    const step4 = fields.parse(at(openApi, 'paths', endpoints.step4.path, 'post'))
    expect(step4['x-words-without-message']).toEqual({ success: stepWords[4].accepted, failure: stepWords[4].refused })
    for (const status of ['409', '429'])
      expect(namesAt(step4, 'responses', status, 'headers')).toEqual(['Retry-After'])
    // The portal retries a 409 with Retry-After, so 'Email already exists' must not have it.
    const taken = fields.parse(at(openApi, 'paths', endpoints.register.path, 'post', 'responses', '409'))
    expect(taken).not.toHaveProperty('headers')
    expect(at(openApi, 'x-limits', 'resendDelaySeconds')).toBe(30)
  })

  it.each([
    ['no title', { ...openApi, info: { version: '1' } }],
    ['a path without its slash', { ...openApi, paths: { 'api/seller/login': {} } }],
    ['a response without a description', { ...openApi, paths: { '/x': { post: { responses: { 200: {} } } } } }],
    ['another version', { ...openApi, openapi: '4.0.0' }],
  ])('BACKEND-04 is invalid by the schema of OpenAPI if it has %s', async (_, planted) => {
    expect(await openApiProblems(planted)).not.toEqual([])
  })
})

describe('the AsyncAPI document', () => {
  it('BACKEND-04 is valid by the schema that AsyncAPI publishes', () => {
    expect(asyncApiProblems(asyncApi)).toEqual([])
  })

  it('REG-08 describes both events of the duplicate check, and that one answers the other', () => {
    const messages = ['channels', 'duplicateCheck', 'messages']
    expect(namesAt(asyncApi, ...messages)).toEqual([socketEvents.checkDuplicate, socketEvents.duplicateResult])
    const operation = at(asyncApi, 'operations', 'answerDuplicateCheck')
    expect(at(operation, 'action')).toBe('receive')
    expect(at(operation, 'messages')).toEqual([{ $ref: '#/channels/duplicateCheck/messages/checkSellerDuplicate' }])
    expect(at(operation, 'reply', 'messages')).toEqual([{ $ref: '#/channels/duplicateCheck/messages/duplicateResult' }])
  })

  it('EXT-08 describes the events about orders, with who listens and who sends', () => {
    expect(namesAt(asyncApi, 'channels', 'orderNews', 'messages')).toEqual(Object.values(sellerEvents))
    expect([at(asyncApi, 'operations', 'watchOrders', 'action'), at(asyncApi, 'operations', 'tellOfOrders', 'action')]).toEqual(['receive', 'send'])
    expect(at(asyncApi, 'operations', 'tellOfOrders', 'messages')).toHaveLength(3)
  })

  it('EXT-08 allows messages long enough for the longest token', () => {
    const token = 'x'.repeat(tokenMaximumLength)
    const packet = `42${JSON.stringify([sellerEvents.watchSeller, { token }])}`
    const stated = /no message is longer than\s(\d+) characters/.exec(String(at(asyncApi, 'info', 'description')))
    expect(Number(stated?.[1])).toBeGreaterThanOrEqual(packet.length)
  })

  it.each([
    ['no title', { ...asyncApi, info: { version: '1' } }],
    ['an action that there is not', { ...asyncApi, operations: { x: { action: 'answer', channel: { $ref: '#/channels/x' } } } }],
    ['a field that there is not', { ...asyncApi, paths: {} }],
  ])('BACKEND-04 is invalid by the schema of AsyncAPI if it has %s', (_, planted) => {
    expect(asyncApiProblems(planted)).not.toEqual([])
  })
})

/** Every field of every object in a document, with its description. */
function fieldsWithin(value: unknown): readonly (readonly [name: string, description: unknown])[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(fieldsWithin)
  if (!('properties' in value) || !('type' in value)) return inside
  return [...Object.entries(fields.parse(value.properties)).map(([name, field]) => [name, at(field, 'description')] as const), ...inside]
}

it('BACKEND-04 every field of both documents has a description, and no description is unused', () => {
  const parametersSchema = z.array(z.object({ name: z.string(), description: z.string() }))
  const asked = named
    .filter(([name]) => isEndpointName(name) && isGet(name))
    .flatMap(([, { path }]) => parametersSchema.parse(at(openApi, 'paths', path, 'get', 'parameters')))
    .map(({ name, description }) => [name, description] as const)
  const described = [...fieldsWithin(openApi), ...fieldsWithin(asyncApi), ...asked]
  expect(described.filter(([, description]) => typeof description !== 'string')).toEqual([])
  expect(described.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(fieldTexts)))
})

/** The lists of a document's schemas that do not say in one schema what each of their items is. */
function listsWithoutItems(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, part]) => listsWithoutItems(part, `${path}/${key}`))
  return 'type' in value && value.type === 'array' && !('items' in value && fields.safeParse(value.items).success) ? [path, ...inside] : inside
}

it('BACKEND-04 every list of both documents names the schema of its items, also a list of a fixed length', () => {
  expect([...listsWithoutItems(openApi), ...listsWithoutItems(asyncApi)]).toEqual([])
  expect(JSON.stringify(at(openApi, 'components', 'schemas', 'OrderPackRequest', 'properties', 'sides'))).toContain('"minItems":3,"maxItems":3')
})

it('BACKEND-04 both documents together name every row of the conformance suite', () => {
  const texts = JSON.stringify([openApi, asyncApi])
  expect(allRows.filter(({ id }) => !texts.includes(`(row \`${id}\``))).toEqual([])
})

describe('the command that writes the documents', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('BACKEND-04 writes both documents', async () => {
    expect(await writeDocuments(await createDocuments(publisher), folder, vi.fn())).toBe(true)
    expect((await readdir(folder)).toSorted()).toEqual(['asyncapi.json', 'openapi.json'])
    expect(JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApi)))
  })

  it('BACKEND-04 says in one line that it has no options if it is given one', async () => {
    const said: string[] = []
    expect(await runContract(['--wrong'], packageFile, (line) => said.push(line))).toBe(2)
    expect(said).toEqual(["Unknown option '--wrong'. This command has no options: it writes to dist-contract."])
  })

  it('BACKEND-04 writes no document if one is invalid, and says why', async () => {
    const said: string[] = []
    const [first, ...rest] = await createDocuments(publisher)
    const planted = first === undefined ? [] : [{ ...first, problems: ['/info is missing'] }, ...rest]
    expect(await writeDocuments(planted, folder, (line) => said.push(line))).toBe(false)
    expect(said).toEqual(['openapi.json: /info is missing'])
    expect(await readdir(folder)).toEqual([])
  })
})
