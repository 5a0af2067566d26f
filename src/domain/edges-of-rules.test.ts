import { describe, expect, it } from 'vitest'
import { stepWords } from '@/contract/step-words'
import { messagesOf } from '../../tests/support/schema-messages'
import { addressesStep } from './steps/addresses-step'
import { bankStep, ifscAdvice } from './steps/bank-step'
import { dateTimeText } from './date-texts'
import { gstNumberAdvice, panAdvice } from './codes/gst-number'
import { gstMobileAdvice, gstStep } from './steps/gst-step'
import { parseIdentifier } from './access/login'
import { maskEmail, maskMobile } from './mask'
import { parseSignInState, partsOf, textIn } from './navigation-state'
import { cameFromListIn, emailCodeIn, maskedDestinationsIn, openStepIn } from './screens-navigation-state'
import { emptyNewPassword } from './access/new-password'
import { pictureError } from './picture-file'
import { profileFormSchema, toProfileForm, untouchedEdit, type Profile } from './profile'
import { refusalMessage } from './command-words'
import { emptyRegistration, fromSellerData, registrationDraftSchema, toRegisterRequest } from './access/registration'
import { secondsUntilResend } from './access/resend'
import { shippingStep } from './steps/shipping-step'
import { isSignatureEmpty, signatureStep } from './steps/signature-step'

describe('an untouched form', () => {
  it('ADDR-01 ONB-07 is empty except for the country in the address step, also if its draft is damaged', () => {
    const address = { doorNo: '', apartment: '', address: '', landmark: '', pincode: '', city: '', state: '', country: 'India' }
    const empty = { pickup: address, sameAsPickup: false, return: address }
    expect(addressesStep.draft.parse({})).toEqual(empty)
    const damaged = Object.fromEntries(Object.keys(address).map((field) => [field, 7]))
    expect(addressesStep.draft.parse({ pickup: damaged, sameAsPickup: 'yes', return: damaged })).toEqual(empty)
  })

  it('BANK-01 GST-01 SHIP-01 SIGN-01 REG-14 ONB-07 is empty in all other steps and the registration, with the default of each choice', () => {
    const { accountType, ...bank } = bankStep.draft.parse({})
    expect(accountType).toBe('savings')
    expect(new Set(Object.values(bank))).toEqual(new Set(['']))
    const gst = { nickname: '', enrolmentId: '', businessName: '', gstNumber: '', gstMobile: '', gstPan: '', gstRate: '' }
    expect(gstStep.draft.parse({})).toEqual({ ...gst, gstType: 'Regular GST', certificate: null })
    const cutoffs = { standardExpress: '08:00', oneTwoDay: '12:00', sameDay: '06:00' }
    const shipping = { shippingType: 'Lazy Shipping', deliveryTypes: [], cutoffs }
    expect(shippingStep.draft.parse({})).toEqual(shipping)
    expect(shippingStep.draft.parse({ cutoffs: { standardExpress: 1, oneTwoDay: 2, sameDay: 3 }, deliveryTypes: ['Tomorrow'] })).toEqual(shipping)
    expect(signatureStep.draft.parse({})).toEqual({ method: 'drawn', strokes: [], name: '', picture: null })
    const registration = { firstName: '', lastName: '', email: '', primaryPhone: '', secondaryPhone: '', whatsappNotify: false, twoWayAuth: 'No' }
    expect(registrationDraftSchema.parse({})).toEqual(registration)
    expect(emptyRegistration).toEqual({ ...registration, password: '', confirmPassword: '' })
  })
})

describe('codes and numbers with extra characters', () => {
  it('ADDR-03 a six-digit PIN code is sent without separators, any other is trimmed only', () => {
    const sent = (pincode: string) => {
      const { pickup } = addressesStep.draft.parse({ pickup: { pincode } })
      return addressesStep.toRequest({ pickup, sameAsPickup: true, return: pickup }, 'S1').pickupAddress.pincode
    }
    expect(['56 00 01', '560-001', '56 00 011', ' SW1A 1AA ', '1 234 567'].map(sent)).toEqual(['560001', '560001', '56 00 011', 'SW1A 1AA', '1 234 567'])
  })

  it('BANK-01 GST-04 a code with one extra character before or after it gets advice', () => {
    expect(['XHDFC0001234', 'HDFC0001234X', 'HDFC0001234'].map((code) => ifscAdvice(code) === null)).toEqual([false, false, true])
    const shape = /^This does not look like/
    for (const code of ['127AAPFU0939F1ZV', '27AAPFU0939F1ZV1']) expect(gstNumberAdvice(code)).toMatch(shape)
    for (const code of ['XAAPFU0939F', 'AAPFU0939FX']) expect(panAdvice(code, '')).toMatch(shape)
    expect(panAdvice('AAGCB7383J', '127AAPFU0939F1ZV')).toBeNull()
    expect(['987654321', '98765432101', '98765-43210'].map((code) => gstMobileAdvice(code) === null)).toEqual([false, false, true])
  })

  it('LOGIN-07 text with other characters than separators is not read as a mobile number', () => {
    for (const text of ['call 98765 43210', '98765 43210 now', '98765+43210', '+', '98765/43210']) expect(parseIdentifier(text)).toBeNull()
    expect(parseIdentifier('98765.43210')).toEqual({ kind: 'mobile', mobile: '9876543210' })
  })
})

