import { stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Answer } from '../backend-under-test'
import { accepted, namesATime, sameAnswer } from '../checks'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { sellerAt, otherStepBodyOf, sendStep } from '../sellers'
import { must } from '../verdict'

export const newKey = (): string => crypto.randomUUID()

export const keyRequirements = ['QUEUE-02', 'BACKEND-06'] as const

/** While one request of a key is processed, concurrent ones get a 409; afterwards they get its answer. @returns false for the 409 */
function waitsOr(step: OnboardingStep, answer: Answer): boolean {
  if (answer.status !== 409) {
    accepted(stepEndpoints[step], answer)
    return true
  }
  namesATime(answer)
  return false
}

const rowsOf = (step: OnboardingStep): readonly ConformanceRow[] => {
  const name = stepEndpoints[step]
  return [
    row(name, {
      id: `step${step}-key-again`,
      source: 'decision',
      requirements: keyRequirements,
      title: `step ${step} is sent twice with the same Idempotency-Key and the same body`,
      expected: 'accepted, and the first answer again',
      async run(context) {
        const seller = await sellerAt(context, step)
        const key = newKey()
        const first = await sendStep(context, step, seller, { key })
        accepted(name, first)
        sameAnswer(first, await sendStep(context, step, seller, { key }))
      },
    }),
    refusal(name, {
      id: `step${step}-key-other-body`,
      requirements: keyRequirements,
      title: 'the Idempotency-Key was used before with another body',
      status: 422,
      async send(context) {
        const seller = await sellerAt(context, step)
        const key = newKey()
        accepted(name, await sendStep(context, step, seller, { key }))
        return [
          await sendStep(context, step, seller, { key, body: otherStepBodyOf(step, seller) }),
          await sendStep(context, step, seller, { key, body: {} }),
        ]
      },
    }),
    row(name, {
      id: `step${step}-key-at-once`,
      source: 'decision',
      requirements: keyRequirements,
      title: `step ${step} is sent twice at once with the same Idempotency-Key and the same body, and once more afterwards`,
      expected: 'at least one is accepted, any other gets the same answer or 409 with Retry-After; afterwards the same answer',
      async run(context) {
        const seller = await sellerAt(context, step)
        const key = newKey()
        const send = (): Promise<Answer> => sendStep(context, step, seller, { key })
        const done = (await Promise.all([send(), send()])).filter((answer) => waitsOr(step, answer))
        const [first] = done
        must(first !== undefined, 'neither was accepted')
        for (const answer of [...done, await send()]) sameAnswer(first, answer)
      },
    }),
  ]
}

/** What every step does with a key. */
export const idempotencyRows: readonly ConformanceRow[] = onboardingSteps.flatMap(rowsOf)
