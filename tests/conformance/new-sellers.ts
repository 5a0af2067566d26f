import { mobileNumberLength } from '@/contract/limits'
import { registrationBody, type Newcomer } from '@mocks/scenarios/newcomers'

/** A made-up newcomer who is new to any backend. */
export interface NewSeller extends Newcomer {
  readonly nickname: string
}

export interface SellerOptions {
  /** The first digits of every made-up mobile number. */
  readonly mobilePrefix: string
  readonly emailDomain: string
}

export const defaultSellerOptions: SellerOptions = { mobilePrefix: '9', emailDomain: 'example.com' }

const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Makes up unregistered sellers; no two of them, in this run or another, share an email address, a mobile number or a nickname. */
export function createSellerGenerator({ mobilePrefix, emailDomain }: SellerOptions): () => NewSeller {
  const run = randomNumber().toString(36)
  const freeDigits = mobileNumberLength - mobilePrefix.length
  const numbers = 10 ** freeDigits
  let nextNumber = randomNumber() % numbers
  let count = 0
  const newMobile = (): string => {
    nextNumber = (nextNumber + 1) % numbers
    return mobilePrefix + String(nextNumber).padStart(freeDigits, '0')
  }
  return () => {
    count += 1
    return {
      firstName: 'Tara',
      lastName: 'Sen',
      email: `conformance.${run}.${count}@${emailDomain}`,
      mobile: newMobile(),
      secondaryMobile: newMobile(),
      password: `conformance-${run}-${count}`,
      nickname: `Conformance ${run} ${count}`,
    }
  }
}

/** A newcomer's registration, with two-way authentication unlike the portal's default. */
export const registrationOf = (newcomer: Newcomer) => ({ ...registrationBody(newcomer), twoWayAuth: true })
