import type { ReactNode } from 'react'
import { OutboxContext } from '@/outbox/outbox-context'
import { ConnectivityContext } from '@/connectivity/connectivity-context'
import { TransportContext } from '@/transport/transport-context'
import { connectivity, loadOutbox, transport } from './services'

/** Gives the screens what they may use of the long-lived parts. */
export function ServicesProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ConnectivityContext value={connectivity}>
      <TransportContext value={transport}>
        <OutboxContext value={loadOutbox}>{children}</OutboxContext>
      </TransportContext>
    </ConnectivityContext>
  )
}
