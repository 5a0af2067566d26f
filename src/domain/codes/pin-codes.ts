import { indianStates } from '../steps/indian-states.ts'
import { packNumbers, packRepeats, placeInNumbers, valueAt } from './packed.ts'

/** The place of a PIN code: the suggested city and state. */
export interface Place {
  readonly district: string
  /** One of `indianStates`. */
  readonly state: string
}

/** Packs three lines: the places, the index of each PIN code's place, and the PIN codes. */
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

/** The place of a PIN code of six digits; null if it is not in the list. */
export function placeOf(packed: string, pin: string): Place | null {
  const [names = '', places = '', pins = ''] = packed.split('\n')
  const found = placeInNumbers(pins, Number(pin))
  const [district, state] = found === -1 ? [] : (names.split('|')[valueAt(places, found)]?.split('/') ?? [])
  const known = indianStates[Number(state)]
  return district === undefined || known === undefined ? null : { district, state: known }
}
