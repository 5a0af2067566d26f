import type { Conditions, Network, PlannedFailure } from '@/contract/presenter/network'

/** A change as a function, so that it can be applied to conditions that another tab has changed meanwhile. */
export type ConditionChange = (conditions: Conditions) => Conditions

export const usualConditions: Conditions = { network: 'online', failures: [], clockAhead: 0 }

export const withNetwork =
  (network: Network): ConditionChange =>
  (conditions) => ({ ...conditions, network })

export const withFailure =
  (failure: PlannedFailure): ConditionChange =>
  (conditions) => ({ ...conditions, failures: [...conditions.failures, failure] })

export const withoutFailure =
  (id: string): ConditionChange =>
  (conditions) => ({ ...conditions, failures: conditions.failures.filter((failure) => failure.id !== id) })

export const withClockMoved =
  (milliseconds: number): ConditionChange =>
  (conditions) => ({ ...conditions, clockAhead: conditions.clockAhead + milliseconds })

export const withClockRight: ConditionChange = (conditions) => ({ ...conditions, clockAhead: 0 })
