import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { scenarioWords, stepScenarioWords } from './scenarios'
import { scriptWords } from './script'
import { serviceWords } from './service'

const atStep = readyAccounts.flatMap(({ id, name, nextStep }) => (nextStep === 'complete' ? [] : [[id, stepScenarioWords(name, nextStep)] as const]))

/** What the in-browser service and its presenter's script say. */
export const words = {
  'mocks/engine': serviceWords.texts,
  'mocks/engine#channelNames': serviceWords.channelNames,
  'mocks/engine#fieldNames': serviceWords.fieldNames,
  'mocks/scenarios': { ...scenarioWords, ...Object.fromEntries(atStep) },
  'mocks/scenarios/script': scriptWords,
}
