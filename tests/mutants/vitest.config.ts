import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url))

/** Passed by run.mjs in an environment variable, because Stryker starts vitest in its own processes. */
const list = (variable: string): string[] => (process.env[variable] ?? '').split(',').filter((item) => item !== '')

/** Stryker looks only at tests: a test file that cannot be loaded would count as one in which nothing fails. */
class LoadFailures implements Reporter {
  private vitest: Vitest | null = null

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.vitest?.state.catchError(error, 'Test file that cannot be loaded')
  }
}

// Only for Stryker: runs just the tests that run.mjs names, so that one mutant is tried in well under a second.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks'), '@tests': folder('tests') } },
  test: {
    environment: 'node',
    isolate: process.env['MUTANTS_PURE'] !== 'true',
    include: list('MUTANTS_TESTS'),
    exclude: list('MUTANTS_WITHOUT'),
    reporters: [new LoadFailures()],
    // Several times as long as a test takes, because the machine is busy.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
