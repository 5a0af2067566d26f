import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Apart from the app's build: a test run neither generates routes nor builds a worker.
// Tests of the page ask for it in their first line: // @vitest-environment happy-dom
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Folders of pure functions (tsconfig.pure.json) and of tools: their tests leave nothing behind, and share a module graph. */
const pure = ['src/{contract,domain}', 'mocks/{engine,scenarios,documents,conformance}', 'tests/{architecture,size,support,faults}']

const options = { environment: 'node', allowOnly: false, restoreMocks: true, unstubGlobals: true } as const

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks') } },
  test: {
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      { extends: true, test: { ...options, name: 'pure', isolate: false, include: pure.map((path) => `${path}/**/*.test.ts`) } },
      {
        extends: true,
        test: {
          ...options,
          name: 'device',
          include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
          exclude: pure.map((path) => `${path}/**`),
        },
      },
    ],
  },
})
