import { describe, expect, it } from 'vitest'
import { gstTypes } from '@/contract/onboarding'
import type { Order } from '@/contract/reads/orders/orders'
import { anOrder } from '../../../tests/support/an-order'
import { amountInWords } from './amount-in-words'
import { needsEWayBill } from './e-way-bill'
import { isForbiddenInterstateSale } from './interstate-sale'
import { documentRules, eWayBillRules, ruleOn } from './rules'
import { nameOfStateTax, taxInside } from './tax'

describe('the legal figures', () => {
  it('LAW-01 apply from their first day until the day before their end date', () => {
    const rules = [
      { value: 'old', from: '2020-01-01', until: '2025-09-22', source: 'one' },
      { value: 'new', from: '2025-09-22', until: null, source: 'another' },
    ]
    const days = ['2019-12-31', '2020-01-01', '2025-09-21', '2025-09-22', '2030-01-01']
    expect(days.map((day) => ruleOn(rules, day))).toEqual([null, 'old', 'old', 'new', 'new'])
  })

  it('LAW-04 give each GST type its document, Composit GST and Enrolment ID from October 2023 on', () => {
    const on = (day: string) => gstTypes.map((type) => ruleOn(documentRules[type], day)?.kind ?? null)
    expect(on('2023-09-30')).toEqual(['tax-invoice', null, null, 'invoice'])
    expect(on('2023-10-01')).toEqual(['tax-invoice', 'bill-of-supply', 'invoice', 'invoice'])
    expect(gstTypes.map((type) => ruleOn(documentRules[type], '2026-11-22')?.chargesTax)).toEqual([true, false, false, false])
  })

  it('LAW-04 limit Composit GST and Enrolment ID to sales within the state, replacements excepted', () => {
    const { buyer } = anOrder()
    const beyond = (kind: Order['kind'], stateCode: string) =>
      gstTypes.filter((gstType) => isForbiddenInterstateSale({ kind, buyer: { ...buyer, stateCode } }, { gstType, stateCode: '29' }, '2026-11-22'))
    expect(beyond('sale', '27')).toEqual(['Composit GST', 'Enrolment ID'])
    expect(beyond('sale', '29')).toEqual([])
    expect(beyond('replacement', '27')).toEqual([])
  })

  it('LAW-08 require an e-way bill above Rs 50,000', () => {
    expect(ruleOn(eWayBillRules, '2026-11-22')).toEqual({ abovePaise: 5_000_000 })
  })

  it.each(['sale', 'replacement'] as const)('LAW-08 ask for an e-way bill by the value of the goods that move, of a %s too, without what was cancelled', (kind) => {
    const [one] = anOrder().lines
    const goods = (unitPaise: number) => (one === undefined ? [] : [{ ...one, id: 'L1', quantity: 1, unitPaise }, { ...one, id: 'L2', quantity: 1, unitPaise: 5_000_000, cancelled: true }])
    expect([5_000_000, 5_000_001].map((price) => needsEWayBill(anOrder({ kind, lines: goods(price) }), '2026-11-22'))).toEqual([false, true])
  })
})

describe('the tax inside a price', () => {
  it('LAW-03 is split between centre and state within a state, and is one tax between states', () => {
    expect(taxInside(118_000, 1800, true)).toEqual({ taxablePaise: 100_000, centralPaise: 9000, statePaise: 9000, integratedPaise: 0 })
    expect(taxInside(118_000, 1800, false)).toEqual({ taxablePaise: 100_000, centralPaise: 0, statePaise: 0, integratedPaise: 18_000 })
    expect(taxInside(99_900, 0, false)).toEqual({ taxablePaise: 99_900, centralPaise: 0, statePaise: 0, integratedPaise: 0 })
  })

  it('LAW-03 adds up to the price, and is rounded half up to the paisa, for every rate and price', () => {
    for (const rate of [0, 300, 500, 1200, 1800, 2800, 4000])
      for (let price = 1; price < 1_000_000_000; price = price * 3 + 7)
        for (const isSameState of [true, false]) {
          const { taxablePaise, centralPaise, statePaise, integratedPaise } = taxInside(price, rate, isSameState)
          expect(taxablePaise + centralPaise + statePaise + integratedPaise).toBe(price)
          expect(centralPaise).toBe(statePaise)
          // In whole numbers: twice the rounding error is compared with the divisor, which stands for half a paisa.
          const divisor = BigInt((10_000 + rate) * (isSameState ? 2 : 1))
          const twiceOff = 2n * (BigInt(isSameState ? centralPaise : integratedPaise) * divisor - BigInt(price) * BigInt(rate))
          expect(twiceOff > -divisor && twiceOff <= divisor).toBe(true)
        }
  })

  it('LAW-03 is called UTGST for the state’s part in union territories without a legislature', () => {
    expect(['04', '26', '31', '35', '38'].map(nameOfStateTax)).toEqual(Array(5).fill('UTGST'))
    expect(['29', '07', '34', '01'].map(nameOfStateTax)).toEqual(Array(4).fill('SGST'))
  })
})

describe('an amount in words', () => {
  it.each([
    [0, 'Zero rupees only'],
    [100, 'One rupee only'],
    [105_000, 'One thousand fifty rupees only'],
    [2150, 'Twenty-one rupees and fifty paise only'],
    [12_499_900, 'One lakh twenty-four thousand nine hundred ninety-nine rupees only'],
    [1_000_000_000, 'One crore rupees only'],
    [1_000_000_000_00 * 7, 'Seven hundred crore rupees only'],
    [99, 'Zero rupees and ninety-nine paise only'],
    [101, 'One rupee and one paisa only'],
  ])('FILE-02 of %d paise is "%s"', (paise, words) => {
    expect(amountInWords(paise)).toBe(words)
  })
})
