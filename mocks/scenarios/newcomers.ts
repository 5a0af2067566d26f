import type { RequestOf } from '@/contract/endpoints'
import type { ScenarioAction } from '@/contract/presenter/actions'
import { readyPassword as password } from './ready-accounts'

/** Somebody who is not registered yet. */
export interface Newcomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly secondaryMobile: string
  readonly password: string
  /** For a newcomer who is an already registered seller in other scenarios. */
  readonly sellerId?: string
}

export const registeredSellerId = 'seller-registered'

export const divya: Newcomer = {
  firstName: 'Divya',
  lastName: 'Krishnan',
  email: 'divya.krishnan@example.com',
  mobile: '9000000301',
  secondaryMobile: '8000000301',
  password,
  sellerId: registeredSellerId,
}

export const tara: Newcomer = {
  firstName: 'Tara',
  lastName: 'Bose',
  email: 'tara.bose@example.com',
  mobile: '9000000302',
  secondaryMobile: '8000000302',
  password,
}

/** What the form and the call have in common. */
const registration = (newcomer: Newcomer) => ({
  firstName: newcomer.firstName,
  lastName: newcomer.lastName,
  email: newcomer.email,
  primaryPhone: newcomer.mobile,
  secondaryPhone: newcomer.secondaryMobile,
  password: newcomer.password,
  confirmPassword: newcomer.password,
})

/** The fields of the registration form, by name. */
export const registrationValues = (newcomer: Newcomer): Readonly<Record<string, string>> => ({
  ...registration(newcomer),
  twoWayAuth: 'No',
})

/** The registration of a newcomer, as the portal sends it. */
export const registrationBody = (newcomer: Newcomer) =>
  ({
    ...registration(newcomer),
    whatsappNotify: true,
    twoWayAuth: false,
  }) satisfies RequestOf<'register'>

/** Nobody is signed in, the network is online, and nobody has this newcomer's contacts. */
export const asStranger = ({ email, mobile, secondaryMobile, sellerId }: Newcomer): readonly ScenarioAction[] => [
  { kind: 'sign-out' },
  { kind: 'free-contacts', email, mobiles: [mobile, secondaryMobile], ...(sellerId !== undefined && { sellerId }) },
  { kind: 'usual-conditions' },
]
