import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// Node runs no TypeScript by itself: the server becomes plain modules, its packages stay where they are installed.
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  resolve: { alias: { '@': here('../../src'), '@mocks': here('..') } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    rolldownOptions: { input: { server: here('main.ts'), 'server-with-app': here('main-with-app.ts') } },
  },
})
