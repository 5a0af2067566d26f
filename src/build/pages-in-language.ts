import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageFile } from '../languages/built-files.ts'

/** Makes the preview server answer a first visit with the page in the language that the browser asks for; later the worker does so. */
export const pagesInLanguage: Plugin = {
  name: 'pages-in-language',
  configurePreviewServer({ config, middlewares }) {
    const hasFile = (file: string): boolean => existsSync(join(config.root, config.build.outDir, file))
    const isThere = (tag: string): boolean => hasFile(pageFile('/index', tag))
    middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://preview')
      const { accept = '', 'accept-language': header = '' } = request.headers
      if (accept.includes('text/html') && !pathname.includes('.')) {
        response.setHeader('Vary', 'Accept-Language')
        // Browsers name their preferred language first.
        const asked = header.split(',').map((part) => part.trim().replace(/[-;].*/, '').toLowerCase())
        const tag = asked.map((name) => (name === 'en' ? 'en-IN' : name)).find(isThere) ?? 'en-IN'
        const file = ['/index', pathname].map((address) => pageFile(address, tag)).findLast(hasFile)
        if (file !== undefined) request.url = `/${file}${search}`
      }
      next()
    })
  },
}
