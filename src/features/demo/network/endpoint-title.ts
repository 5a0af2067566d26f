import { stepEndpoints, type EndpointName, type StepEndpointName } from '@/contract/endpoints'
import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/step-texts'
import { networkTexts } from './texts'

const isStep = (name: EndpointName): name is StepEndpointName => onboardingSteps.some((step) => stepEndpoints[step] === name)

/** What an endpoint is called in the presenter's list: a step's by the step. */
export function endpointTitle(name: EndpointName): string {
  if (!isStep(name)) return networkTexts.endpoint(name)
  return onboardingSteps.filter((step) => stepEndpoints[step] === name).map((step) => stepNames[step]).join('')
}
