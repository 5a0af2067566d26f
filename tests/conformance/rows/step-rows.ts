import { stepEndpoints } from '@/contract/endpoints'
import { firstStep, onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { accepted } from '../checks'
import { acceptance, refusal, row, wrongBodies, type ConformanceRow, type RequirementId } from '../conformance-row'
import { knownSeller, onboardSeller, registerSeller, sellerAt, sendStep, stepBodyOf } from '../sellers'

const requirementOf: Readonly<Record<OnboardingStep, RequirementId>> = {
  3: 'GST-05',
  4: 'BANK-02',
  5: 'ADDR-03',
  6: 'SHIP-03',
  7: 'SIGN-02',
}

const day = 24 * 60 * 60_000

/** What every step promises. */
const rowsOf = (step: OnboardingStep): readonly ConformanceRow[] => {
  const name = stepEndpoints[step]
  const requirement = requirementOf[step]
  return [
    acceptance(name, {
      id: `step${step}-saved`,
      source: 'specification',
      requirements: [requirement],
      title: `a signed-in seller saves step ${step}, with every step before it saved`,
      async send(context) {
        return sendStep(context, step, await sellerAt(context, step))
      },
    }),
    row(name, {
      id: `step${step}-saved-again`,
      source: 'specification',
      requirements: [requirement, 'ONB-02', 'ONB-03'],
      title: `a seller who has saved step ${step} goes back and saves it again`,
      expected: 'accepted both times',
      async run(context) {
        const seller = await sellerAt(context, step)
        accepted(name, await sendStep(context, step, seller))
        accepted(name, await sendStep(context, step, seller))
      },
    }),
    refusal(name, {
      id: `step${step}-without-token`,
      requirements: ['BACKEND-06', 'ROUTE-08'],
      title: 'the token is missing or made up',
      status: 401,
      async send(context) {
        const seller = await knownSeller(context)
        const body = stepBodyOf(step, seller)
        return [await context.call(name, body), await context.call(name, body, { token: 'made-up' })]
      },
    }),
    refusal(name, {
      id: `step${step}-bad-body`,
      requirements: ['BACKEND-04', requirement],
      title: 'the body lacks a field or holds something else in it',
      status: 400,
      async send(context) {
        const seller = await sellerAt(context, step)
        const bodies = wrongBodies(stepBodyOf(step, seller))
        return Promise.all(bodies.map((body) => sendStep(context, step, seller, { body })))
      },
    }),
  ]
}

const outOfTurnRow = (step: OnboardingStep): ConformanceRow =>
  refusal(stepEndpoints[step], {
    id: `step${step}-before-its-turn`,
    requirements: ['ONB-02', 'QUEUE-02'],
    title: 'a step before it is not saved yet',
    status: 409,
    async send(context) {
      const seller = await onboardSeller(context, firstStep)
      return sendStep(context, step, seller)
    },
  })

/** Step 7 is excluded because its body contains no seller id. */
const otherSellerRow = (step: Exclude<OnboardingStep, 7>): ConformanceRow =>
  refusal(stepEndpoints[step], {
    id: `step${step}-of-another-seller`,
    requirements: ['QUEUE-06', 'BACKEND-06'],
    title: 'the seller id is that of another seller than the token',
    status: 403,
    async send(context) {
      const seller = await onboardSeller(context, step)
      const other = await registerSeller(context)
      return sendStep(context, step, seller, { body: stepBodyOf(step, other) })
    },
  })

const namingSteps = [3, 4, 5, 6] as const

export const stepRows: readonly ConformanceRow[] = [
  ...onboardingSteps.flatMap(rowsOf),
  ...onboardingSteps.filter((step) => step !== firstStep).map(outOfTurnRow),
  ...namingSteps.map(otherSellerRow),
  refusal('step3', {
    id: 'session-ends',
    requirements: ['ROUTE-08'],
    title: 'the token was given a day ago',
    status: 401,
    async send(context) {
      const seller = await onboardSeller(context, 3)
      await context.pass(day)
      return sendStep(context, 3, seller)
    },
  }),
]
