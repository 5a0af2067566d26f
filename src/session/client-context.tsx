import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { session } from './browser-session'

/** What the screens share of the seller (section 3 of the specification). */
interface ClientContextValue {
  /** Read from storage when the screens behind the sign-in start. */
  readonly sellerId: string | null
  /** The step that the seller had on screen last; 1, registration, until there was one. */
  readonly stepProgress: number
  setStepProgress(step: number): void
}

const ClientContext = createContext<ClientContextValue | null>(null)

export function ClientProvider({ children }: { readonly children: ReactNode }) {
  const [sellerId] = useState(() => session.read().sellerId)
  const [stepProgress, setStepProgress] = useState(1)
  const value = useMemo(() => ({ sellerId, stepProgress, setStepProgress }), [sellerId, stepProgress])
  return <ClientContext value={value}>{children}</ClientContext>
}

export function useClient(): ClientContextValue {
  const client = use(ClientContext)
  if (client === null) throw new Error('ClientProvider is missing above this component')
  return client
}
