import type { ReactNode } from 'react'
import { PageHead } from '@/ui/page-head'
import { ClockSection } from './clock/clock-section'
import { ConsoleContext } from './console-section'
import type { PresenterActions } from './presenter-actions'
import { JumpBar } from './jump-bar'
import { LogSection } from './log/log-section'
import { MessageInbox } from './message-inbox'
import { NetworkSection } from './network/network-section'
import { ScriptSection } from './script/script-section'
import { SetAside } from './set-aside'
import { StartSection } from './start-section'
import { StateSection } from './state/state-section'
import { demoTexts as texts } from './texts'
import { UnknownScenario } from './unknown-scenario'

interface DemoScreenProps {
  readonly presenter: PresenterActions
  /** The choice of the backend. */
  readonly backendChoice: ReactNode
  /** Called after a line or a scenario was played, which may have navigated away from here. */
  readonly onPlayed?: () => void
}

const place = { prefix: 'demo-page', level: 2 } as const

/** The same console as a page: the controls at the left, messages and log at the right. */
export function DemoScreen({ presenter, backendChoice, onPlayed }: DemoScreenProps) {
  const { service } = presenter
  return (
    <ConsoleContext value={place}>
      <div className="gutter flex w-full max-w-shell flex-col gap-6 pt-6 pb-12">
        <div>
          <PageHead title={texts.pageTitle}>{texts.intro}</PageHead>
          <JumpBar className="-mx-(--gutter) mt-2 px-(--gutter) text-primary md:gap-x-2 lg:hidden" />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(26rem,2fr)]">
          <div className="flex min-w-0 flex-col gap-8">
            <UnknownScenario presenter={presenter} />
            <SetAside service={service} />
            <ScriptSection presenter={presenter} onPlayed={onPlayed} />
            <StartSection presenter={presenter} onPlayed={onPlayed} />
            <NetworkSection presenter={presenter} />
            <ClockSection service={service} />
            <StateSection presenter={presenter} />
            {backendChoice}
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <MessageInbox service={service} />
            <LogSection service={service} />
          </div>
        </div>
      </div>
    </ConsoleContext>
  )
}
