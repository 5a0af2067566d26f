import type { RequestOf } from '@/contract/endpoints'
import { wrongPasswordLimit, wrongPasswordMilliseconds } from './limits'
import { accept, refuse, refuseUntil } from './outcome'
import { sameSecret } from './secrets'
import { openSession } from './sessions'
import { isVerified, nextStepOf, type Seller, type State } from './state'
import { texts } from './texts'
import { isWithin } from './time'
import type { Work } from './work'

/** What a complete seller's sign-in answers: any number beyond the steps means that none is left. */
const stepAfterLast = 8

/** The newest, since an email or a mobile may stand in several registrations until one is verified. */
const findByLogin = (state: State, body: RequestOf<'login'>): Seller | undefined =>
  Object.values(state.sellers)
    .filter((seller) =>
      'email' in body ? seller.email.toLowerCase() === body.email.toLowerCase() : seller.mobile === body.mobile,
    )
    .toSorted((a, b) => b.registeredAt - a.registeredAt)[0]

const wrongTimes = (state: State, account: string, now: number): readonly number[] =>
  (state.wrongPasswords[account] ?? []).filter((time) => isWithin(wrongPasswordMilliseconds, time, now))

function rememberWrong(state: State, account: string, now: number): void {
  for (const known of Object.keys(state.wrongPasswords))
    if (wrongTimes(state, known, now).length === 0) delete state.wrongPasswords[known]
  state.wrongPasswords[account] = [...wrongTimes(state, account, now), now]
}

export const login: Work<'login'> = async ({ state, body, service }) => {
  const now = service.now()
  const seller = findByLogin(state, body)
  // An unknown login is counted and takes as long as a known one, so that neither tells them apart.
  const account = seller?.id ?? ('email' in body ? body.email.toLowerCase() : body.mobile)
  const wrong = wrongTimes(state, account, now)
  const oldest = wrong.at(-wrongPasswordLimit)
  if (oldest !== undefined) return refuseUntil(oldest + wrongPasswordMilliseconds, now, texts.tooManyWrongPasswords)

  const hash = await service.hashPassword(body.password, seller?.passwordSalt ?? '')
  if (seller === undefined || !sameSecret(hash, seller.passwordHash)) {
    rememberWrong(state, account, now)
    return refuse(401, texts.wrongLogin)
  }
  delete state.wrongPasswords[account]
  if (!isVerified(seller)) return refuse(403, texts.verifyFirst)

  const next = nextStepOf(seller)
  return accept({
    token: await openSession(state, seller.id, service),
    sellerId: seller.id,
    currentStep: next === 'complete' ? stepAfterLast : next,
  })
}
