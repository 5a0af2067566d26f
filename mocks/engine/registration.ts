import { contactChannels } from '@/contract/access'
import type { RequestOf } from '@/contract/endpoints'
import { refuseTooMany, refuseTooManyTo, sendCode } from './codes'
import { emailIsTaken, mobileIsTaken } from './duplicates'
import { saltBytes } from './limits'
import { accept, refuse, type Outcome } from './outcome'
import { randomText } from './secrets'
import type { Service } from './service'
import { refuseCaller } from './sessions'
import { findSeller, isVerified, type Seller, type State } from './state'
import { fieldNames, texts } from './texts'
import type { Work } from './work'

/** Anyone who knows the id of an unverified registration may read it; afterwards only its seller may. */
export const registeredDetails: Work<'registeredDetails'> = async ({ state, body, caller }) => {
  const seller = findSeller(state, body.sellerId)
  if (seller === undefined) return refuse(404, texts.unknownSeller)
  if (isVerified(seller)) {
    if (caller.kind !== 'seller') return refuseCaller(caller)
    if (caller.seller.id !== seller.id) return refuse(403, texts.otherSeller)
  }
  const { firstName, lastName, email, mobile, secondaryMobile, twoWayAuth } = seller
  return accept({
    success: true,
    sellerData: { firstName, lastName, email, mobile, secondarymobile: secondaryMobile, twoWayAuth },
  })
}

interface Phones {
  readonly mobile: string
  readonly secondaryMobile: string
}

/** Reads the two numbers from either spelling. */
function readPhones(body: RequestOf<'register'>): Outcome<Phones> {
  const mobile = body.primaryPhone ?? body.mobile ?? ''
  const secondaryMobile = body.secondaryPhone ?? body.secondarymobile ?? ''
  if ((body.mobile ?? mobile) !== mobile)
    return refuse(400, texts.phonesDisagree(fieldNames['primaryPhone'] ?? ''))
  if ((body.secondarymobile ?? secondaryMobile) !== secondaryMobile)
    return refuse(400, texts.phonesDisagree(fieldNames['secondaryPhone'] ?? ''))
  if (mobile === secondaryMobile) return refuse(422, texts.samePhones)
  return accept({ mobile, secondaryMobile })
}

/** The registration that is gone on with, or null for a new one. */
function findBegun(state: State, sellerId: string | undefined, now: number): Outcome<Seller | null> {
  if (sellerId === undefined) return accept(null)
  const begun = findSeller(state, sellerId)
  if (begun === undefined) return refuse(404, texts.unknownSeller)
  if (isVerified(begun)) return refuse(409, texts.alreadyRegistered)
  const tooMany = contactChannels.map((channel) => refuseTooMany(state, begun, channel, now)).find((no) => no !== null)
  return tooMany ?? accept(begun)
}

async function sellerFrom(
  body: RequestOf<'register'>,
  phones: Phones,
  begun: Seller | null,
  service: Service,
): Promise<Seller> {
  const { firstName, lastName, email, whatsappNotify, twoWayAuth } = body
  const passwordSalt = randomText(service.randomBytes, saltBytes)
  return {
    id: begun?.id ?? service.newId(),
    firstName,
    lastName,
    email,
    ...phones,
    passwordSalt,
    passwordHash: await service.hashPassword(body.password, passwordSalt),
    whatsappNotify,
    twoWayAuth,
    registeredAt: service.now(),
    verifiedAt: null,
    steps: {},
  }
}

export const register: Work<'register'> = async ({ state, body, service }) => {
  if (body.password !== body.confirmPassword) return refuse(400, texts.passwordsDiffer)
  const phones = readPhones(body)
  if (!phones.ok) return phones
  const begun = findBegun(state, body.sellerId, service.now())
  if (!begun.ok) return begun
  if (emailIsTaken(state, body.email)) return refuse(409, texts.emailTaken)
  if (mobileIsTaken(state, phones.body.mobile)) return refuse(409, texts.mobileTaken)
  const places = [body.email, phones.body.mobile, phones.body.secondaryMobile]
  const tooMany = places.map((place) => refuseTooManyTo(state, place, service.now())).find((no) => no !== null)
  if (tooMany !== undefined) return tooMany

  const seller = await sellerFrom(body, phones.body, begun.body, service)
  state.sellers[seller.id] = seller
  for (const channel of contactChannels) sendCode(state, seller, channel, service)
  return accept({ success: true, sellerId: seller.id, message: texts.registered })
}
