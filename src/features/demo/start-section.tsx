import { useId } from 'react'
import type { Scenario } from '@/contract/presenter/actions'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { cn } from '@/ui/cn'
import { Spinner } from '@/ui/spinner'
import { ConsoleSection } from './console-section'
import type { PresenterActions } from './presenter-actions'
import { scenarioPlayId, usePlay } from './play-store'
import { ReadyAccounts } from './ready-accounts'
import { demoTexts as texts } from './texts'

interface StartSectionProps {
  readonly presenter: PresenterActions
  readonly onPlayed?: (() => void) | undefined
}

/** The states of the product that can be stood in at once, with one tap (DEMO-02). */
export function StartSection({ presenter, onPlayed }: StartSectionProps) {
  const { state, play } = usePlay(presenter)
  async function start(scenario: Scenario): Promise<void> {
    if (await play(scenarioPlayId(scenario), scenario.actions)) onPlayed?.()
  }

  return (
    <ConsoleSection name="start">
      <p className="text-hint text-muted-foreground">{texts.scenariosHelp}</p>
      <ul className="flex flex-col gap-2">
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

/** Named by its title alone, described by the rest. */
function ScenarioButton({ scenario, starting, held, onStart }: ScenarioButtonProps) {
  const id = useId()
  return (
    <button
      type="button"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-more`}
      aria-busy={starting || undefined}
      aria-disabled={starting || undefined}
      disabled={held}
      className={cn(
        buttonVariants({ variant: 'outline', size: 'compact' }),
        'w-full justify-start text-left',
      )}
      onClick={starting ? undefined : onStart}
    >
      <span className="min-w-0 grow">
        <span id={`${id}-title`}>{scenario.title}</span>
        <span id={`${id}-more`} className="block text-sm font-normal text-muted-foreground">
          {scenario.description}
          <span className="block font-mono break-all">?scenario={scenario.id}</span>
        </span>
      </span>
      {starting && <Spinner className="ml-auto" />}
    </button>
  )
}
