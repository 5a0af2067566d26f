import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { lastStep } from '@/contract/steps'
import { learnMobile } from '@/features/access/registered-mobile'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { useTransport } from '@/transport/transport-context'

const currentStep = (): number | undefined => session.readPosition()?.step

/**
 * The signature is sent with the mobile number: if the sign-in did not learn it, it is asked for again at that step (SIGN-02).
 * @returns a function that asks once more, for example when the seller wants to sign
 */
export function useMobileForSignature(): () => void {
  const transport = useTransport()
  const { kind, mobile } = useSession()
  const connection = useConnectionState()
  const step = useSyncExternalStore(session.subscribe, currentStep)
  const asks = kind === 'signed-in' && mobile === null && step === lastStep && connection === 'online'

  const ask = useCallback(() => void learnMobile({ transport, session }), [transport])

  useEffect(() => {
    if (asks) ask()
  }, [asks, ask])

  return ask
}
