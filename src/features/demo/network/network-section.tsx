import type { PresenterService } from '@/contract/presenter/service'
import { ConsoleSection, SubHeading } from '../console-section'
import { NotKept } from '../not-kept'
import { useConditions, useServiceAct } from '../use-service'
import { ConnectionSwitch } from './connection-switch'
import { FailurePlanner } from './failure-planner'
import { PlannedFailures } from './planned-failures'
import { networkTexts as texts } from './texts'

/** How the network behaves between the app and the service. */
export function NetworkSection({ service }: { readonly service: PresenterService }) {
  const { network, failures } = useConditions(service)
  const { failed, perform } = useServiceAct(service)
  return (
    <ConsoleSection name="network">
      <ConnectionSwitch network={network} onChange={(to) => perform({ kind: 'set-network', network: to })} />
      <SubHeading>{texts.makeFail}</SubHeading>
      <FailurePlanner onPlan={(plan) => perform({ kind: 'plan-failure', plan })} />
      <PlannedFailures failures={failures} onRemove={(id) => perform({ kind: 'drop-failure', id })} />
      <NotKept failed={failed} />
    </ConsoleSection>
  )
}
