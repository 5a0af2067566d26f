// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from 'vitest'
import { english, language, type Words } from '@/catalogues/language-in-use'
import { words as demoWords } from '@/languages/hi/demo-words'
import { words as serviceWords } from '@/languages/hi/service-words'
import { words as productWords } from '@/languages/hi/words'
import { readSourceTree } from './source-tree'

const startsSomething = /^src\/(?:main\.tsx|build\/.*|app\/prerender\/prerender\.ts|sw\/(?:.*\/)?service-worker\.ts)$/

/** All modules except entry points, which would start something. No glob import, because that would hide unused exports from knip. */
const modules = [...readSourceTree(process.cwd(), ['src', 'mocks/engine', 'mocks/scenarios', 'mocks/adapters']).keys()]
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !startsSomething.test(path))

/** The source file and line, outside the catalogues, that was running. */
const readerOf = (stack: string): string => /\/((?:src|mocks)\/(?!catalogues\/)[^)\s]+)/.exec(stack)?.[1] ?? stack

/** Printed papers may: their modules are only loaded for printing. */
const mayMakeFormatters = /^src\/paper\//

afterAll(() => language.use(english))

it('LANG-02 FAST-01 loading a module reads no sentence, writes no date and makes no Intl formatter', async () => {
  const read: string[] = []
  const note = (what: string): void => void read.push(`${readerOf(new Error().stack ?? '')} reads ${what}`)
  const formatters = new Proxy(Intl, {
    get(all, name): unknown {
      if (!mayMakeFormatters.test(readerOf(new Error().stack ?? ''))) note(`Intl.${String(name)}`)
      return Reflect.get(all, name)
    },
  })
  vi.stubGlobal('Intl', formatters)
  const words = new Proxy<Words>({}, { get: (_, name) => note(String(name)) })
  language.use({ ...english, words })
  for (const path of modules) await import(/* @vite-ignore */ `/${path}`)
  vi.unstubAllGlobals()
  expect(modules.length).toBeGreaterThan(400)
  expect(read).toEqual([])
}, 120_000)

const sources = [...readSourceTree(process.cwd(), ['src', 'mocks'])].filter(([path]) => /(?<!\.test)\.tsx?$/.test(path) && !/\/languages\//.test(path))

it('FAST-01 no module uses the browser’s formatters, except those for printed papers', () => {
  const makesFormatters = /\bIntl\.|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/
  const all = [...readSourceTree(process.cwd(), ['src', 'mocks'])].filter(([path]) => /(?<!\.test)\.tsx?$/.test(path))
  expect(all.filter(([path, text]) => !path.startsWith('src/paper/') && makesFormatters.test(text)).map(([path]) => path)).toEqual([])
})

const spoken: Readonly<Record<string, object>> = { ...productWords, ...demoWords, ...serviceWords }

/** The catalogues, each with its name and the module that defines it. */
const defined = sources.flatMap(([path, text]) => [...text.matchAll(/\bcatalogue(?:<.*>)?\(\s*'([^']+)'/g)].map(([, name = '']) => ({ path, name })))

it('LANG-01 every catalogue has a unique name, and the languages have exactly the catalogues of the sources', () => {
  const names = defined.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !Object.hasOwn(spoken, name)).map((name) => `src/languages/catalogues.ts has no line for '${name}'`)).toEqual([])
  expect(Object.keys(spoken).filter((name) => !names.includes(name))).toEqual([])
})

/** The names that a source text reads properties by: `texts.name`, `'name'`, `[name` or destructuring `{ name, other }`. */
const namesReadIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/[.'[](\w+)|(?<=[{,] )(\w+)(?=,| \})/g)].flatMap(([, read, taken]) => read ?? taken ?? []))

it('LANG-01 no catalogue has a text that nothing reads', () => {
  const readBy = sources.map(([path, text]) => ({ path, names: namesReadIn(text) }))
  const unused = Object.entries(spoken).flatMap(([name, said]) => {
    const own = defined.find((one) => one.name === name)?.path
    // The service looks these up at run time, by the field names of a body.
    if (name === 'mocks/engine#fieldNames') return []
    // A key that is not an identifier, such as an address or a number, is looked up by a computed value.
    const keys = Object.keys(said).filter((key) => /^[a-z]\w+$/i.test(key))
    return keys
      .filter((key) => !readBy.some(({ path, names }) => path !== own && names.has(key)))
      .filter((key) => (sources.find(([path]) => path === own)?.[1].match(new RegExp(`\\b${key}\\b`, 'g')) ?? []).length < 2)
      .map((key) => `${name}: ${key}`)
  })
  expect(unused).toEqual([])
})

it('LANG-01 the Hindi texts spell letters consistently, and do not address a seller as a man', () => {
  const spelledOtherwise = /[\u095B\u095E]|[\u091C\u092B]\u093C/
  const takenForMan = /आप कौन-स[ािेी]/
  const months = /^\s*months: .*$/m
  const hindi = [...readSourceTree(process.cwd(), ['src/languages/hi'])].filter(([path]) => /(?<!\.test)\.ts$/.test(path))
  expect(hindi.length).toBeGreaterThan(30)
  // The months are spelled as browsers spell them in dates.
  expect(hindi.filter(([, text]) => spelledOtherwise.test(text.replace(months, '')) || takenForMan.test(text)).map(([path]) => path)).toEqual([])
})
