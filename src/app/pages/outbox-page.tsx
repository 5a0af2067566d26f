import { OutboxScreen, type ToldDecision } from '@/features/outbox/outbox-screen'
import { SignedOutWaiting } from '@/features/outbox/signed-out-waiting'
import { lazyParts } from '@/lazy/lazy-part'
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

// Loaded only for a card that asks for a decision. On a new phone it is not known yet that the marketplace offers orders.
const Decision = lazyParts(async () => {
  await Promise.all([sourceOf('orders').prepare(), prepareModules()])
  return import('@/features/orders/clash-in-queue')
})

const decideAboutOrder: ToldDecision = (orderId, otherwise, tell) => (
  // While this loads, the actions of other cards are not offered: they would change under the finger. If it cannot be loaded, it
  // is unknown whether sales are numbered: a number is then drawn if this device has a series (LAW-05).
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
