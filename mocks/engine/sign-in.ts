import type { RequestOf } from '@/contract/endpoints'
import type { OpenHandler } from './handler'
import { isWithin, wrongPasswordLimit, wrongPasswordMilliseconds } from './limits'
import { accept, refuse, refuseUntil, type Failure } from './outcome'
import { plain, type Seller } from './records'
import { sameSecret } from './secrets'
import { isVerified, nextStepOf } from './seller'
import { newToken, openSession } from './sessions'
import { deleteWithin, findBy, type ReadRecords, type Records } from './store'
import { texts } from './texts'

/** What a complete seller's sign-in answers: any number beyond the steps means that none is left. */
const stepAfterLast = 8

/** The newest, since an email or a mobile may stand in several registrations until one is verified. */
async function findByLogin({ sellers }: ReadRecords, body: RequestOf<'login'>): Promise<Seller | undefined> {
  const found = await ('email' in body ? findBy(sellers, 'email', plain(body.email)) : findBy(sellers, 'mobile', body.mobile))
  return found.toSorted((a, b) => b.registeredAt - a.registeredAt)[0]
}

/** An unknown login is counted and takes as long as a known one, so that neither tells them apart. */
const accountOf = (seller: Seller | undefined, body: RequestOf<'login'>): string =>
  seller?.id ?? ('email' in body ? plain(body.email) : body.mobile)

const wrongTimes = async ({ wrongPasswords }: ReadRecords, account: string, now: number): Promise<readonly number[]> =>
  ((await wrongPasswords.get(account)) ?? []).filter((time) => isWithin(wrongPasswordMilliseconds, time, now))

async function refuseGuessing(records: ReadRecords, account: string, now: number): Promise<Failure | null> {
  const oldest = (await wrongTimes(records, account, now)).at(-wrongPasswordLimit)
  return oldest === undefined ? null : refuseUntil(oldest + wrongPasswordMilliseconds, now, texts.tooManyWrongPasswords)
}

async function rememberWrong(records: Records, account: string, now: number): Promise<void> {
  const times = [...(await wrongTimes(records, account, now)), now]
  await deleteWithin(records.wrongPasswords, 'latest', undefined, now - wrongPasswordMilliseconds)
  await records.wrongPasswords.put(account, times)
}

const saltOf = (seller: Seller | undefined): string => seller?.passwordSalt ?? ''

export const login: OpenHandler<'login'> = async (call) => {
  const { body, service } = call
  const known = await service.store.read(async (records) => {
    const seller = await findByLogin(records, body)
    return { salt: saltOf(seller), refused: await refuseGuessing(records, accountOf(seller, body), service.now()) }
  })
  if (known.refused !== null) return known.refused
  const hash = await service.hashPassword(body.password, known.salt)
  const created = await newToken(service)

  const outcome = await service.store.write(async (records) => {
    const now = service.now()
    const seller = await findByLogin(records, body)
    if (saltOf(seller) !== known.salt) return 'changed'
    const account = accountOf(seller, body)
    const refused = await refuseGuessing(records, account, now)
    if (refused !== null) return refused
    if (seller === undefined || !sameSecret(hash, seller.passwordHash)) {
      await rememberWrong(records, account, now)
      return refuse(401, texts.wrongLogin)
    }
    await records.wrongPasswords.delete(account)
    if (!isVerified(seller)) return refuse(403, texts.verifyFirst)
    await openSession(records, seller.id, created, now)
    const next = nextStepOf(seller)
    return accept({ token: created.token, sellerId: seller.id, currentStep: next === 'complete' ? stepAfterLast : next })
  })
  // While it was hashed, the seller registered anew with another password.
  return outcome === 'changed' ? login(call) : outcome
}
