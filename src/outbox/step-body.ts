import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'

/** Makes a stored body of one version into one of the next. It takes any value and never throws. */
export type BodyUpgrade = (body: unknown) => unknown

/**
 * How stored bodies keep up with the contract: the first entry makes version 1 into version 2. A change of a step's
 * request that its stored bodies would not fit adds one here, and rows of the new version to
 * `tests/support/stored-rows`.
 */
const upgrades: Readonly<Record<OnboardingStep, readonly BodyUpgrade[]>> = { 3: [], 4: [], 5: [], 6: [], 7: [] }

/** The version in which bodies of a step are stored today. */
export const bodyVersionOf = (step: OnboardingStep): number => upgrades[step].length + 1

/** Raises a stored body to the newest version; null where that version is older than the body's. */
export function raised(body: unknown, version: number, steps: readonly BodyUpgrade[]): unknown {
  if (!Number.isInteger(version) || version < 1 || version > steps.length + 1) return null
  return steps.slice(version - 1).reduce((current, upgrade) => upgrade(current), body)
}

/** Reads the body of a step; null when it breaks the contract or names another seller. */
export function readBody(
  { step, sellerId }: { readonly step: OnboardingStep; readonly sellerId: string },
  stored: unknown,
  version: number,
): StepRequest | null {
  const parsed = requestSchemaOf(stepEndpoints[step]).safeParse(raised(stored, version, upgrades[step]))
  if (!parsed.success || ('sellerId' in parsed.data && parsed.data.sellerId !== sellerId)) return null
  return parsed.data
}
