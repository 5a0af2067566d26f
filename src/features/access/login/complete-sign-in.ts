import { isOnboardingStep } from '@/contract/steps'
import { resumeStep, type Identifier } from '@/domain/login'
import type { LoadOutbox } from '@/outbox/outbox-context'
import { safeReturnPath } from '@/session/return-path'
import type { SessionStore, StepPosition } from '@/session/session'
import type { Transport } from '@/transport/transport'
import { learnMobile } from '../registered-mobile'

/** What a successful sign-in answers. */
export interface SignInAnswer {
  readonly token: string
  readonly sellerId: string
  readonly currentStep?: unknown
}

interface SignInRequest {
  readonly identifier: Identifier
  /** The address first asked for; not to be trusted. */
  readonly returnTo: string | undefined
}

interface SignInTools {
  readonly transport: Pick<Transport, 'call'>
  readonly session: Pick<SessionStore, 'read' | 'signIn' | 'rememberMobile' | 'writePosition'>
  readonly loadOutbox: LoadOutbox
}

/**
 * Begins the session of a seller who signed in, and tells the address to go to (LOGIN-09, LOGIN-10).
 * Nothing but the answer itself is waited for: a device without a store only leaves less to resume, and the mobile
 * number comes when it comes.
 */
export async function completeSignIn(
  answer: SignInAnswer,
  { identifier, returnTo }: SignInRequest,
  { transport, session, loadOutbox }: SignInTools,
): Promise<string> {
  const { token, sellerId } = answer
  const nextStep = resumeStep(answer.currentStep)
  const position = await openSteps(sellerId, nextStep, loadOutbox)
  const before = session.read()
  const knownMobile = before.sellerId === sellerId ? before.mobile : null
  session.signIn({ token, sellerId, mobile: identifier.kind === 'mobile' ? identifier.mobile : knownMobile })
  if (identifier.kind === 'email') void learnMobile({ transport, session })
  if (!isOnboardingStep(nextStep)) return safeReturnPath(returnTo) ?? '/dashboard'
  session.writePosition(position ?? { step: nextStep, furthest: nextStep })
  return '/registrationdetails'
}

async function openSteps(
  sellerId: string,
  nextStep: ReturnType<typeof resumeStep>,
  loadOutbox: LoadOutbox,
): Promise<StepPosition | null> {
  try {
    const outbox = await loadOutbox()
    const stored = await outbox.signIn(sellerId, nextStep)
    return stored.kind === 'stored' ? { step: stored.value.step, furthest: stored.value.reached } : null
  } catch {
    return null
  }
}
