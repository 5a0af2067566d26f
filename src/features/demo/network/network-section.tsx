import { startTransition, useOptimistic } from 'react'
import type { Network } from '@/contract/presenter/network'
import { ConsoleSection, SubHeading } from '../console-section'
import { NotKept } from '../not-kept'
import type { PresenterActions } from '../presenter-actions'
import { useConditions, useServiceAction } from '../use-service'
import { ConnectionSwitch } from './connection-switch'
import { FailurePlanner } from './failure-planner'
import { PlannedFailures } from './planned-failures'
import { networkTexts as texts } from './texts'

/** How the network behaves between the app and the service. */
export function NetworkSection({ presenter: { service, endpoints } }: { readonly presenter: PresenterActions }) {
  const { network, failures } = useConditions(service)
  const { failed, dispatch } = useServiceAction(service)
  // A switch shows its new position at once, and falls back if it could not be kept.
  const [position, show] = useOptimistic(network)
  const turn = (to: Network): void =>
    startTransition(async () => {
      show(to)
      await dispatch({ kind: 'set-network', network: to })
    })
  return (
    <ConsoleSection name="network">
      <ConnectionSwitch network={position} onChange={turn} />
      <SubHeading>{texts.makeFail}</SubHeading>
      <FailurePlanner endpoints={endpoints} failures={failures} onPlan={(plan) => void dispatch({ kind: 'plan-failure', plan })} />
      <PlannedFailures failures={failures} onRemove={(id) => void dispatch({ kind: 'drop-failure', id })} />
      <NotKept failed={failed} />
    </ConsoleSection>
  )
}
