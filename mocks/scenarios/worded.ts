import { catalogue } from '@/catalogues/catalogue'
import { perLanguage } from '@/catalogues/per-language'
import type { Scenario, ScriptLine } from '@/contract/presenter/actions'
import { scenarios } from './scenarios'
import { script } from './script'

/** The texts in other languages, by id; the English ones are in the scenarios and the script's lines themselves. */
const scenarioTexts = catalogue<Readonly<Partial<Record<string, Pick<Scenario, 'title' | 'description'>>>>>('mocks/scenarios', {})
const scriptTexts = catalogue<Readonly<Partial<Record<string, Pick<ScriptLine, 'title' | 'say' | 'show'>>>>>('mocks/scenarios/script', {})

export const wordedScenarios = perLanguage((): readonly Scenario[] => scenarios.map((scenario) => ({ ...scenario, ...scenarioTexts[scenario.id] })))
export const wordedScript = perLanguage((): readonly ScriptLine[] => script.map((line) => ({ ...line, ...scriptTexts[line.id] })))
