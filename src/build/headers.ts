import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Headers that every host has to send with the page, because a `meta` tag cannot set them. The second is for old browsers. */
export const pageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
} as const

/** `Cache-Control` for files with a hash in their name: the worker does not download again what the page has loaded. */
export const assetCaching = 'max-age=31536000, immutable'

/** Makes the preview server send it too. */
export const cachedAssets: Plugin = {
  name: 'cached-assets',
  configurePreviewServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://preview').pathname
      // For a missing file the server sends the page itself, which must not be cached like this.
      if (path.startsWith('/assets/') && existsSync(join(config.root, config.build.outDir, path))) response.setHeader('Cache-Control', assetCaching)
      next()
    })
  },
}
