import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// The supported Node versions cannot run TypeScript: the tools are built into plain modules, and packages are imported from node_modules.
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  resolve: { alias: { '@': here('../../src'), '@mocks': here('../../mocks'), '@tests': here('..') } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-tools',
    // Not emptied: another tool may be running, and loads some of its modules late.
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
