import { otpResentMessage, otpVerifiedMessage } from '@/contract/messages'
import { checkCodes, refuseTooMany, refuseTooManyTo, refuseTooSoon, sendCode } from './codes'
import { dropRivals } from './duplicates'
import { accept, refuse, refuseUntil, type Outcome } from './outcome'
import { destinationOf, findSeller, isVerified, type Seller, type State } from './state'
import { channelNames, texts } from './texts'
import type { Work } from './work'

function findUnverified(state: State, sellerId: string): Outcome<Seller> {
  const seller = findSeller(state, sellerId)
  if (seller === undefined) return refuse(404, texts.unknownSeller)
  return isVerified(seller) ? refuse(409, texts.alreadyRegistered) : accept(seller)
}

export const resendOtp: Work<'resendOtp'> = async ({ state, body, service }) => {
  const found = findUnverified(state, body.sellerId)
  if (!found.ok) return found
  const now = service.now()
  const refused =
    refuseTooSoon(state, found.body, body.type, now) ??
    refuseTooMany(state, found.body, body.type, now) ??
    refuseTooManyTo(state, destinationOf(found.body, body.type), now)
  if (refused !== null) return refused
  sendCode(state, found.body, body.type, service)
  return accept({ success: true, message: otpResentMessage(channelNames[body.type]) })
}

export const verifyOtp: Work<'verifyOtp'> = async ({ state, body, service }) => {
  const found = findUnverified(state, body.sellerId)
  if (!found.ok) return found
  const seller = found.body
  const now = service.now()
  const given = { email: body.emailOtp, mobile: body.mobileOtp, secondary: body.secondarymobileOtp }
  const check = checkCodes(state, seller, given, now)
  switch (check.kind) {
    case 'unusable':
      return refuse(422, texts.unusableCodes(check.channels))
    case 'locked':
      return refuseUntil(check.until, now, () => texts.unusableCodes(check.channels))
    case 'wrong':
      return refuse(422, texts.wrongCodes(check.wrong))
    case 'right':
      seller.verifiedAt = now
      dropRivals(state, seller)
      return accept({ success: true, message: otpVerifiedMessage })
  }
}
