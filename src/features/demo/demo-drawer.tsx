import { useMemo, type ReactNode } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { Drawer } from '@/ui/drawer'
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

interface DemoDrawerProps {
  readonly id: string
  readonly presenter: PresenterActions
  /** The choice of the backend. */
  readonly backendChoice: ReactNode
  readonly onClose: () => void
}

/** The presenter's drawer: the whole console in one column. */
export function DemoDrawer({ id, presenter, backendChoice, onClose }: DemoDrawerProps) {
  // No screen re-renders the drawer, so it subscribes to the language itself.
  useLanguage()
  const { service } = presenter
  const place = useMemo(() => ({ prefix: id, level: 3 }) as const, [id])
  return (
    <ConsoleContext value={place}>
      <Drawer id={id} title={texts.title} closeLabel={texts.close} onClose={onClose} bar={<JumpBar className="justify-between md:gap-x-2 md:px-3" />}>
        <UnknownScenario presenter={presenter} />
        <SetAside service={service} />
        <ScriptSection presenter={presenter} />
        <MessageInbox service={service} />
        <StartSection presenter={presenter} />
        <NetworkSection presenter={presenter} />
        <ClockSection service={service} />
        <StateSection presenter={presenter} />
        {backendChoice}
        <LogSection service={service} />
        <p className="text-hint text-muted-foreground">{texts.intro}</p>
      </Drawer>
    </ConsoleContext>
  )
}
