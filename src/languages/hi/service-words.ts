import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { contract } from './contract'
import { scenarioWords, stepScenarioWords } from './service-scenarios'
import { scriptWords } from './service-script'
import { serviceWords } from './service'
import { trackWords } from './service-track'

const atStep = readyAccounts.flatMap(({ id, name, nextStep }) => (nextStep === 'complete' ? [] : [[id, stepScenarioWords(name, nextStep)] as const]))

/** What the service and the presenter's script say, the contract's own words among them. */
export const words = {
  ...contract,
  'mocks/engine': serviceWords.texts,
  'mocks/engine#channelNames': serviceWords.channelNames,
  'mocks/engine#fieldNames': serviceWords.fieldNames,
  'mocks/market': trackWords,
  'mocks/scenarios': { ...scenarioWords, ...Object.fromEntries(atStep) },
  'mocks/scenarios/script': scriptWords,
}
