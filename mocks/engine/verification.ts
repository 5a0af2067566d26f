import { otpMessages } from '@/contract/messages'
import { checkCodes, refuseTooMany, refuseTooManyTo, refuseTooSoon, sendCodes } from './codes'
import { dropRivals } from './duplicates'
import type { OpenHandler } from './handler'
import { accept, refuse, refuseUntil, type Outcome } from './outcome'
import type { Seller } from './records'
import { destinationOf, hasEnded, isVerified } from './seller'
import type { Records } from './store'
import { channelNames, texts } from './texts'

async function findUnverified({ sellers }: Records, sellerId: string, now: number): Promise<Outcome<Seller>> {
  const seller = await sellers.get(sellerId)
  if (seller === undefined || hasEnded(seller, now)) return refuse(404, texts.unknownSeller)
  return isVerified(seller) ? refuse(409, texts.alreadyRegistered) : accept(seller)
}

export const resendOtp: OpenHandler<'resendOtp'> = ({ body: { sellerId, type }, ...asking }) =>
  asking.service.store.write(async (records) => {
    const now = asking.service.now()
    const found = await findUnverified(records, sellerId, now)
    if (!found.ok) return found
    const seller = found.body
    const refused =
      (await refuseTooSoon(records, seller, type, now)) ??
      (await refuseTooMany(records, seller, [type], now)) ??
      (await refuseTooManyTo(records, [destinationOf(seller, type)], asking))
    if (refused !== null) return refused
    await sendCodes(records, seller, [type], asking)
    return accept({ success: true, message: otpMessages.resent(channelNames[type]) })
  })

export const verifyOtp: OpenHandler<'verifyOtp'> = ({ body, service }) =>
  service.store.write(async (records) => {
    const now = service.now()
    const found = await findUnverified(records, body.sellerId, now)
    if (!found.ok) return found
    const seller = found.body
    const given = { email: body.emailOtp, mobile: body.mobileOtp, secondary: body.secondarymobileOtp }
    const check = await checkCodes(records, seller, given, now)
    switch (check.kind) {
      case 'unusable':
        return refuse(422, texts.unusableCodes(check.channels))
      case 'locked':
        return refuseUntil(check.until, now, () => texts.unusableCodes(check.channels))
      case 'guessed':
        return refuseUntil(check.until, now, texts.tooManyWrongCodes)
      case 'wrong':
        return refuse(422, texts.wrongCodes(check.wrong))
      case 'right':
        await records.sellers.put(seller.id, { ...seller, verifiedAt: now })
        await dropRivals(records, seller)
        return accept({ success: true, message: otpMessages.verified })
    }
  })
