import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { knownCodes } from './src/build/known-codes.ts'

// Separate from vite.config.ts: a test run neither generates routes nor builds a worker.
// Tests of the page ask for it in their first line: // @vitest-environment happy-dom
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Folders of pure functions (tsconfig.pure.json) and of tools: their tests leave nothing behind. */
const pure = ['src/{contract,domain}', 'mocks/{engine,market,scenarios,documents}', 'tests/{architecture,conformance,faults,size,support}']

/** Tests that need a page. */
const page = ['src/**/*.test.tsx', 'src/app/start/start-outbox*.test.ts', 'src/app/updates/*.test.ts', 'src/drafts/*.test.ts']

/** Tests in which the app starts its in-browser service, which ends only with its page: each file has a process of its own. */
const app = ['src/app/known-time.test.ts', 'src/app/offers-from-endpoint.test.tsx', 'src/app/presenter/demo-data.test.ts', 'src/app/presenter/play-actions.test.ts', 'src/app/seller-modules.test.tsx', 'src/app/shell/log-out-dialog.test.tsx']

// Long enough for a busy machine; a test that waits in vain still fails.
const options = { testTimeout: 20_000, hookTimeout: 20_000, expect: { poll: { timeout: 10_000 } }, environment: 'node', allowOnly: false, restoreMocks: true, unstubGlobals: true } as const

// Files share a process, and the page in it: creating both for each file takes as long as the tests. A process is reused only
// for files of the same project and environment, so the projects run one after another.
const shared = (place: number) => ({ isolate: false, sequence: { groupOrder: place } })

export default defineConfig({
  plugins: [knownCodes],
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks'), '@tests': folder('tests') } },
  test: {
    // More than there are cores: a third of the time is spent waiting.
    maxWorkers: 3,
    // Each screen leaves more garbage than V8's young generation holds by default: collecting it took an eighth of the time.
    execArgv: ['--max-semi-space-size=64'],
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          ...options,
          ...shared(0),
          name: 'page',
          setupFiles: ['tests/support/fresh-device.ts', 'tests/support/fresh-page.ts'],
          include: page,
          exclude: app,
        },
      },
      {
        extends: true,
        test: {
          ...options,
          ...shared(1),
          name: 'device',
          setupFiles: 'tests/support/fresh-device.ts',
          include: ['src/**/*.test.ts', 'mocks/**/*.test.ts'],
          exclude: [...pure.map((path) => `${path}/**`), ...page, ...app],
        },
      },
      {
        extends: true,
        test: { ...options, name: 'app', sequence: { groupOrder: 2 }, setupFiles: ['tests/support/fresh-device.ts', 'tests/support/fresh-page.ts'], include: app },
      },
      { extends: true, test: { ...options, ...shared(3), name: 'pure', include: pure.map((path) => `${path}/**/*.test.ts`) } },
    ],
  },
})
