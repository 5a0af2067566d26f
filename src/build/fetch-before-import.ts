import type { Plugin } from 'vite'

/** The module through which a build of Vite's loads what is not needed at once: internal to it, hence its version is pinned. */
const vitesOwn = '\0vite/preload-helper.js'

/** Has the app load its parts by its own `app/updates/load-chunk.ts`. A browser test sees that it does. */
export const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === vitesOwn ? "export { loadChunk as __vitePreload } from '@/app/updates/load-chunk'" : null),
}
