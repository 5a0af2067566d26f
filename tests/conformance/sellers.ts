import { endpoints, headerNames, stepEndpoints, type EndpointName, type StepRequest } from '@/contract/endpoints'
import { onboardingSteps, type NextStep, type OnboardingStep } from '@/contract/steps'
import { typicalSteps } from '@/contract/typical-steps'
import { markedSteps } from '@mocks/testing/marked-steps'
import type { Account, Answer, SentCodes } from './backend-under-test'
import { signedInSomehow, understood } from './checks'
import { registrationOf, type NewSeller } from './new-sellers'
import type { CallOptions, RowContext } from './row-context'
import { CannotBeTried, Unmet } from './verdict'

export interface RegisteredSeller extends NewSeller {
  readonly sellerId: string
}

export interface SignedInSeller extends RegisteredSeller {
  readonly token: string
}

/** Preparation before a row's own point: if it fails, the row cannot be tried and says nothing about its promise. */
export async function prepare<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Unmet ? new CannotBeTried(`${what} did not work: ${error.message}`) : error
  }
}

/** Retries once after the backend's Retry-After: the suite creates many sellers at once and may hit its rate limit. */
async function answered(context: RowContext, name: EndpointName, body: unknown, options?: CallOptions): Promise<Answer> {
  const answer = await context.call(name, body, options)
  const seconds = Number(answer.headers.get(headerNames.retryAfter) ?? Number.NaN)
  if (answer.status !== 429 || !Number.isInteger(seconds)) return answer
  if (seconds * 1000 > context.backend.clock.longest) {
    const { method, path } = endpoints[name]
    throw new CannotBeTried(`the backend limits ${method} ${path} (429, ${headerNames.retryAfter} ${seconds}): lift its limit for the run`)
  }
  await context.pass(seconds * 1000)
  return context.call(name, body, options)
}

/** A seller who has registered but entered no code yet. */
export async function registerSeller(context: RowContext, changes: Partial<NewSeller> = {}): Promise<RegisteredSeller> {
  if (context.backend.account !== null) throw new CannotBeTried('needs a seller who registers anew, and --account names one who is there')
  const newcomer = { ...context.newSeller(), ...changes }
  const { sellerId } = await prepare('registering a seller', async () =>
    understood('register', await answered(context, 'register', registrationOf(newcomer))),
  )
  return { ...newcomer, sellerId }
}

/** The codes that a seller was last sent. */
export async function codesOf({ backend }: RowContext, seller: RegisteredSeller): Promise<SentCodes> {
  if (backend.codesOf === null) throw new CannotBeTried('needs the one-time codes that the backend sent (--codes)')
  return backend.codesOf(seller)
}

/** The body of a verification. */
export const verificationOf = ({ sellerId }: RegisteredSeller, codes: SentCodes) => ({
  sellerId,
  emailOtp: codes.email,
  mobileOtp: codes.mobile,
  secondarymobileOtp: codes.secondary,
})

/** A seller who has entered all codes. */
export async function verifySeller(context: RowContext, changes?: Partial<NewSeller>): Promise<RegisteredSeller> {
  const seller = await registerSeller(context, changes)
  const codes = await codesOf(context, seller)
  await prepare('verifying a seller', async () =>
    understood('verifyOtp', await answered(context, 'verifyOtp', verificationOf(seller, codes))),
  )
  return seller
}

/** Signs a verified seller in. */
export const signIn = async (context: RowContext, seller: RegisteredSeller): Promise<SignedInSeller> =>
  prepare('signing a seller in', async () => {
    const { email, password } = seller
    return { ...seller, token: signedInSomehow(await answered(context, 'login', { email, password })).token }
  })

const nameOf = ({ firstName, lastName }: RegisteredSeller): string => `${firstName} ${lastName}`

/** A valid body of a step. */
export const stepBodyOf = (step: OnboardingStep, seller: RegisteredSeller): StepRequest =>
  typicalSteps({ ...seller, name: nameOf(seller) })[step]

/** A valid body of a step that differs from the usual one. */
export const otherStepBodyOf = (step: OnboardingStep, seller: RegisteredSeller): StepRequest =>
  markedSteps({ ...seller, name: nameOf(seller) }, 2)[step]

/** Sends a step as its seller. */
export const sendStep = (
  context: RowContext,
  step: OnboardingStep,
  seller: SignedInSeller,
  { body = stepBodyOf(step, seller), key }: { readonly body?: unknown; readonly key?: string } = {},
): Promise<Answer> =>
  context.call(stepEndpoints[step], body, { token: seller.token, ...(key === undefined ? {} : { key }) })

/** Saves a step in preparation for what a row is about. */
export async function saveStep(...sent: Parameters<typeof sendStep>): Promise<void> {
  const [, step] = sent
  await prepare(`saving step ${step}`, async () => understood(stepEndpoints[step], await sendStep(...sent)))
}

async function saveStepsBefore(next: NextStep, context: RowContext, seller: SignedInSeller): Promise<void> {
  for (const step of onboardingSteps.filter((candidate) => next === 'complete' || candidate < next)) await saveStep(context, step, seller)
}

/** A new seller, signed in, who has saved every step before `next`. */
export async function onboardSeller(context: RowContext, next: NextStep): Promise<SignedInSeller> {
  const seller = await signIn(context, await verifySeller(context))
  await saveStepsBefore(next, context, seller)
  return seller
}

/** The seller of --account, signed in, with a new nickname each time. */
async function signAccountIn(context: RowContext, { email, password }: Account): Promise<SignedInSeller> {
  const { sellerId, token } = await prepare('signing the account in', async () =>
    signedInSomehow(await answered(context, 'login', { email, password })),
  )
  const { mobile, secondarymobile: secondaryMobile } = await prepare('asking for the mobile number of the account', async () =>
    understood('registeredDetails', await answered(context, 'registeredDetails', { sellerId }, { token })).sellerData,
  )
  return { ...context.newSeller(), mobile, secondaryMobile, email, password, sellerId, token }
}

/** A verified seller: the account, or a new one. */
export async function knownSeller(context: RowContext): Promise<RegisteredSeller> {
  const { account } = context.backend
  return account === null ? verifySeller(context) : signAccountIn(context, account)
}

/** A signed-in seller, new or the account, who has saved every step before `next` and perhaps more. */
export async function sellerAt(context: RowContext, next: OnboardingStep): Promise<SignedInSeller> {
  const { account } = context.backend
  if (account === null) return onboardSeller(context, next)
  const seller = await signAccountIn(context, account)
  await saveStepsBefore(next, context, seller)
  return seller
}
