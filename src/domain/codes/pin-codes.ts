import { indianStates } from '../steps/indian-states.ts'
import { packNumbers, packRepeats, placeInNumbers, valueAt } from './packed.ts'

/** Where a PIN code is: what is offered as city and state. */
export interface Place {
  readonly district: string
  /** One of `indianStates`. */
  readonly state: string
}

/** Places, which of them each PIN code is in, and the PIN codes: a line each. */
export function packPlaces(places: ReadonlyMap<number, Place>): string {
  const pins = [...places.keys()].toSorted((one, other) => one - other)
  const names: string[] = []
  const placeOfPin = pins.map((pin) => {
    const place = places.get(pin)
    const name = place === undefined ? '' : `${place.district}/${indianStates.indexOf(place.state)}`
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name)
  })
  return [names.join('|'), packRepeats(placeOfPin), packNumbers(pins)].join('\n')
}

/** The place of a PIN code of six digits; null where nobody knows it. */
export function placeOf(packed: string, pin: string): Place | null {
  const [names = '', places = '', pins = ''] = packed.split('\n')
  const found = placeInNumbers(pins, Number(pin))
  const [district, state] = found === -1 ? [] : (names.split('|')[valueAt(places, found)]?.split('/') ?? [])
  const known = indianStates[Number(state)]
  return district === undefined || known === undefined ? null : { district, state: known }
}
