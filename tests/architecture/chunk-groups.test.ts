import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSourceTree } from './source-tree'

const rest = '*'

/** The texts that a pattern of paths begins with, up to what it leaves open; those that it excludes are among them. */
function beginningsOf(pattern: string): readonly string[] {
  let at = 0
  /** Every way through the choices from here to the end of the group. */
  function choices(): readonly string[] {
    const ended: string[] = []
    let ways: readonly string[] = ['']
    while (at < pattern.length && pattern[at] !== ')') {
      const isNext = pattern[at] === '|'
      if (isNext) {
        ended.push(...ways)
        at += 1
      }
      const parts = isNext ? [''] : part()
      ways = isNext ? parts : ways.flatMap((way) => parts.map((next) => way + next))
    }
    return [...ended, ...ways]
  }
  function part(): readonly string[] {
    const [group, sign = ''] = /^\((\?[:!])?/.exec(pattern.slice(at)) ?? []
    if (group !== undefined) {
      at += group.length
      const inside = choices()
      at += 1
      return sign === '?!' || pattern[at] === '?' ? ['', ...inside] : inside
    }
    const [piece = ''] = /^(?:\[[^\]]*\]|\\.|.)/.exec(pattern.slice(at)) ?? []
    at += piece.length
    if (/^\\[^a-z]$/.test(piece)) return [piece.slice(1)]
    if (piece === '\\b' || /^[\^$?+*]$/.test(piece)) return ['']
    return [piece.length > 1 || piece === '.' ? rest : piece]
  }
  return choices().map((way) => way.split(rest, 1)[0] ?? '')
}

/** The patterns of source paths in a file of settings. */
const patternsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\/((?:\\.|\[[^\]\n]*\]|[^/\\\n[])+)\/(?=[,.;)\s])/g)].flatMap(([, pattern = '']) => (/\\\/src\\\/|\^src\\\//.test(pattern) ? [pattern] : []))

describe('the groups of files', () => {
  const paths = [...readSourceTree(process.cwd(), ['src', 'mocks']).keys()].map((path) => `/${path}`)
  const isThere = (place: string): boolean => (place.includes('node_modules/') ? existsSync(place.replace(/^\//, '')) : paths.some((path) => path.includes(place)))

  it.each([['vite.config.ts', 12], ['tests/size/report.mjs', 2]])('FAST-03 EXT-02 what %s puts together has its present name: a renamed part would come in another file unseen', (file, least) => {
    const patterns = patternsIn(file)
    expect(patterns.length).toBeGreaterThanOrEqual(least)
    expect(patterns.flatMap(beginningsOf).filter((place) => !isThere(place))).toEqual([])
  })

  it('FAST-03 are read with all their choices', () => {
    expect(beginningsOf(String.raw`\/src\/(?:app|ui)\/(?:b(?!all|ig)|(?:c|d)at)\.tsx?|^mocks\/[a-z]+\/x`)).toEqual([
      ...['app', 'ui'].flatMap((folder) => ['b', 'ball', 'big', 'cat', 'dat'].map((name) => `/src/${folder}/${name}.tsx`)),
      'mocks/',
    ])
  })
})
