import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** The paths in a sheet's `@source` lines, with lists in braces expanded. */
function namedBy(sheet: string): readonly string[] {
  const paths = [...readFileSync(sheet, 'utf8').matchAll(/^@source (?:not )?'([^']+)'/gm)].map(([, path = '']) => path)
  return paths.flatMap((path) => {
    const [whole = '', names] = /\{([^}]*)\}/.exec(path) ?? []
    return names === undefined ? [path] : names.split(',').map((name) => path.replace(whole, name))
  })
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css')).map((path) => join('src', path))
const named = sheets.flatMap((sheet) => namedBy(sheet).map((path) => join(dirname(sheet), path)))

it('FAST-01 every path that a style sheet names as a source of classes exists', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !existsSync(path.replace(/\/?\*.*$/, '')))).toEqual([])
})

it('PROF-01 no live region is hidden while it is empty, because a screen reader would then miss its text', () => {
  const hidden = /<[a-z]+\b[^>]*role="status"[^>]*\bempty:hidden/
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
  expect(screens.length).toBeGreaterThan(200)
  expect(screens.filter((path) => hidden.test(readFileSync(join('src', path), 'utf8')))).toEqual([])
})
