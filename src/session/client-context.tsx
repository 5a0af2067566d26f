import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useSession } from './use-session'

/** What the screens share of the seller (section 3 of the specification). */
interface ClientContextValue {
  /** Whose the screens behind the sign-in are, for as long as they are open. */
  readonly sellerId: string | null
  /** The step that the seller had on screen last; 1, registration, until there was one. */
  readonly stepProgress: number
  setStepProgress(step: number): void
}

const ClientContext = createContext<ClientContextValue | null>(null)

/** The screens begin anew for another seller who signed in meanwhile: nothing on them passes from one to the next. */
export function ClientProvider({ children }: { readonly children: ReactNode }) {
  const { kind, sellerId } = useSession()
  const [owner, setOwner] = useState(sellerId)
  // Whoever is gone is led away, with what she was being told.
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
