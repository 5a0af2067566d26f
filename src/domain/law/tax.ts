/** The GST inside a price, in paise (CGST Act s. 9, IGST Act s. 5). Prices on the marketplace include it. */
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
 * The tax inside a gross amount. Within a state it is split equally into central and state tax; between states it is all
 * integrated tax. The taxable value is the remainder, so that each line adds up to what the customer paid.
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

/** The name of the state tax. @param stateCode the state's GST code, such as `29` */
export const nameOfStateTax = (stateCode: string): 'SGST' | 'UTGST' => (unionTerritories.has(stateCode) ? 'UTGST' : 'SGST')
