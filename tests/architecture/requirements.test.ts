import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as messages from '@/contract/messages'
import { stepWords } from '@/contract/step-words'
import { readSourceTree } from './source-tree'
import { titlesOf } from './test-titles'

const root = process.cwd()

/** The ids that the list of requirements explains, one per line. */
const listedIn = (list: string): readonly string[] => [...list.matchAll(/^- ([A-Z]+-\d{2}) \S/gm)].map(([, id = '']) => id)

/** Names of standards that look like ids. */
const standards: ReadonlySet<string> = new Set(['EAN-13'])

/** The ids in a text; the end of a longer code, such as a SKU, does not count. */
const namedIn = (text: string): readonly string[] => (text.match(/(?<![\w-])[A-Z]{2,}-\d{2}\b/g) ?? []).filter((id) => !standards.has(id))

/** The highest numbers of two kinds of ids that are explained elsewhere: the queue's promises P1 to P26, the security rows S1 to S36. */
const highest: Readonly<Record<string, number>> = { P: 26, S: 36 }

/** The ids at the beginning of a title. */
const idsOf = (title: string): readonly string[] => (/^(?:(?:[A-Z]+-\d{2}|[PS]\d+) )+/.exec(title)?.[0] ?? '').split(' ')
const promisesIn = (title: string): readonly string[] => idsOf(title).filter((id) => /^P\d/.test(id))

/** The P and S ids at the beginning of a title that do not exist. */
const beyond = (title: string): readonly string[] =>
  idsOf(title)
    .filter((word) => /^[PS]\d/.test(word) && !(Number(word.slice(1)) >= 1 && Number(word.slice(1)) <= (highest[word.charAt(0)] ?? 0)))

const list = readFileSync(join(root, 'tests/requirements.md'), 'utf8')
const listed = listedIn(list)
const tree = [...readSourceTree(root, ['src', 'mocks', 'tests'])]
const titles = tree.filter(([path]) => /\.(?:test|spec)\.tsx?$/.test(path)).flatMap(([path, text]) => titlesOf(path, text))

describe('the list of requirements', () => {
  it('is read completely, and has each id once', () => {
    expect(listed.length).toBe(list.split('\n').filter((line) => /^[-|] ?\**[A-Z]+-\d/.test(line)).length)
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([])
  })

  it('has no id without a test', () => {
    const tested = new Set(titles.flatMap(namedIn))
    expect(listed.filter((id) => !tested.has(id))).toEqual([])
  })

  it('has every id that a test or the code names', () => {
    const known = new Set(listed)
    const unknown = tree.flatMap(([path, text]) => namedIn(text).filter((id) => !known.has(id)).map((id) => `${path}: ${id}`))
    expect(unknown).toEqual([])
  })

  it('has a test for each promise of the queue', () => {
    const tested = new Set(titles.flatMap(promisesIn))
    const promises = Array.from({ length: highest['P'] ?? 0 }, (_, index) => `P${index + 1}`)
    expect(promises.filter((id) => !tested.has(id))).toEqual([])
  })

  it('has a test for each row about security, or a reason in the decisions', () => {
    const decided = readFileSync(join(root, 'src/DECISIONS.md'), 'utf8').match(/\bS\d+\b/g) ?? []
    const known = new Set([...titles.flatMap(idsOf), ...decided])
    const rows = Array.from({ length: highest['S'] ?? 0 }, (_, index) => `S${index + 1}`)
    expect(rows.filter((id) => !known.has(id))).toEqual([])
  })

  it('quotes every message of the contract, letter for letter', () => {
    const steps = Object.values(stepWords)
    const catalogues: Readonly<Record<string, Readonly<Record<string, string | ((channel: string) => string)>>>> = messages
    const said = [
      ...Object.values(catalogues)
        .flatMap((catalogue) => Object.values(catalogue))
        .map((message) => (typeof message === 'function' ? message('{channel}') : message)),
      ...steps.flatMap(({ accepted, refused }) => [accepted, refused]),
    ]
    expect(said.filter((message) => !list.includes(`'${message}'`))).toEqual([])
    expect(steps.map(({ title }) => title).filter((title) => !list.includes(title))).toEqual([])
  })

  it('tests name no promise of the queue and no row about security that does not exist', () => {
    expect(titles.flatMap(beyond)).toEqual([])
  })
})

describe('the check of the list', () => {
  // Joined from two parts, because the check would report an unknown id in this file, too.
  const unknownId = ['NOVEL', '01'].join('-')

  it('finds titles in every way of writing them, and no other text', () => {
    const source = `describe('one', () => {})
      it.each([['LOGIN-01']])('two %s', () => {})
      test.describe('three', () => {})
      it.each\`a\`('four', () => {})
      test(\`five \${n}\`, { tag: '@desktop' }, () => {})
      expect('six').toBe(fill('seven'))`
    expect(titlesOf('x.test.ts', source)).toEqual(['one', 'two %s', 'three', 'five …'])
  })

  it('finds an id that is not in the list, and ignores codes that only look like ids', () => {
    expect(namedIn(`it('${unknownId} does', …)`)).toEqual([unknownId])
    expect(listedIn(`- ${unknownId} It does.\n- ${unknownId}\n${unknownId} It does.`)).toEqual([unknownId])
    expect(namedIn('UTF-8, SG-1001, T-1, EAN-13, BL-KUR-07')).toEqual([])
  })

  it('finds promises and rows about security with a number beyond the last one', () => {
    expect(['P26 S36 keeps', 'QUEUE-02 P3 keeps', 'S37 keeps', 'QUEUE-02 P0 P27 keeps', 'S1 of S99 keeps'].map(beyond)).toEqual([[], [], ['S37'], ['P0', 'P27'], []])
  })
})
