import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Apart from the app's build: a test run neither generates routes nor builds a worker.
// Tests of the page ask for it in their first line: // @vitest-environment happy-dom
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks') } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/{architecture,size,support}/**/*.test.ts'],
    passWithNoTests: false,
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
