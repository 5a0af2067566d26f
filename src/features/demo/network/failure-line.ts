import { stepEndpoints, type EndpointName, type StepEndpointName } from '@/contract/endpoints'
import type { NewFailure } from '@/contract/presenter/network'
import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { networkTexts as texts } from './texts'

const isStep = (name: EndpointName): name is StepEndpointName => onboardingSteps.some((step) => stepEndpoints[step] === name)

/** What an endpoint is called in the presenter's list: a step's by the step. */
export function endpointTitle(name: EndpointName): string {
  if (!isStep(name)) return texts.endpoint(name)
  return onboardingSteps.filter((step) => stepEndpoints[step] === name).map((step) => stepNames[step]).join('')
}

/** What a planned failure will do: what was chosen, side by side, since no sentence could be made of parts in every language. */
export const failureLine = ({ failure, target, share }: NewFailure): string =>
  [texts.shares[share], ...(target === 'any' ? [] : [endpointTitle(target)]), texts.failures[failure]].join(' · ')
