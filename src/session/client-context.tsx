import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useSession } from './use-session'

/** What the screens share of the seller (section 3 of the specification). */
interface ClientContextValue {
  /** The seller to whom the screens behind the sign-in belong, for as long as they are open. */
  readonly sellerId: string | null
  /** The step that the seller had on screen last; 1, registration, until there was one. */
  readonly stepProgress: number
  setStepProgress(step: number): void
}

const ClientContext = createContext<ClientContextValue | null>(null)

/** Remounts the screens when another seller signs in, so that nothing on them passes from one seller to the next. */
export function ClientProvider({ children }: { readonly children: ReactNode }) {
  const { kind, sellerId } = useSession()
  const [owner, setOwner] = useState(sellerId)
  // A sign-out changes nothing here: until the router redirects the seller, she sees what she was being told.
  if (kind === 'signed-in' && sellerId !== null && sellerId !== owner) setOwner(sellerId)
  return (
    <OfOneSeller key={owner} sellerId={owner}>
      {children}
    </OfOneSeller>
  )
}

function OfOneSeller({ sellerId, children }: Pick<ClientContextValue, 'sellerId'> & { readonly children: ReactNode }) {
  const [stepProgress, setStepProgress] = useState(1)
  const value = useMemo(() => ({ sellerId, stepProgress, setStepProgress }), [sellerId, stepProgress])
  return <ClientContext value={value}>{children}</ClientContext>
}

export function useClient(): ClientContextValue {
  const client = use(ClientContext)
  if (client === null) throw new Error('ClientProvider is missing above this component')
  return client
}
