import { OutboxScreen, type ToldDecision } from '@/features/outbox/outbox-screen'
import { SignedOutWaiting } from '@/features/outbox/signed-out-waiting'
import { lateParts } from '@/late/late-part'
import { ModulesContext } from '@/resources/modules'
import type { StorageRoom } from '@/storage/storage-room'
import { useSession } from '@/session/use-session'
import { chosenBackend, hasDemo } from '../backend'
import { sourceOf } from '../resource-sources'
import { modulesSource, prepareModules } from '../seller-modules'
import { Content } from '../shell/content'
import { HeaderBar } from '../shell/header-bar'
import { PortalFrame } from '../shell/portal-layout'

const target = {
  backend: chosenBackend.kind,
  sendsKeys: (hasDemo && chosenBackend.kind === 'demo') || import.meta.env.VITE_SEND_IDEMPOTENCY_KEY !== 'off',
}

// Fetched for a card that asks for a decision, and else not. A new phone has not heard yet that the marketplace has orders.
const Decision = lateParts(async () => {
  await Promise.all([sourceOf('orders').prepare(), prepareModules()])
  return import('@/features/orders/clash-in-queue')
})

const decideAboutOrder: ToldDecision = (orderId, otherwise, tell) => (
  // What can be done with any is not offered while this is fetched: it would change under the finger. Without it, nobody knows
  // whether sales have numbers, and one that lies here is drawn (LAW-05).
  <Decision missing={otherwise(true)}>
    {({ ClashInQueue }) => (
      <ModulesContext value={modulesSource}>
        <ClashInQueue orderId={orderId} orders={sourceOf('orders')} otherwise={otherwise} tell={tell} />
      </ModulesContext>
    )}
  </Decision>
)

/** What waits on this device: the list for the seller it belongs to, only its length for anybody else. */
export function OutboxPage({ room }: { readonly room: StorageRoom | null }) {
  const current = useSession()
  if (current.kind === 'signed-in')
    return (
      <PortalFrame>
        <OutboxScreen key={current.sellerId} sellerId={current.sellerId} target={target} decision={decideAboutOrder} room={room} />
      </PortalFrame>
    )
  return (
    <>
      <HeaderBar />
      <Content className="gutter pt-6 pb-12">
        <SignedOutWaiting />
      </Content>
    </>
  )
}