describe('personal data on screen', () => {
  it('OTP-01 is masked in emails and mobile numbers, short ones included', () => {
    expect(['abc@x.in', 'ab@xyz.in', 'abc@xyz.in', 'a@.in', 'ab.c@de'].map(maskEmail)).toEqual(['ab•••@x•••.in', 'a•••@xy•••.in', 'ab•••@xy•••.in', 'a•••@•••.in', '•••••••'])
    // Of a short number, two and three digits would be half of it or more.
    expect(['9876543', '98765432', '9876543210'].map(maskMobile)).toEqual(['•••••••', '••••••••', '98•••••210'])
  })

  it('PROF-01 REG-11 is filled into the form from the service, with Yes or No for two-way authentication', () => {
    const data = { firstName: 'Asha', lastName: 'Kumari', email: 'asha@example.com', mobile: '9876543210', secondarymobile: '8876543210', twoWayAuth: true }
    const form = { firstName: 'Asha', lastName: 'Kumari', email: 'asha@example.com', primaryPhone: '9876543210', secondaryPhone: '8876543210' }
    expect(fromSellerData(data)).toEqual({ ...form, twoWayAuth: 'Yes' })
    expect(fromSellerData({ ...data, twoWayAuth: false })).toEqual({ ...form, twoWayAuth: 'No' })
  })
})

describe('navigation state in the history', () => {
  it('OTP-01 gives all three masked destinations, or none if one of them is invalid', () => {
    const maskedDestinations = { email: 'a•••@x•••.in', mobile: '98•••••210', secondary: '88•••••210' }
    expect(maskedDestinationsIn({ maskedDestinations: { ...maskedDestinations, more: 1 } })).toEqual(maskedDestinations)
    for (const field of ['email', 'mobile', 'secondary'])
      expect(maskedDestinationsIn({ maskedDestinations: { ...maskedDestinations, [field]: 7 } })).toBeUndefined()
    expect(maskedDestinationsIn({})).toBeUndefined()
  })

  it('ONB-04 gives an onboarding step, or none if it is invalid', () => {
    expect([{ openStep: 4 }, { openStep: 8 }, { openStep: '4' }, {}, null].map(openStepIn)).toEqual([4, undefined, undefined, undefined, undefined])
  })

  it('LOGIN-11 ROUTE-08 gives known notices, texts of up to 500 characters and the known sign-in reason', () => {
    const texts = { success: 'registration-pending', notice: 'logged-out', returnTo: '/policy' }
    expect(parseSignInState({ ...texts, signInReason: 'session-ended' })).toEqual({ ...texts, signInReason: 'session-ended' })
    expect(textIn('n'.repeat(500))).toBe('n'.repeat(500))
    expect(textIn('n'.repeat(501))).toBeUndefined()
    expect([partsOf(null), partsOf('text'), partsOf(undefined), partsOf({ a: 1 })]).toEqual([{}, {}, {}, { a: 1 }])
  })

  it('EOTP-01 CASE-02 gives no code if its email is not text, and tells the origin only if it is true', () => {
    expect(emailCodeIn({ emailCode: { email: 7, askedAt: 7 } })).toBeUndefined()
    expect([{ cameFromList: true }, { cameFromList: 'true' }, {}, undefined].map(cameFromListIn)).toEqual([true, false, false, false])
  })
})

describe('times', () => {
  it('OTP-07 a clock set back by one second still shows 30 s, set back by more shows 0 s', () => {
    expect([-1000, -1001, -2000].map((after) => secondsUntilResend(10_000, 10_000 + after))).toEqual([30, 0, 0])
  })

  it('CASE-02 are shown with their date', () => {
    expect(dateTimeText(Date.parse('2026-11-21T12:04+05:30'))).toBe('21\u00a0Nov 2026, 12:04\u00a0pm')
  })
})

