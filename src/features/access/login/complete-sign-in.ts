import type { SignInAnswer } from '@/contract/access-answers'
import { isOnboardingStep } from '@/contract/steps'
import type { Identifier } from '@/domain/access/login'
import type { LoadOutbox } from '@/outbox/outbox-context'
import { safeReturnPath } from '@/session/return-path'
import type { Progress } from '@/outbox/progress'
import type { EndedSessions } from '@/session/ended-sessions'
import { hasSignedInSince, type Session, type SessionStore } from '@/session/session'
import { removeSharedPicturesInTime } from '@/storage/shared-pictures-cache'
import type { Transport } from '@/transport/transport-context'
import { catalogue } from '@/catalogues/catalogue'
import { failureMessages } from '@/contract/messages'
import { wordsOr } from '../server-words'
import { learnMobile } from '../registered-mobile'
import { forgetBegun, forgetRegistration } from '../forget-registration'

export const completeSignInTexts = catalogue('features/access/login/complete-sign-in', {
  sellerUnknown:
    'Login failed. The server let you in, but did not say which seller you are, so nothing could be saved for you. Please tell the marketplace.',
  anotherSeller: 'Another seller has logged in on this device meanwhile, and stays logged in. To log in yourself, press Continue again.',
})

/** The message for an answer that signed nobody in (LOGIN-08). */
export const whyNotSignedIn = (answer: Exclude<SignInAnswer, SignedIn>): string =>
  answer.kind === 'refused' ? wordsOr(failureMessages.login, answer.message) : completeSignInTexts.sellerUnknown

type SignedIn = Extract<SignInAnswer, { kind: 'signed-in' }>

interface SignInRequest {
  readonly identifier: Identifier
  /** The address that was first asked for; untrusted input. */
  readonly returnTo: string | undefined
  /** The session at the moment of the press, if somebody may have signed in since. */
  readonly pressedIn?: Session
}

interface SignInTools {
  readonly transport: Pick<Transport, 'call'>
  readonly session: Pick<SessionStore, 'read' | 'openRegistration' | 'signIn' | 'rememberMobile' | 'writePosition'>
  readonly endedSessions: Pick<EndedSessions, 'replace'>
  readonly loadOutbox: LoadOutbox
}

/**
 * Begins the session of a seller who signed in, and returns the address to go to (LOGIN-09, LOGIN-10).
 * A device without IndexedDB does not stop the sign-in, there is only less to resume; the mobile number is fetched in the
 * background.
 * @returns null if another seller has signed in since the press: her sign-in came last, and stays
 */
export async function completeSignIn(
  answer: SignedIn,
  { identifier, returnTo, pressedIn }: SignInRequest,
  { transport, session, endedSessions, loadOutbox }: SignInTools,
): Promise<string | null> {
  const { token, sellerId, nextStep } = answer
  const isOvertaken = (): boolean => {
    const now = session.read()
    return pressedIn !== undefined && hasSignedInSince(pressedIn, now) && now.sellerId !== sellerId
  }
  if (isOvertaken()) return null
  const progress = await openSteps(sellerId, nextStep, session.openRegistration(), loadOutbox)
  if (isOvertaken()) return null
  const before = session.read()
  const leftBy = before.sellerId === null ? 'unknown' : before.sellerId === sellerId ? 'herself' : 'another'
  // Stored first, so that a device that dies now cannot bring back the previous session. Without IndexedDB nothing waits to be sent either.
  await endedSessions.replace(before.kind === 'signed-in' ? before.token : null, token).catch(() => undefined)
  // Pictures that another seller shared with the app must not be offered to this one.
  if (leftBy === 'another') await removeSharedPicturesInTime()
  const knownMobile = leftBy === 'herself' ? before.mobile : null
  session.signIn({ token, sellerId, mobile: identifier.kind === 'mobile' ? identifier.mobile : knownMobile })
  if (identifier.kind === 'email') void learnMobile({ transport, session })
  void goOn(answer, progress, loadOutbox).catch(() => undefined)
  // The device's progress counts too: a backend that always names the same step must not ask again for steps it has accepted.
  if (!isOnboardingStep(nextStep) || progress?.nextStep === 'complete') return safeReturnPath(returnTo, leftBy) ?? '/dashboard'
  session.writePosition({ step: progress?.step ?? nextStep, furthest: progress?.reached ?? nextStep })
  return '/registrationdetails'
}

/** Starts sending what was held until the sign-in, even if the backend gave the same token again. */
async function goOn({ sellerId, nextStep }: SignedIn, progress: Progress | null, loadOutbox: LoadOutbox): Promise<void> {
  const outbox = await loadOutbox()
  // IndexedDB could not be reached during the sign-in, and may be available now.
  if (progress === null) await outbox.signIn(sellerId, nextStep)
  outbox.sendNow()
}

async function openSteps(
  sellerId: string,
  nextStep: SignedIn['nextStep'],
  begun: string | null,
  loadOutbox: LoadOutbox,
): Promise<Progress | null> {
  try {
    const outbox = await loadOutbox()
    const sender = await outbox.workerCredentials()
    if (sender !== null && sender.sellerId !== sellerId) await outbox.setWorkerCredentials(null)
    // A registration begun by somebody else is deleted: it must not be shown to this seller.
    const isOfAnother = begun !== null && begun !== sellerId
    const forgotten = isOfAnother ? forgetBegun(outbox, begun) : forgetRegistration(outbox, sellerId)
    const [stored] = await Promise.all([outbox.signIn(sellerId, nextStep), forgotten])
    return stored.kind === 'stored' ? stored.value : null
  } catch {
    return null
  }
}
