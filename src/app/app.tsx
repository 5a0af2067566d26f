import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { ConnectivityContext } from '@/connectivity/connectivity-context'
import { OutboxContext } from '@/outbox/outbox-context'
import { TransportContext } from '@/transport/transport-context'
import { router } from './router'
import { connectivity, loadOutbox, transport } from './services'

/** The whole product as one tree, with what its screens may use; rendered in the browser, and for some addresses at build as well. */
export function App() {
  return (
    <StrictMode>
      <ConnectivityContext value={connectivity}>
        <TransportContext value={transport}>
          <OutboxContext value={loadOutbox}>
            <RouterProvider router={router} />
          </OutboxContext>
        </TransportContext>
      </ConnectivityContext>
    </StrictMode>
  )
}
