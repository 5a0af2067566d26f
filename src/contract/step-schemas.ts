import { z } from './schema'
import { onboardingSteps } from './steps'

export const onboardingStepSchema = z.literal(onboardingSteps)

export const nextStepSchema = z.union([onboardingStepSchema, z.literal('complete')])
