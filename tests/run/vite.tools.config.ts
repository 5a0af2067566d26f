import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// Node runs no TypeScript by itself: the tools become plain modules, their packages stay where they are installed.
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  resolve: { alias: { '@': here('../../src'), '@mocks': here('../../mocks'), '@tests': here('..') } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-tools',
    // A tool may run while another one is built, and loads its parts late.
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        conformance: here('../conformance/command/main.ts'),
        contract: here('../../mocks/documents/main.ts'),
        calls: here('../../mocks/testing/calls-per-second.ts'),
        faults: here('../faults/main.ts'),
        'long-queue': here('../faults/long-queue/main.ts'),
        figures: here('../faults/long-queue/figures-main.ts'),
        bench: here('../bench/main.ts'),
        engines: here('../engines/main.ts'),
      },
    },
  },
})
