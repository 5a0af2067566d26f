import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// Node runs no TypeScript by itself: the tools become plain modules, their packages stay where they are installed.
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '@': here('./src'), '@mocks': here('./mocks'), '@tests': here('./tests') } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-tools',
    rolldownOptions: {
      input: {
        conformance: here('./tests/conformance/command/main.ts'),
        contract: here('./mocks/documents/main.ts'),
        calls: here('./mocks/testing/calls-per-second.ts'),
        faults: here('./tests/faults/main.ts'),
        'long-queue': here('./tests/faults/long-queue/main.ts'),
        figures: here('./tests/faults/long-queue/figures-main.ts'),
        bench: here('./tests/bench/main.ts'),
        engines: here('./tests/engines/main.ts'),
      },
    },
  },
})
