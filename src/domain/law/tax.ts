/** GST as it is contained in a price (CGST Act s. 9, IGST Act s. 5; prices on the marketplace include it). All in paise. */
export interface LineTax {
  readonly taxablePaise: number
  readonly centralPaise: number
  readonly statePaise: number
  readonly integratedPaise: number
}

const dividedHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

const wholeInBasisPoints = 10_000

/**
 * The tax inside a gross amount. Within a state it is shared by centre and state in two equal parts; between states it is
 * one. What is left is the taxable value, so that each line adds up to what the customer paid.
 * @param rate in basis points: 1800 is 18 %
 */
export function taxInside(grossPaise: number, rate: number, isSameState: boolean): LineTax {
  if (isSameState) {
    const half = dividedHalfUp(grossPaise * rate, 2 * (wholeInBasisPoints + rate))
    return { taxablePaise: grossPaise - 2 * half, centralPaise: half, statePaise: half, integratedPaise: 0 }
  }
  const integratedPaise = dividedHalfUp(grossPaise * rate, wholeInBasisPoints + rate)
  return { taxablePaise: grossPaise - integratedPaise, centralPaise: 0, statePaise: 0, integratedPaise }
}

/** Union territories without a legislature of their own, where the state's part is called UTGST (UTGST Act s. 2). */
const unionTerritories: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38'])

/** What the state's part of the tax is called. @param stateCode as GST numbers it */
export const nameOfStateTax = (stateCode: string): 'SGST' | 'UTGST' => (unionTerritories.has(stateCode) ? 'UTGST' : 'SGST')
