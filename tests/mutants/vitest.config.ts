import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url))

/** What run.mjs tells by a variable, since Stryker starts vitest in processes of its own. */
const list = (variable: string): string[] => (process.env[variable] ?? '').split(',').filter((item) => item !== '')

// For Stryker alone: only the tests that run.mjs names, so that one change is tried in well under a second.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks') } },
  test: {
    environment: 'node',
    isolate: process.env['MUTANTS_PURE'] !== 'true',
    include: list('MUTANTS_TESTS'),
    exclude: list('MUTANTS_WITHOUT'),
    restoreMocks: true,
    unstubGlobals: true,
  },
})
