import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unusedOfDexie, unusedOfFields, unusedOfForms, unusedOfRouter, unusedOfSignaturePad } from './left-out'

const called = [...new Set([...unusedOfForms, ...unusedOfFields, ...unusedOfRouter, ...unusedOfDexie, ...unusedOfSignaturePad, 'preloadRoute', 'startViewTransition'])]
const named = ['useMatchRoute', 'MatchRoute', 'useBlocker', 'Block', 'useFormGroup', 'useFieldGroup']
const given = ['on\\w+Async', 'asyncDebounceMs', 'routeMasks', 'mask', 'viewTransition', 'defaultViewTransition', 'preSearchFilters', 'postSearchFilters', 'defaultPreload(?!: false)', 'USE_PROFILES', 'ADD_TAGS', 'ADD_ATTR']

const sources = ['src', 'mocks']
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
  .filter((found) => /\.tsx?$/.test(found.name) && !/\.test\.tsx?$/.test(found.name))
  .map((found) => join(found.parentPath, found.name))
  .filter((path) => !path.startsWith('src/build/'))

/** The compiler does not notice, because types list everything that a library offers, including what the build leaves out. */
it.each([
  ['calls', `\\.(?:${called.join('|')})\\(`],
  ['imports', `\\b(?:${named.join('|')})\\b[^\\n]* from '@tanstack/`],
  ['gives a library', `\\b(?:${given.join('|')})[:=]`],
])('FAST-03 no source %s what the build leaves out of its libraries', (_, pattern) => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((path) => new RegExp(pattern).test(readFileSync(path, 'utf8')))).toEqual([])
})
