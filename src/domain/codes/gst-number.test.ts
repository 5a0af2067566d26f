import { describe, expect, it } from 'vitest'
import { gstCheckCharacter, gstNumberAdvice, gstNumberFinding, gstState, panAdvice, panFinding, panInside, pickupStateAdvice } from './gst-number'

const numberOf = (code: string, pan = 'AAPFU0939F'): string => {
  const body = `${code}${pan}1Z`
  return body + gstCheckCharacter(body)
}

describe('ADVICE-01 the state of a GST number', () => {
  it.each([
    ['38', 'Ladakh'],
    ['01', 'Jammu and Kashmir'],
    ['07', 'Delhi'],
    ['27', 'Maharashtra'],
    ['36', 'Telangana'],
    ['37', 'Andhra Pradesh'],
    ['28', 'Andhra Pradesh'],
    ['25', 'Dadra and Nagar Haveli and Daman and Diu'],
  ])('of the code %s is %s', (code, state) => {
    expect(gstState(numberOf(code))).toBe(state)
    expect(gstNumberFinding(numberOf(code), '')).toBe(`Registered in ${state}`)
    expect(gstNumberAdvice(numberOf(code))).toBeNull()
  })

  it('is none for other territory and for the centre, and nothing is said of it', () => {
    for (const code of ['97', '99']) {
      expect(gstNumberAdvice(numberOf(code))).toBeNull()
      expect(gstNumberFinding(numberOf(code), 'Kerala')).toBeNull()
    }
  })

  it('is doubted where no state has the code, and told only of a whole number', () => {
    for (const code of ['00', '39', '45', '98']) expect(gstNumberAdvice(numberOf(code))).toBe(`No state has the code ${code}. You can still continue.`)
    expect(gstNumberFinding('27AAPFU0939F1ZW', '')).toBeNull()
    expect(gstNumberFinding('27AAPFU0939F1Z', '')).toBeNull()
    expect(gstNumberFinding('', '')).toBeNull()
  })

  it('is held against that of the pickup address, on both sides, where that is a state of the list', () => {
    const number = numberOf('27')
    expect(gstNumberFinding(number, 'Kerala')).toBe('Registered in Maharashtra, but your pickup address is in Kerala. You can still continue.')
    expect(pickupStateAdvice('Kerala', number)).toBe('Your GST number is registered in Maharashtra. You can still continue.')
    for (const state of ['Maharashtra', '', 'KL']) {
      expect(gstNumberFinding(number, state)).toBe('Registered in Maharashtra')
      expect(pickupStateAdvice(state, number)).toBeNull()
    }
    expect(pickupStateAdvice('Kerala', '27AAPFU0939F1ZW')).toBeNull()
  })
})

describe('ADVICE-01 the PAN', () => {
  it('inside a whole GST number is offered, and none of one with a slip', () => {
    expect(panInside(' 27 aapfu-0939f 1zv ')).toBe('AAPFU0939F')
    expect(['27AAPFU0939F1ZW', '27AAPFU', ''].map(panInside)).toEqual([null, null, null])
  })

  it.each([
    ['AAPPU0939F', 'Of a person'],
    ['AAPCU0939F', 'Of a company'],
    ['AAPFU0939F', 'Of a firm or LLP'],
    ['AAPHU0939F', 'Of a Hindu undivided family'],
    ['aapgu 0939 f', 'Of the government'],
  ])('%s tells by its fourth letter: %s', (pan, holder) => {
    expect(panFinding(pan)).toBe(holder)
    expect(panAdvice(pan, '')).toBeNull()
  })

  it('is doubted where the fourth letter means nothing', () => {
    expect(panFinding('AAPZU0939F')).toBeNull()
    expect(panAdvice('AAPZU0939F', '')).toBe('No PAN has Z as its fourth letter. You can still continue.')
    expect(panFinding('AAPFU0939')).toBeNull()
  })
})
