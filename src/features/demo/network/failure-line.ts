import { stepEndpoints, type EndpointName, type StepEndpointName } from '@/contract/endpoints'
import type { NewFailure } from '@/contract/presenter/network'
import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { networkTexts as texts } from './texts'

const isStep = (name: EndpointName): name is StepEndpointName => onboardingSteps.some((step) => stepEndpoints[step] === name)

/** The name of an endpoint in the presenter's list; a step's endpoint is called like the step. */
export function endpointTitle(name: EndpointName): string {
  if (!isStep(name)) return texts.endpoint(name)
  return onboardingSteps.filter((step) => stepEndpoints[step] === name).map((step) => stepNames[step]).join('')
}

/** The choices of a planned failure, side by side: a sentence built from parts would not work in every language. */
export const failureLine = ({ failure, target, share }: NewFailure): string =>
  [texts.shares[share], ...(target === 'any' ? [] : [endpointTitle(target)]), texts.failures[failure]].join(' · ')
