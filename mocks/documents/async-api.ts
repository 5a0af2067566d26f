import type { z } from '@/contract/schema'
import {
  duplicateCheckSchema,
  duplicateResultSchema,
  orderEventSchema,
  sellerEvents,
  socketEvents,
  watchSellerSchema,
} from '@/contract/socket'
import { socketPath } from '@/contract/backend-paths'
import { eventExamples } from './examples'
import { meaningOf } from './field-texts'
import { toJsonSchema, type JsonObject } from './json-schemas'
import type { Publisher } from './publisher'
import { triedBesides } from './refusals'
import { eventTexts, license, newsRule, socketAbout, tags } from './texts'
import { wireLimits } from './wire-limits'

const events = { ...socketEvents, ...sellerEvents }
type EventName = keyof typeof events

/** What these fields mean in an event; elsewhere the same names mean other things. */
const fieldsOfNews: Readonly<Record<string, string>> = { id: 'The order that has changed.', rev: 'Counts its changes, by whomever.' }

const messageOf = (name: EventName, schema: z.core.$ZodType): JsonObject => ({
  name: events[name],
  ...eventTexts[name],
  contentType: 'application/json',
  payload: toJsonSchema(schema, 'draft-7', (field, longest) => fieldsOfNews[field] ?? meaningOf(field, longest)),
  examples: Object.entries<unknown>(eventExamples[name]).map(([label, payload]) => ({ name: label, payload })),
})

type ChannelName = 'duplicateCheck' | 'orderNews'

const channelOf = (name: ChannelName) => ({ $ref: `#/channels/${name}` }) as const

const messagesOf = (channel: ChannelName, ...names: readonly EventName[]): readonly JsonObject[] =>
  names.map((name) => ({ $ref: `#/channels/${channel}/messages/${events[name]}` }))

const news = ['orderPlaced', 'orderCancelled', 'orderMoved'] as const

/** The socket's side of the contract as an AsyncAPI 3.1 document, from the backend's point of view (BACKEND-04). */
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
    orderNews: {
      address: '/',
      title: 'The same namespace, on a connection that stays',
      messages: {
        [sellerEvents.watchSeller]: messageOf('watchSeller', watchSellerSchema),
        ...Object.fromEntries(news.map((name) => [sellerEvents[name], messageOf(name, orderEventSchema)])),
      },
    },
  },
  operations: {
    answerDuplicateCheck: {
      action: 'receive',
      summary: eventTexts.checkDuplicate.title,
      description: [eventTexts.checkDuplicate.summary, eventTexts.duplicateResult.summary, triedBesides('duplicateCheck')].join('\n\n'),
      channel: channelOf('duplicateCheck'),
      messages: messagesOf('duplicateCheck', 'checkDuplicate'),
      reply: { channel: channelOf('duplicateCheck'), messages: messagesOf('duplicateCheck', 'duplicateResult') },
    },
    watchOrders: {
      action: 'receive',
      summary: eventTexts.watchSeller.title,
      description: [eventTexts.watchSeller.summary, triedBesides('orderNews')].join('\n\n'),
      channel: channelOf('orderNews'),
      messages: messagesOf('orderNews', 'watchSeller'),
    },
    tellOfOrders: {
      action: 'send',
      summary: 'What has changed of a seller’s orders',
      description: newsRule,
      channel: channelOf('orderNews'),
      messages: messagesOf('orderNews', ...news),
    },
  },
  'x-limits': wireLimits,
})
