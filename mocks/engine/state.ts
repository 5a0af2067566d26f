import { contactChannelSchema, type ContactChannel } from '@/contract/access'
import {
  step3RequestSchema,
  step4RequestSchema,
  step5RequestSchema,
  step6RequestSchema,
  step7RequestSchema,
} from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { onboardingSteps, type NextStep } from '@/contract/steps'

/** Milliseconds since the epoch, up to the year 9999: a date that cannot be written would break every screen that shows it. */
export const timeSchema = z.number().check(z.gte(0), z.lte(Date.UTC(9999, 11, 31)))

const storedStepsSchema = z.object({
  step3: z.optional(step3RequestSchema),
  step4: z.optional(step4RequestSchema),
  step5: z.optional(step5RequestSchema),
  step6: z.optional(step6RequestSchema),
  step7: z.optional(step7RequestSchema),
})
export type StoredSteps = z.infer<typeof storedStepsSchema>

const sellerSchema = z.object({
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
})
export type Seller = z.infer<typeof sellerSchema>

const sentCodeSchema = z.object({
  id: z.string(),
  sellerId: z.string(),
  channel: contactChannelSchema,
  to: z.string(),
  code: z.string(),
  sentAt: timeSchema,
  expiresAt: timeSchema,
  triesLeft: z.number(),
  state: z.enum(['valid', 'used', 'replaced']),
})
export type SentCode = z.infer<typeof sentCodeSchema>

const sessionSchema = z.object({ sellerId: z.string(), expiresAt: timeSchema })
export type Session = z.infer<typeof sessionSchema>

const storedAnswerSchema = z.object({
  fingerprint: z.string(),
  status: z.number(),
  body: z.unknown(),
  at: timeSchema,
})
export type StoredAnswer = z.infer<typeof storedAnswerSchema>

export const stateSchema = z.object({
  version: z.literal(1),
  sellers: z.record(z.string(), sellerSchema),
  /** Oldest first. */
  sentCodes: z.array(sentCodeSchema),
  /** By the token's digest: a token itself is never stored. */
  sessions: z.record(z.string(), sessionSchema),
  /** Times of wrong passwords, by seller or by what was typed. */
  wrongPasswords: z.record(z.string(), z.array(timeSchema)),
  /** By seller, path and idempotency key, oldest first. */
  answers: z.record(z.string(), storedAnswerSchema),
})

/** Everything that the service remembers. */
export type State = z.infer<typeof stateSchema>

/** A state in which only the given sellers exist. */
export const stateOf = (sellers: readonly Seller[]): State => ({
  version: 1,
  sellers: Object.fromEntries(sellers.map((seller) => [seller.id, seller])),
  sentCodes: [],
  sessions: {},
  wrongPasswords: {},
  answers: {},
})

/** Reads a stored state; what cannot be read counts as none at all. */
export function parseState(stored: unknown): State | null {
  const parsed = stateSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** Finds a seller by an id that came over the wire and may be the name of anything. */
export const findSeller = (state: State, id: string): Seller | undefined =>
  Object.hasOwn(state.sellers, id) ? state.sellers[id] : undefined

export const isVerified = (seller: Seller): boolean => seller.verifiedAt !== null

/** The first step that the service does not hold yet. */
export const nextStepOf = (seller: Seller): NextStep =>
  onboardingSteps.find((step) => seller.steps[`step${step}`] === undefined) ?? 'complete'

/** The place that a channel's codes are sent to. */
export function destinationOf(seller: Seller, channel: ContactChannel): string {
  switch (channel) {
    case 'email':
      return seller.email
    case 'mobile':
      return seller.mobile
    case 'secondary':
      return seller.secondaryMobile
  }
}