describe('a signature', () => {
  it('SIGN-01 ONB-07 is restored from its draft as drawn or typed; damaged values fall back to empty ones', () => {
    const strokes = [[{ x: 1, y: 2, pressure: 0.5, time: 3 }]]
    for (const method of ['drawn', 'typed'] as const)
      expect(signatureStep.draft.parse({ method, strokes, name: 'Asha', picture: null })).toEqual({ method, strokes, name: 'Asha', picture: null })
    expect(signatureStep.draft.parse({ method: 'stamped', strokes: [[{ x: 1 }]], name: 7 })).toEqual({ method: 'drawn', strokes: [], name: '', picture: null })
  })

  it('SIGN-01 needs at least three points over all its strokes', () => {
    const point = { x: 1, y: 1, pressure: 0.5, time: 0 }
    const empty = (...lengths: number[]) => isSignatureEmpty({ method: 'drawn', name: '', picture: null, strokes: lengths.map((length) => Array.from({ length }, () => point)) })
    expect([empty(2), empty(1, 1), empty(3), empty(1, 2)]).toEqual([true, true, false, false])
  })
})

describe('a picture of the certificate', () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 10, 0, 10]

  it('GST-02 is recognised as a JPEG only if each of its first three bytes is right', () => {
    expect(pictureError(Uint8Array.from(jpeg), 100)).toBeNull()
    for (let index = 0; index < 3; index += 1) expect(pictureError(Uint8Array.from(jpeg.with(index, 0)), 100)?.()).toMatch(/This file is something else/)
  })

  it('GST-02 is accepted if the file ends after the header', () => {
    const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1]
    expect(pictureError(Uint8Array.from(png), 100)).toBeNull()
  })

  it.each([0xc3, 0xcf])('GST-02 has its size read from any start-of-frame marker: %d', (marker) => {
    expect(pictureError(Uint8Array.from(jpeg.with(3, marker)), 100)).toBeNull()
  })

  it.each([0xfe, 0xdb])('GST-02 does not have its size read from any other marker: %d', (marker) => {
    expect(pictureError(Uint8Array.from(jpeg.with(3, marker)), 100)?.()).toMatch(/damaged/)
  })
})

describe('a step that was refused', () => {
  it('ONB-06 shows the message of the backend, or that of the specification if there is none', () => {
    expect(refusalMessage('Not so.', 3)).toBe('Not so.')
    expect(refusalMessage(null, 3)).toBe(stepWords[3].refused)
    expect(refusalMessage(null, 7)).toBe(stepWords[7].refused)
  })
})

describe('a new password', () => {
  it('PASS-01 FORGOT-02 starts empty', () => {
    expect(emptyNewPassword).toEqual({ newPassword: '', confirmPassword: '' })
  })
})

describe('a registration request', () => {
  it('REG-12 has the seller id only if one is stored, and both spellings only if prefilled', () => {
    const form = { ...emptyRegistration, primaryPhone: '98765 43210', secondaryPhone: '88765-43210', twoWayAuth: 'Yes' }
    const plain = toRegisterRequest(form, { sellerId: null, prefilled: false })
    expect(plain).toMatchObject({ primaryPhone: '9876543210', secondaryPhone: '8876543210', twoWayAuth: true })
    expect(Object.keys(plain)).not.toContain('sellerId')
    expect(Object.keys(plain)).not.toContain('mobile')
    expect(toRegisterRequest(form, { sellerId: 'S1', prefilled: false })).toEqual({ ...plain, sellerId: 'S1' })
    expect(toRegisterRequest(form, { sellerId: 'S1', prefilled: true })).toEqual({
      ...plain,
      sellerId: 'S1',
      mobile: '9876543210',
      secondarymobile: '8876543210',
    })
  })
})

describe('each changed contact detail', () => {
  it('PROF-01 needs its own code, with its own error message', () => {
    const saved: Profile = {
      firstName: 'Asha',
      lastName: 'Kumari',
      twoWayAuthEnabled: false,
      email: 'asha@example.com',
      primaryPhone: '9876543210',
      secondaryPhone: '8876543210',
      customerEmail: '',
      customerPhone: '',
    }
    const at = 1
    const form = {
      ...toProfileForm(untouchedEdit(saved)),
      email: 'zoya@example.com',
      primaryPhone: '90000 00001',
      secondaryPhone: '9000000002',
      asked: { email: { to: 'zoya@example.com', at }, primaryPhone: { to: '9000000001', at }, secondaryPhone: { to: '9000000002', at } },
    }
    expect(messagesOf(profileFormSchema(saved), form)).toEqual({
      'codes.email': ['Email OTP is required'],
      'codes.primaryPhone': [expect.stringMatching(/OTP is required$/)],
      'codes.secondaryPhone': [expect.stringMatching(/OTP is required$/)],
    })
    const codes = { email: '1234', primaryPhone: '123', secondaryPhone: '1234' }
    expect(messagesOf(profileFormSchema(saved), { ...form, codes })).toEqual({ 'codes.primaryPhone': ['OTP must be exactly 4 digits'] })
  })
})
