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
  ])('with the code %s is %s', (code, state) => {
    expect(gstState(numberOf(code))).toBe(state)
    expect(gstNumberFinding(numberOf(code), '')).toBe(`Registered in ${state}`)
    expect(gstNumberAdvice(numberOf(code))).toBeNull()
  })

  it('is not shown for other territory (97) and the centre (99), and no advice is given', () => {
    for (const code of ['97', '99']) {
      expect(gstNumberAdvice(numberOf(code))).toBeNull()
      expect(gstNumberFinding(numberOf(code), 'Kerala')).toBeNull()
    }
  })

  it('gets advice if no state has the code, and is shown only for a complete, valid number', () => {
    for (const code of ['00', '39', '45', '98']) expect(gstNumberAdvice(numberOf(code))).toBe(`No state has the code ${code}. You can still continue.`)
    expect(gstNumberFinding('27AAPFU0939F1ZW', '')).toBeNull()
    expect(gstNumberFinding('27AAPFU0939F1Z', '')).toBeNull()
    expect(gstNumberFinding('', '')).toBeNull()
  })

  it('is compared with the pickup address in both steps, if that has a state of the list', () => {
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
  it('is offered from a complete GST number, and not from a mistyped or incomplete one', () => {
    expect(panInside(' 27 aapfu-0939f 1zv ')).toBe('AAPFU0939F')
    expect(['27AAPFU0939F1ZW', '27AAPFU', ''].map(panInside)).toEqual([null, null, null])
  })

  it.each([
    ['AAPPU0939F', 'Of a person'],
    ['AAPCU0939F', 'Of a company'],
    ['AAPFU0939F', 'Of a firm or LLP'],
    ['AAPHU0939F', 'Of a Hindu undivided family'],
    ['aapgu 0939 f', 'Of the government'],
  ])('%s shows the kind of holder that its fourth letter names: %s', (pan, holder) => {
    expect(panFinding(pan)).toBe(holder)
    expect(panAdvice(pan, '')).toBeNull()
  })

  it('gets advice if its fourth letter names no kind of holder', () => {
    expect(panFinding('AAPZU0939F')).toBeNull()
    expect(panAdvice('AAPZU0939F', '')).toBe('No PAN has Z as its fourth letter. You can still continue.')
    expect(panFinding('AAPFU0939')).toBeNull()
  })
})
