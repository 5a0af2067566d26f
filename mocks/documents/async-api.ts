import type { z } from '@/contract/schema'
import { duplicateCheckSchema, duplicateResultSchema, socketEvents, socketPath } from '@/contract/socket'
import { eventExamples } from './examples'
import { toJsonSchema, type JsonObject } from './json-schemas'
import type { Publisher } from './publisher'
import { triedBesides } from './refusals'
import { eventTexts, license, socketAbout, tags } from './texts'
import { wireLimits } from './wire-limits'

type EventName = keyof typeof socketEvents

const messageOf = (name: EventName, schema: z.core.$ZodType): JsonObject => ({
  name: socketEvents[name],
  ...eventTexts[name],
  contentType: 'application/json',
  payload: toJsonSchema(schema, 'draft-7'),
  examples: Object.entries<unknown>(eventExamples[name]).map(([label, payload]) => ({ name: label, payload })),
})

const channel = { $ref: '#/channels/duplicateCheck' } as const

const messagesOf = (name: EventName): readonly JsonObject[] => [
  { $ref: `#/channels/duplicateCheck/messages/${socketEvents[name]}` },
]

/** The socket's side of the contract as an AsyncAPI 3.1 document, from where the backend stands (BACKEND-04). */
export const createAsyncApiDocument = ({ version, contact }: Publisher): JsonObject => ({
  asyncapi: '3.1.0',
  info: {
    title: 'Socket of the seller portal’s backend',
    version,
    description: socketAbout,
    contact,
    license: { name: license.name },
    tags: [tags.access],
  },
  defaultContentType: 'application/json',
  servers: {
    backend: {
      host: '{host}',
      pathname: socketPath,
      protocol: 'wss',
      description: 'Socket.IO on the same host as the HTTP calls',
      variables: { host: { default: 'api.example.com' } },
    },
  },
  channels: {
    duplicateCheck: {
      address: '/',
      title: 'Socket.IO’s main namespace',
      messages: {
        [socketEvents.checkDuplicate]: messageOf('checkDuplicate', duplicateCheckSchema),
        [socketEvents.duplicateResult]: messageOf('duplicateResult', duplicateResultSchema),
      },
    },
  },
  operations: {
    answerDuplicateCheck: {
      action: 'receive',
      summary: eventTexts.checkDuplicate.title,
      description: [eventTexts.checkDuplicate.summary, eventTexts.duplicateResult.summary, triedBesides('duplicateCheck')].join('\n\n'),
      channel,
      messages: messagesOf('checkDuplicate'),
      reply: { channel, messages: messagesOf('duplicateResult') },
    },
  },
  'x-limits': wireLimits,
})
