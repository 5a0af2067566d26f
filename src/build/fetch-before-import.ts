import type { Plugin } from 'vite'

/** Vite's helper module for dynamic imports: internal to Vite, hence its version is pinned. */
const vitesOwn = '\0vite/preload-helper.js'

/** Replaces that helper with the app's own `app/updates/load-chunk.ts`. A browser test checks that the app uses it. */
export const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === vitesOwn ? "export { loadChunk as __vitePreload } from '@/app/updates/load-chunk'" : null),
}
