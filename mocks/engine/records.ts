import { contactChannelSchema } from '@/contract/access'
import { furthestTime } from '@/contract/formats'
import { moduleNames } from '@/contract/modules/modules'
import { z } from '@/contract/schema'
import { actSchema } from '@mocks/market/acts'

/** Milliseconds since the epoch. */
export const timeSchema = z.number().check(z.gte(0), z.lte(furthestTime))

/** A body as it was accepted: one that an earlier version stored may lack fields that the contract has now. */
const acceptedBodySchema = z.looseObject({})

const storedStepsSchema = z.object({
  step3: z.optional(z.looseObject({ nickname: z.string() })),
  step4: z.optional(acceptedBodySchema),
  step5: z.optional(acceptedBodySchema),
  step6: z.optional(acceptedBodySchema),
  step7: z.optional(acceptedBodySchema),
})
export type StoredSteps = z.infer<typeof storedStepsSchema>

/** The shop of a seeded seller, which opens without a review. */
const shopSchema = z.object({
  /** When its seller first signed in, null before that: from then on its orders are hers to handle. */
  openedAt: z.nullable(timeSchema),
  historyDays: z.number(),
  ordersPerDay: z.number(),
  /** How many orders wait when it opens, and how many minutes are left to pack them; null: as long as for any other order. */
  waiting: z.object({ count: z.number(), minutesLeft: z.nullable(z.number()) }),
  modules: z.optional(z.array(z.enum(moduleNames))),
})
export type StoredShop = z.infer<typeof shopSchema>

export const sellerSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
  secondaryMobile: z.string(),
  passwordSalt: z.string(),
  passwordHash: z.string(),
  whatsappNotify: z.boolean(),
  twoWayAuth: z.boolean(),
  registeredAt: timeSchema,
  /** Null until all three codes were given. */
  verifiedAt: z.nullable(timeSchema),
  steps: storedStepsSchema,
  /** When the last step was saved. Earlier versions did not store it. */
  completedAt: z.optional(timeSchema),
  shop: z.optional(shopSchema),
  /** Step 6 as it was when the shop opened, if it was saved again since: the shop's orders are generated from it. */
  openedWith: z.optional(acceptedBodySchema),
})
export type Seller = z.infer<typeof sellerSchema>

export const sentCodeSchema = z.object({
  id: z.string(),
  sellerId: z.string(),
  channel: contactChannelSchema,
  to: z.string(),
  code: z.string(),
  /** The network address that asked for it, where one is known. */
  askedFrom: z.optional(z.string()),
  sentAt: timeSchema,
  /** How many codes were stored when it was sent, to sort codes of the same moment. Earlier versions did not store it. */
  order: z.optional(z.number()),
  expiresAt: timeSchema,
  triesLeft: z.number(),
  state: z.enum(['valid', 'used', 'replaced']),
})
export type SentCode = z.infer<typeof sentCodeSchema>

export const sessionSchema = z.object({ sellerId: z.string(), expiresAt: timeSchema })
export type Session = z.infer<typeof sessionSchema>

/** When wrong passwords were typed, oldest first. */
export const wrongPasswordsSchema = z.array(timeSchema)

export const storedAnswerSchema = z.object({
  fingerprint: z.string(),
  status: z.number(),
  body: z.unknown(),
  at: timeSchema,
})
export type StoredAnswer = z.infer<typeof storedAnswerSchema>

/** What was done to an order, with the seller whose order it is. */
export const storedActSchema = z.extend(actSchema, { sellerId: z.string() })

/** A series of invoice numbers, of one device for one financial year. */
export const seriesSchema = z.object({
  sellerId: z.string(),
  phoneId: z.string(),
  year: z.string(),
  prefix: z.string(),
  next: z.number(),
  /** Numbers that were drawn and are on no document. */
  voided: z.array(z.number()),
})
export type Series = z.infer<typeof seriesSchema>

/** Emails and nicknames are compared without regard to case and surrounding blanks. */
export const plain = (text: string): string => text.trim().toLowerCase()

