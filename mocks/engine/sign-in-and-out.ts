import type { RequestOf } from '@/contract/endpoints'
import type { OpenHandler } from './handler'
import {
  isWithin,
  wrongPasswordLongestPauseMilliseconds,
  wrongPasswordMilliseconds,
  wrongPasswordPauseMilliseconds,
  wrongPasswordsWithoutPause,
} from './limits'
import { accept, refuse, refuseUntil, type Failure } from './outcome'
import { plain, type Seller } from './records'
import { sameSecret } from './secrets'
import { hasEnded, isVerified, nextStepOf } from './seller'
import { newToken, openSession } from './sessions'
import { deleteWithin, findBy, type ReadRecords, type Records } from './store'
import { texts } from './texts'

/** The `currentStep` of a seller who has saved all steps: any number beyond the last step means that none is left. */
const stepAfterLast = 8

/** The newest registration with this login: several may have the same email or mobile until one is verified. */
async function findByLogin({ sellers }: ReadRecords, body: RequestOf<'login'>, now: number): Promise<Seller | undefined> {
  const found = await ('email' in body ? findBy(sellers, 'email', plain(body.email)) : findBy(sellers, 'mobile', body.mobile))
  return found.filter((seller) => !hasEnded(seller, now)).toSorted((a, b) => b.registeredAt - a.registeredAt)[0]
}

/**
 * The key by which wrong passwords are counted: the typed login and the caller's address. So a guesser cannot lock the owner
 * out at another address, nor learn which email and mobile belong together. Unknown logins are counted and hashed too, so
 * that neither count nor time tells them from known ones.
 */
const guesserOf = (body: RequestOf<'login'>, address: string | undefined): string =>
  `${'email' in body ? plain(body.email) : body.mobile}${address === undefined ? '' : ` ${address}`}`

const wrongTimes = async ({ wrongPasswords }: ReadRecords, guesser: string, now: number): Promise<readonly number[]> =>
  ((await wrongPasswords.get(guesser)) ?? []).filter((time) => isWithin(wrongPasswordMilliseconds, time, now))

/** How long a try has to wait after this many wrong ones. */
const pauseAfter = (wrong: number): number =>
  wrong < wrongPasswordsWithoutPause
    ? 0
    : Math.min(wrongPasswordPauseMilliseconds * 2 ** (wrong - wrongPasswordsWithoutPause), wrongPasswordLongestPauseMilliseconds)

async function refuseGuessing(records: ReadRecords, guesser: string, now: number): Promise<Failure | null> {
  const times = await wrongTimes(records, guesser, now)
  const [last, pause] = [times.at(-1), pauseAfter(times.length)]
  return last !== undefined && isWithin(pause, last, now) ? refuseUntil(last + pause, now, texts.tooManyWrongPasswords) : null
}

async function rememberWrong(records: Records, guesser: string, now: number): Promise<void> {
  const times = [...(await wrongTimes(records, guesser, now)), now]
  await deleteWithin(records.wrongPasswords, 'latest', undefined, now - wrongPasswordMilliseconds)
  await records.wrongPasswords.put(guesser, times)
}

const saltOf = (seller: Seller | undefined): string => seller?.passwordSalt ?? ''

export const login: OpenHandler<'login'> = async (call) => {
  const { body, address, service } = call
  const guesser = guesserOf(body, address)
  const known = await service.store.read(async (records) => {
    const now = service.now()
    const seller = await findByLogin(records, body, now)
    return { salt: saltOf(seller), refused: await refuseGuessing(records, guesser, now) }
  })
  if (known.refused !== null) return known.refused
  const hash = await service.hashPassword(body.password, known.salt)
  const created = await newToken(service)

  const outcome = await service.store.write(async (records) => {
    const now = service.now()
    const seller = await findByLogin(records, body, now)
    if (saltOf(seller) !== known.salt) return 'changed'
    const refused = await refuseGuessing(records, guesser, now)
    if (refused !== null) return refused
    if (seller === undefined || !sameSecret(hash, seller.passwordHash)) {
      await rememberWrong(records, guesser, now)
      return refuse(401, texts.wrongLogin)
    }
    await records.wrongPasswords.delete(guesser)
    if (!isVerified(seller)) return refuse(403, texts.verifyFirst)
    await openSession(records, seller.id, created, now)
    const next = nextStepOf(seller)
    return accept({ token: created.token, sellerId: seller.id, currentStep: next === 'complete' ? stepAfterLast : next })
  })
  // The seller registered again, with another password, while this one was hashed: hash it with the new salt.
  return outcome === 'changed' ? login(call) : outcome
}

/** Ends the token's session. An unknown token gets the same answer, so that nobody learns which tokens exist. */
export const signOut: OpenHandler<'signOut'> = ({ credentials, service }) =>
  service.store.write(async ({ sessions }) => {
    if (credentials !== null) await sessions.delete(credentials)
    return accept({ success: true })
  })
