import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { assetCaching } from '@/build/headers'
import { contentTypes } from '../../support/content-types'

/** The built product on the test's own server, where a new version can be published. */
export interface ProductServer {
  readonly address: string
  /** The requested paths, in order. */
  readonly asked: readonly string[]
  /** Changes the service worker's script from now on. */
  publish(): void
  /** Publishes a final worker: the test's own script, after which there is none. */
  publishLastWorker(script: string): void
  /** From now on a page is sent in place of these files, with their cache headers; null sends the files again. */
  sendInstead(instead: { readonly of: RegExp; readonly page: string } | null): void
  close(): Promise<void>
}

/** @param folder the build to serve @param ownPages whether addresses rendered at build have their own page, as on hosts with clean URLs */
export async function serveProduct(folder = 'dist', { ownPages = false } = {}): Promise<ProductServer> {
  let version = 1
  const lastWorkers: string[] = []
  const asked: string[] = []
  let publishes = true
  let sent: Parameters<ProductServer['sendInstead']>[0] = null
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://product').pathname)
    const type = contentTypes[extname(path)]
    asked.push(path)
    if (path === '/service-worker.js' && !publishes) {
      const worker = lastWorkers.pop()
      response.writeHead(worker === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' }).end(worker)
      return
    }
    const caching = path.startsWith('/assets/') ? assetCaching : 'no-cache'
    if (sent?.of.test(path) === true) {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': caching }).end(sent.page)
      return
    }
    const ownPage = `${path}.html`
    const page = ownPages && existsSync(join(folder, ownPage)) ? ownPage : 'index.html'
    void readFile(join(folder, type === undefined ? page : path)).then(
      (content) => {
        response.writeHead(200, { 'Content-Type': type ?? 'text/html', 'Cache-Control': caching })
        response.end(path === '/service-worker.js' ? `${String(content)}\n// version ${version}` : content)
      },
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    asked,
    publish: () => {
      version += 1
    },
    publishLastWorker: (script) => {
      publishes = false
      lastWorkers.push(script)
    },
    sendInstead: (instead) => {
      sent = instead
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