export type IndexValue = string | number
export type TableName = 'sellers' | 'sentCodes' | 'sessions' | 'wrongPasswords' | 'answers' | 'acts' | 'series'

/** A table: the schema of its records, and the indexes by which they are found. */
export interface TableDefinition<Value, Index extends string> {
  readonly name: TableName
  readonly schema: z.ZodMiniType<Value>
  /** A record for which an index gives undefined is in the table, but not in that index. */
  readonly indexes: { readonly [Name in Index]: (value: Value, key: string) => IndexValue | undefined }
}

const define = <Value, Index extends string>(
  name: TableName,
  schema: z.ZodMiniType<Value>,
  indexes: TableDefinition<Value, Index>['indexes'],
): TableDefinition<Value, Index> => ({ name, schema, indexes })

/** The seller's id in the key of a stored answer. */
export const sellerIdIn = (scope: string): string => scope.split(' ')[0] ?? ''

/** The key of a seller's act by its place among hers, from 0 on. */
export const actKey = (sellerId: string, place: number): string => `${sellerId} ${String(place).padStart(9, '0')}`
/** The value of the index `order`, by which the acts on one order are found. */
export const orderActsOf = (sellerId: string, orderId: string): string => `${sellerId} ${orderId}`
/** The key of a series (with its prefix), and the value of the index `number` (with an invoice's number). */
export const seriesKey = (sellerId: string, numberOrPrefix: string): string => `${sellerId} ${numberOrPrefix}`

/** Everything that the service stores. Each table needs an index that holds all its records, by which `readState` reads them. */
export const tables = {
  /** By id. */
  sellers: define('sellers', sellerSchema, {
    email: ({ email }) => plain(email),
    mobile: ({ mobile }) => mobile,
    verifiedEmail: ({ email, verifiedAt }) => (verifiedAt === null ? undefined : plain(email)),
    verifiedMobile: ({ mobile, verifiedAt }) => (verifiedAt === null ? undefined : mobile),
    unverifiedSince: ({ registeredAt, verifiedAt }) => (verifiedAt === null ? registeredAt : undefined),
    nickname: ({ steps }) => plain(steps.step3?.nickname ?? '') || undefined,
  }),
  /** By id. */
  sentCodes: define('sentCodes', sentCodeSchema, {
    sellerId: ({ sellerId }) => sellerId,
    place: ({ to }) => plain(to),
    sentAt: ({ sentAt }) => sentAt,
  }),
  /** By the token's digest: a token itself is never stored. */
  sessions: define('sessions', sessionSchema, {
    sellerId: ({ sellerId }) => sellerId,
    expiresAt: ({ expiresAt }) => expiresAt,
  }),
  /** By the email or number that was typed, and the network address where one is known. */
  wrongPasswords: define('wrongPasswords', wrongPasswordsSchema, { latest: (times) => Math.max(0, ...times) }),
  /** By seller id, path and idempotency key, with blanks between. */
  answers: define('answers', storedAnswerSchema, {
    sellerId: (_, key) => sellerIdIn(key),
    at: ({ at }) => at,
  }),
  /** By seller id and the act's place among hers, with a blank between. */
  acts: define('acts', storedActSchema, {
    sellerId: ({ sellerId }) => sellerId,
    order: ({ sellerId, orderId }) => orderActsOf(sellerId, orderId),
    number: ({ sellerId, deed }) => (deed.kind === 'pack' && deed.number !== null ? seriesKey(sellerId, deed.number) : undefined),
  }),
  /** By seller id and prefix, with a blank between. */
  series: define('series', seriesSchema, {
    sellerId: ({ sellerId }) => sellerId,
    phone: ({ sellerId, year, phoneId }) => `${sellerId} ${year} ${phoneId}`,
  }),
} as const

export type IndexValues = Readonly<Record<string, IndexValue | undefined>>

/** The value of a record in each index. */
export function indexValuesOf<Value, Index extends string>(
  { indexes }: TableDefinition<Value, Index>,
  key: string,
  value: Value,
): IndexValues {
  const values: Record<string, IndexValue | undefined> = {}
  for (const name in indexes) values[name] = indexes[name](value, key)
  return values
}
