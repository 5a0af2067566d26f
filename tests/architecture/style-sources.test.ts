import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Paths that a sheet names for Tailwind, each file of a list by itself. */
function namedBy(sheet: string): readonly string[] {
  const paths = [...readFileSync(sheet, 'utf8').matchAll(/^@source (?:not )?'([^']+)'/gm)].map(([, path = '']) => path)
  return paths.flatMap((path) => {
    const [whole = '', names] = /\{([^}]*)\}/.exec(path) ?? []
    return names === undefined ? [path] : names.split(',').map((name) => path.replace(whole, name))
  })
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css')).map((path) => join('src', path))
const named = sheets.flatMap((sheet) => namedBy(sheet).map((path) => join(dirname(sheet), path)))

it('FAST-01 every file of which a style sheet takes the classes, or leaves them out, is there', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !existsSync(path.replace(/\/?\*.*$/, '')))).toEqual([])
})
