import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What every host has to send with the page, because it cannot say this of itself. The second is for old browsers. */
export const pageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
} as const

/** What hosts say of files whose names change with their content: what the page has loaded, the worker does not fetch again. */
export const assetCaching = 'max-age=31536000, immutable'

/** Lets the preview server say it too. */
export const cachedAssets: Plugin = {
  name: 'cached-assets',
  configurePreviewServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://preview').pathname
      // Where there is no such file the page itself is sent, which is to be asked for again.
      if (path.startsWith('/assets/') && existsSync(join(config.root, config.build.outDir, path))) response.setHeader('Cache-Control', assetCaching)
      next()
    })
  },
}
