import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { knownCodes } from '../../../src/build/known-codes.ts'
import { queueForFaultsFolder } from '../../support/addresses.mjs'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const commandsOfTheBench: Plugin = {
  name: 'commands-of-the-bench',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/src/app/start/start-outbox.ts') === true && source.endsWith('/commands/all-commands') ? here('./all-commands.ts') : null,
}

// The product's queue without its screens, on its own page.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  resolve: { alias: { '@': here('../../../src'), '@mocks': here('../../../mocks') } },
  plugins: [commandsOfTheBench, knownCodes],
  build: { outDir: here(`../../../${queueForFaultsFolder}`), emptyOutDir: true },
})
