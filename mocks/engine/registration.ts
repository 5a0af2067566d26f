import { contactChannels } from '@/contract/contact-channels'
import type { RequestOf } from '@/contract/endpoints'
import { refuseTooMany, refuseTooManyTo, sendCodes } from './codes'
import { emailIsTaken, mobileIsTaken } from './duplicates'
import type { OpenHandler } from './handler'
import { saltBytes } from './limits'
import { accept, refuse, type Outcome } from './outcome'
import type { Seller } from './records'
import { randomText } from './secrets'
import { forgetEnded, hasEnded, isVerified } from './seller'
import { identify, refuseCaller } from './sessions'
import type { Records } from './store'
import { fieldNames, texts } from './texts'

/** Anyone who knows the id of an unverified registration may read it; afterwards only its seller may. */
export const registeredDetails: OpenHandler<'registeredDetails'> = ({ body, credentials, service }) =>
  service.store.read(async (records) => {
    const seller = await records.sellers.get(body.sellerId)
    const now = service.now()
    if (seller === undefined || hasEnded(seller, now)) return refuse(404, texts.unknownSeller)
    if (isVerified(seller)) {
      const caller = await identify(records, credentials, now)
      if (caller.kind !== 'seller') return refuseCaller(caller)
      if (caller.seller.id !== seller.id) return refuse(403, texts.otherSeller)
    }
    const { firstName, lastName, email, mobile, secondaryMobile, twoWayAuth } = seller
    return accept({
      success: true,
      sellerData: { firstName, lastName, email, mobile, secondarymobile: secondaryMobile, twoWayAuth },
    })
  })

interface Phones {
  readonly mobile: string
  readonly secondaryMobile: string
}

/** Reads the two numbers from either spelling of their fields. */
function readPhones(body: RequestOf<'register'>): Outcome<Phones> {
  const mobile = body.primaryPhone ?? body.mobile ?? ''
  const secondaryMobile = body.secondaryPhone ?? body.secondarymobile ?? ''
  if ((body.mobile ?? mobile) !== mobile)
    return refuse(400, texts.phonesDisagree(fieldNames.primaryPhone))
  if ((body.secondarymobile ?? secondaryMobile) !== secondaryMobile)
    return refuse(400, texts.phonesDisagree(fieldNames.secondaryPhone))
  if (mobile === secondaryMobile) return refuse(422, texts.samePhones)
  return accept({ mobile, secondaryMobile })
}

/** The id of the unverified registration to continue, or null for a new one. */
async function findUnfinished(records: Records, sellerId: string | undefined, now: number): Promise<Outcome<string | null>> {
  if (sellerId === undefined) return accept(null)
  const unfinished = await records.sellers.get(sellerId)
  if (unfinished === undefined) return refuse(404, texts.unknownSeller)
  if (isVerified(unfinished)) return refuse(409, texts.alreadyRegistered)
  return (await refuseTooMany(records, unfinished, contactChannels, now)) ?? accept(sellerId)
}

export const register: OpenHandler<'register'> = async ({ body, ...asking }) => {
  const { service } = asking
  if (body.password !== body.confirmPassword) return refuse(400, texts.passwordsDiffer)
  const phones = readPhones(body)
  if (!phones.ok) return phones
  const { firstName, lastName, email, whatsappNotify, twoWayAuth } = body
  const { mobile, secondaryMobile } = phones.body
  const passwordSalt = randomText(service.randomBytes, saltBytes)
  const passwordHash = await service.hashPassword(body.password, passwordSalt)

  return service.store.write(async (records) => {
    const now = service.now()
    await forgetEnded(records, now)
    const unfinished = await findUnfinished(records, body.sellerId, now)
    if (!unfinished.ok) return unfinished
    if (await emailIsTaken(records, email)) return refuse(409, texts.emailTaken)
    if (await mobileIsTaken(records, mobile)) return refuse(409, texts.mobileTaken)
    const tooMany = await refuseTooManyTo(records, [email, mobile, secondaryMobile], asking)
    if (tooMany !== null) return tooMany

    const seller: Seller = {
      id: unfinished.body ?? service.newId(),
      firstName,
      lastName,
      email,
      mobile,
      secondaryMobile,
      passwordSalt,
      passwordHash,
      whatsappNotify,
      twoWayAuth,
      registeredAt: now,
      verifiedAt: null,
      steps: {},
    }
    await records.sellers.put(seller.id, seller)
    await sendCodes(records, seller, contactChannels, asking)
    return accept({ success: true, sellerId: seller.id, message: texts.registered })
  })
}
