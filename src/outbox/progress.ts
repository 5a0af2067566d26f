import { z } from '@/contract/schema'
import { nextStepSchema, onboardingStepSchema } from '@/contract/onboarding'
import {
  firstStep,
  lastStep,
  laterStep,
  stepAfter,
  type NextStep,
  type OnboardingStep,
} from '@/contract/steps'
import type { OutboxDatabase } from './database'
import { stepsOf, type Submission } from './submission'

const progressSchema = z.object({
  sellerId: z.string(),
  /** The first step that the backend has not accepted yet, as far as it has told us. */
  nextStep: z.union([nextStepSchema, z.literal('unknown')]),
  /** The step on screen. */
  step: onboardingStepSchema,
  /** The highest step that was opened. */
  reached: onboardingStepSchema,
  /** When she registered, where she did it on this device, in milliseconds since the epoch. */
  registeredAt: z.catch(z.optional(z.number()), undefined),
})

/** The step that the backend expects next; `unknown` if the device has lost its record, until the backend tells. */
export type ExpectedStep = NextStep | 'unknown'

/** How far a seller is in the onboarding; the source of the step keys in local storage. */
export type Progress = z.infer<typeof progressSchema>

export const beginning = (sellerId: string): Progress => ({
  sellerId,
  nextStep: 'unknown',
  step: firstStep,
  reached: firstStep,
})

/**
 * What the backend expects after a sign-in: the later of the step it names and the one that its acceptances from this device
 * lead to, since some backends name the last step done, or always the same. If neither is known, the first step: it is
 * never out of order.
 */
export function expectedAfterSignIn(word: ExpectedStep, known: ExpectedStep): NextStep {
  if (known === 'unknown') return word === 'unknown' ? firstStep : word
  return word === 'unknown' ? known : laterStep(word, known)
}

/**
 * The highest step that may be opened: what the backend expects next, or the step after one that was saved on this device.
 * The stored `reached` counts only while the backend's step is unknown: a row on the device proves nothing.
 */
export function reachedStep({ nextStep, reached }: Progress, submissions: readonly Submission[]): OnboardingStep {
  const saved = stepsOf(submissions)
    .filter(({ state }) => state !== 'rejected')
    .flatMap(({ step }) => (step === null ? [] : [stepAfter(step)]))
  const furthest = saved.reduce<NextStep>(laterStep, nextStep === 'unknown' ? reached : nextStep)
  return furthest === 'complete' ? lastStep : furthest
}

/** Reads a seller's progress; a row that cannot be read counts as none. */
export async function readProgress(database: OutboxDatabase, sellerId: string): Promise<Progress | null> {
  const parsed = progressSchema.safeParse(await database.progress.get(sellerId))
  return parsed.success ? parsed.data : null
}

/** Changes a seller's progress in one transaction, from what is stored or from the beginning. */
export function changeProgress(
  database: OutboxDatabase,
  sellerId: string,
  change: (progress: Progress) => Progress,
): PromiseLike<Progress> {
  return database.transaction('rw', database.progress, async () => {
    const next = change((await readProgress(database, sellerId)) ?? beginning(sellerId))
    await database.progress.put(next)
    return next
  })
}

/** Moves the seller's progress once the backend has a step; other commands move nothing. */
export async function markAccepted(database: OutboxDatabase, { sellerId, step }: Pick<Submission, 'sellerId' | 'step'>): Promise<void> {
  if (step === null) return
  await changeProgress(database, sellerId, (progress) => ({
    ...progress,
    nextStep: progress.nextStep === 'unknown' ? stepAfter(step) : laterStep(progress.nextStep, stepAfter(step)),
  }))
}
