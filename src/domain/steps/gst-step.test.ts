import { describe, expect, it } from 'vitest'
import { gstTypes } from '@/contract/onboarding'
import { gstCheckCharacter, gstNumberAdvice, panAdvice } from '../codes/gst-number'
import { gstFields, gstMobileAdvice, gstRatesFor, gstStep, isAboutNickname, nicknameError, takenNicknames } from './gst-step'

describe('types, fields and rates', () => {
  it('GST-01 has four types, with Regular GST as the default', () => {
    expect(gstTypes).toEqual(['Regular GST', 'Composit GST', 'Enrolment ID', 'No GST'])
    expect(gstStep.draft.parse({}).gstType).toBe('Regular GST')
  })

  it('GST-01 asks each type for its own fields', () => {
    const registered = ['businessName', 'gstNumber', 'gstMobile', 'gstPan', 'gstRate', 'certificate']
    expect(gstFields).toEqual({
      'Regular GST': registered,
      'Composit GST': registered,
      'Enrolment ID': ['enrolmentId', 'businessName', 'gstMobile', 'gstPan', 'gstRate', 'certificate'],
      'No GST': [],
    })
  })

  it('GST-02 offers six rates, and no 0% for an Enrolment ID', () => {
    expect(gstRatesFor('Regular GST')).toEqual(['0%', '3%', '5%', '12%', '18%', '28%'])
    expect(gstRatesFor('Composit GST')).toEqual(['0%', '3%', '5%', '12%', '18%', '28%'])
    expect(gstRatesFor('Enrolment ID')).toEqual(['3%', '5%', '12%', '18%', '28%'])
  })
})

describe('the nickname', () => {
  it.each([
    ['Best Store', 'Best Store'],
    ['best store', 'best store'],
    ['  BEST STORE ', 'BEST STORE'],
    ['Best   Store', 'Best   Store'],
    ['\u200BBest Store', 'Best Store'],
  ])('GST-03 rejects the taken name %j', (nickname, shown) => {
    expect(nicknameError(nickname)).toBe(`The nickname '${shown}' is already taken. Please choose a different one.`)
  })

  it('GST-03 rejects every name of the list, in any case and with outer blanks', () => {
    for (const name of takenNicknames) {
      expect(nicknameError(name.toUpperCase())).not.toBeNull()
      expect(nicknameError(` ${name.toLowerCase()} `)).not.toBeNull()
    }
  })

  it.each([[''], ['Best Stores'], ['BestStore'], ["Asha's Sarees"]])('GST-03 accepts %j', (nickname) => {
    expect(nicknameError(nickname)).toBeNull()
  })
})

describe('a refusal of the step', () => {
  it.each([
    ['This NICKNAME is reserved', 'om'],
    ["The store name 'om' is reserved", 'om'],
    ['om: choose another one', 'om'],
    ['Something is called om', 'om'],
    ['“राम” पहले से है', 'राम'],
    ['Taken: Asha’s!', 'Asha’s!'],
  ])('GST-03 %j is about the nickname %j', (message, nickname) => {
    expect(isAboutNickname(message, nickname)).toBe(true)
  })

  it.each([
    ['Something went wrong', 'om'],
    ['Error 500', '5'],
    ['रामायण अब नहीं है', 'राम'],
    ['Something went wrong', ''],
  ])('GST-03 %j is not about the nickname %j', (message, nickname) => {
    expect(isAboutNickname(message, nickname)).toBe(false)
  })
})

describe('advice on the other fields', () => {
  // Numbers of well-known companies and of published examples.
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '27AAACR5055K1Z7', '33AAACH7409R1Z8'])(
    'GST-04 computes the check character of %s',
    (number) => {
      expect(gstCheckCharacter(number.slice(0, 14))).toBe(number.charAt(14))
      expect(gstNumberAdvice(number)).toBeNull()
    },
  )

  it('GST-04 notices every single wrong character, and two neighbours swapped', () => {
    const number = '27AAPFU0939F1ZV'
    for (let index = 0; index < number.length; index += 1) {
      const slipped = number.charAt(index) === '9' ? '8' : /\d/.test(number.charAt(index)) ? '9' : number.charAt(index) === 'Q' ? 'R' : 'Q'
      expect(gstNumberAdvice(number.slice(0, index) + slipped + number.slice(index + 1))).not.toBeNull()
    }
    expect(gstNumberAdvice('72AAPFU0939F1ZV')).not.toBeNull()
    expect(gstNumberAdvice('27AAPFU9039F1ZV')).not.toBeNull()
  })

  it('GST-04 tells a wrong shape from a wrong check character, and says that the seller can continue', () => {
    expect(gstNumberAdvice('27AAPFU0939F1Z')).toMatch(/^This does not look like a GST number.*You can still continue\.$/)
    expect(gstNumberAdvice('27AAPFU0939F1ZW')).toMatch(/^There seems to be a typing mistake in this number.*You can still continue\.$/)
    expect(gstNumberAdvice('')).toBeNull()
    expect(gstNumberAdvice('27aapfu 0939-f1zv')).toBeNull()
  })

  it('GST-04 compares the PAN with the GST number only if that is complete', () => {
    expect(panAdvice('AAPFU0939F', '27AAPFU0939F1ZV')).toBeNull()
    expect(panAdvice(' aapfu0939f ', '27AAPFU0939F1ZV')).toBeNull()
    expect(panAdvice('', '27AAPFU0939F1ZV')).toBeNull()
    expect(panAdvice('AAPFU0939', '')).toMatch(/^This does not look like a PAN/)
    expect(panAdvice('AAGCB7383J', '27AAPFU0939F1ZV')).toMatch(/^This PAN is not the one inside the GST number/)
    expect(panAdvice('AAGCB7383J', '27AAPFU')).toBeNull()
  })

  it('GST-04 gives advice on an invalid mobile number', () => {
    expect(gstMobileAdvice('')).toBeNull()
    expect(gstMobileAdvice('98765 43210')).toBeNull()
    expect(gstMobileAdvice('12345')).toMatch(/You can still continue\.$/)
  })
})

it('GST-05 sends only the nickname and the type', () => {
  const form = gstStep.draft.parse({ nickname: ' Asha ', gstType: 'No GST', gstNumber: '27AAPFU0939F1ZV', gstPan: 'AAPFU0939F' })
  expect(gstStep.toRequest(form, 'S1')).toEqual({ sellerId: 'S1', nickname: 'Asha', gstType: 'No GST' })
})
