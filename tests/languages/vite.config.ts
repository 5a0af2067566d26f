import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import product from '../../vite.config.ts'
import { englishCatalogues } from './english-catalogues.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// The product with two more languages: this folder's tables replace the product's own.
export default defineConfig((env) =>
  mergeConfig(product(env), {
    resolve: { alias: [{ find: /^@\/languages\/(languages|load-language|load-service-language|page-words)$/, replacement: here('./$1.ts') }] },
    plugins: [englishCatalogues],
  }),
)
