import { useId } from 'react'
import type { Scenario } from '@/contract/presenter/actions'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ConsoleSection } from './console-section'
import type { PresenterActions } from './presenter-actions'
import { scenarioPlayId, usePlay } from './play-store'
import { ReadyAccounts } from './ready-accounts'
import { demoTexts as texts } from './texts'

interface StartSectionProps {
  readonly presenter: PresenterActions
  readonly onPlayed?: (() => void) | undefined
}

/** The scenarios: states of the product that one tap starts from (DEMO-02). */
export function StartSection({ presenter, onPlayed }: StartSectionProps) {
  const { state, play } = usePlay(presenter)
  async function start(scenario: Scenario): Promise<void> {
    if (await play(scenarioPlayId(scenario), scenario.actions)) onPlayed?.()
  }

  return (
    <ConsoleSection name="start">
      <p className="text-hint text-muted-foreground">{texts.scenariosHelp}</p>
      <ul className="flex flex-col gap-4">
        {presenter.service.scenarios.map((scenario) => {
          const own = state.kind !== 'resting' && state.id === scenarioPlayId(scenario)
          return (
            <li key={scenario.id} className="flex flex-col gap-2">
              <ScenarioButton
                scenario={scenario}
                starting={own && state.kind === 'playing'}
                held={!own && state.kind === 'playing'}
                onStart={() => void start(scenario)}
              />
              {own && state.kind === 'failed' && (
                <Alert variant="destructive" role="alert">
                  {texts.playFailed}
                </Alert>
              )}
            </li>
          )
        })}
      </ul>
      <ReadyAccounts service={presenter.service} />
    </ConsoleSection>
  )
}

interface ScenarioButtonProps {
  readonly scenario: Scenario
  readonly starting: boolean
  readonly held: boolean
  readonly onStart: () => void
}

/** The description stands below the button, so that the button's accessible name is just its label. */
function ScenarioButton({ scenario, starting, held, onStart }: ScenarioButtonProps) {
  const id = useId()
  return (
    <div>
      <Button
        variant="outline"
        size="compact"
        className="w-full"
        aria-describedby={id}
        busy={starting}
        busyLabel={texts.doing}
        disabled={held}
        onClick={onStart}
      >
        {scenario.title}
      </Button>
      <p id={id} className="mt-1 text-sm text-muted-foreground">
        {scenario.description}
        <span className="block font-mono break-all">?scenario={scenario.id}</span>
      </p>
    </div>
  )
}
