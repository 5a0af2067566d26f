import { endpoints, stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Seller } from '@mocks/engine/records'
import type { State } from '@mocks/engine/state'

/** A seller as the service has stored her. */
export function sellerIn(state: State, email: string): Seller {
  const found = Object.values(state.sellers).find((seller) => seller.email === email)
  if (found === undefined) throw new Error(`The service knows no ${email}`)
  return found
}

const stepOfPath = new Map<string, OnboardingStep>(onboardingSteps.map((step) => [endpoints[stepEndpoints[step]].path, step]))

/** The service's final answer to one idempotency key. */
export interface StepAnswer {
  readonly step: OnboardingStep | undefined
  readonly key: string
  readonly status: number
  readonly at: number
}

/**
 * The submissions that took effect at the service or were finally refused, oldest first: one entry per idempotency key
 * that it has answered, however often it was sent.
 */
export function answersIn({ answers }: State, sellerId: string): readonly StepAnswer[] {
  return Object.entries(answers)
    .map(([scope, { status, at }]) => ({ scope: scope.split(' '), status, at }))
    .filter(({ scope: [owner] }) => owner === sellerId)
    .map(({ scope: [, path = '', key = ''], status, at }) => ({ step: stepOfPath.get(path), key, status, at }))
    .toSorted((a, b) => a.at - b.at)
}

/** Steps and statuses, such as `3:200`. */
export const answersInWords = (answers: readonly StepAnswer[]): string[] =>
  answers.map(({ step, status }) => `${step}:${status}`)
