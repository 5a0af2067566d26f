// @vitest-environment happy-dom
import { afterAll, expect, it } from 'vitest'
import { english, language, type Words } from '@/catalogues/language-in-use'

/** All modules but those that start something. */
const modules = import.meta.glob<unknown>(['/src/**/*.{ts,tsx}', '/mocks/{engine,scenarios,languages,adapters}/**/*.ts', '!/mocks/**/*.test.ts', '!/src/**/*.test.{ts,tsx}', '!/src/main.tsx', '!/src/build/**', '!/src/app/prerender/prerender.ts', '!/src/sw/**/service-worker.ts'])

/** The line of the sources that was running. */
const readerOf = (stack: string): string => /\/((?:src|mocks)\/(?!catalogues\/)[^)\s]+)/.exec(stack)?.[1] ?? stack

afterAll(() => language.use(english))

it('LANG-02 no sentence is read, and no date or number formatted, while a module is loaded: it would keep that language', async () => {
  const read: string[] = []
  const note = (what: string): void => void read.push(`${readerOf(new Error().stack ?? '')} reads ${what}`)
  const words = new Proxy<Words>({}, { get: (_, name) => note(String(name)) })
  language.use({
    ...english,
    words,
    get locale() {
      note('the locale')
      return english.locale
    },
  })
  for (const load of Object.values(modules)) await load()
  expect(Object.keys(modules).length).toBeGreaterThan(400)
  expect(read).toEqual([])
}, 120_000)
