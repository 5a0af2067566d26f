import { stepEndpoints, type EndpointName, type StepEndpointName } from '@/contract/endpoints'
import type { NewFailure } from '@/contract/presenter/network'
import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/step-texts'
import { networkTexts as texts } from './texts'

const isStep = (name: EndpointName): name is StepEndpointName => onboardingSteps.some((step) => stepEndpoints[step] === name)

/** What an endpoint is called in the presenter's list: a step's by the step. */
export function endpointTitle(name: EndpointName): string {
  if (!isStep(name)) return texts.endpoint(name)
  return onboardingSteps.filter((step) => stepEndpoints[step] === name).map((step) => stepNames[step]).join('')
}

/** What a planned failure will do, in a sentence. */
export function failureSentence({ failure, target, share }: NewFailure): string {
  return texts.failureSentence(share, target === 'any' ? null : endpointTitle(target), failure)
}
