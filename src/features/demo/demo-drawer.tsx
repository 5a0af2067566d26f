import type { ReactNode } from 'react'
import { Drawer } from '@/ui/drawer'
import { ConnectionSwitch } from './connection-switch'
import type { DemoService } from './demo-service'
import { MessageInbox } from './message-inbox'
import { ReadyAccounts } from './ready-accounts'
import { demoTexts as texts } from './texts'

interface DemoDrawerProps {
  readonly id: string
  readonly service: DemoService
  /** The way to the other backend. */
  readonly backendChoice: ReactNode
  readonly onClose: () => void
}

/** The presenter's drawer. */
export function DemoDrawer({ id, service, backendChoice, onClose }: DemoDrawerProps) {
  return (
    <Drawer id={id} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <MessageInbox service={service} />
      <ConnectionSwitch service={service} />
      <ReadyAccounts service={service} />
      {backendChoice}
      <p className="text-hint text-muted-foreground">{texts.intro}</p>
    </Drawer>
  )
}
