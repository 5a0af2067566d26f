import { endpointNames } from '../endpoints'
import { dayMilliseconds } from '../limits'
import { z } from '../schema'

/** How the network between the app and the service behaves. Slow delays each call, lossy loses one in three. */
export const networks = ['online', 'offline', 'slow', 'lossy'] as const
export const networkSchema = z.enum(networks)
export type Network = z.infer<typeof networkSchema>

/**
 * How a presenter can make a call fail. With a status, the call is answered without reaching the service; `time-out` never
 * answers; with `answer-lost` the service does its work and its answer gets lost.
 */
export const failureKinds = ['401', '409', '422', '429', '500', 'time-out', 'answer-lost'] as const
export const failureKindSchema = z.enum(failureKinds)
export type FailureKind = z.infer<typeof failureKindSchema>

/** Which calls fail: the next one and no other, or a share of all of them. */
export const failureShares = ['next', 'third', 'half', 'every'] as const
const failureShareSchema = z.enum(failureShares)
export type FailureShare = z.infer<typeof failureShareSchema>

/** The endpoint whose calls fail, or any. */
const failureTargetSchema = z.enum([...endpointNames, 'any'])

export const newFailureSchema = z.object({
  failure: failureKindSchema,
  target: failureTargetSchema,
  share: failureShareSchema,
})
export type NewFailure = z.infer<typeof newFailureSchema>
export const plannedFailureSchema = z.extend(newFailureSchema, { id: z.string() })
export type PlannedFailure = z.infer<typeof plannedFailureSchema>

/** How the simulated network interfered with a call or an event; `lost` never reached the service. */
export const interferenceSchema = z.enum([...failureKinds, 'slowed', 'lost', 'offline'])
export type Interference = z.infer<typeof interferenceSchema>

/** How far a presenter may move the clock, in milliseconds: ten years. */
const farthest = 10 * 365 * dayMilliseconds

export const conditionsSchema = z.object({
  network: networkSchema,
  /** Oldest first; the first that matches a call applies. */
  failures: z.array(plannedFailureSchema),
  /** How far the service's clock is ahead of the device's, in milliseconds; negative where it is behind. */
  clockAhead: z.number().check(z.gte(-farthest), z.lte(farthest)),
})
/** Everything that the presenter has changed in the service's surroundings. */
export type Conditions = z.infer<typeof conditionsSchema>
