import { OutboxScreen } from '@/features/outbox/outbox-screen'
import { SignedOutWaiting } from '@/features/outbox/signed-out-waiting'
import { useSession } from '@/session/use-session'
import { chosenBackend, hasDemo } from '../backend'
import { Content } from './content'
import { HeaderBar } from './header-bar'
import { PortalFrame } from './portal-layout'

const target = {
  backend: chosenBackend.kind,
  sendsKeys: (hasDemo && chosenBackend.kind === 'demo') || import.meta.env.VITE_SEND_IDEMPOTENCY_KEY !== 'off',
}

/** What waits on this device: the list for the seller it belongs to, only its length for anybody else. */
export function OutboxPage() {
  const current = useSession()
  if (current.kind === 'signed-in')
    return (
      <PortalFrame>
        <OutboxScreen sellerId={current.sellerId} target={target} />
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
