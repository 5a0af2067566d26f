import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { assetCaching } from '@/build/headers'
import { contentTypes } from '../../support/content-types'

/** The built product on a server of the test's own, where a new version can be published. */
export interface ProductServer {
  readonly address: string
  /** The paths that were asked for, in turn. */
  readonly asked: readonly string[]
  /** From now on the service worker's script is another one. */
  publish(): void
  /** The next worker is the last: a script of the test's own, and none after it. */
  publishLastWorker(script: string): void
  /** From now on a page comes in these files' place, under their caching; null: they come themselves. */
  sendInstead(instead: { readonly of: RegExp; readonly page: string } | null): void
  close(): Promise<void>
}

/** @param folder the build to serve @param ownPages whether an address that was rendered at build has its own page, as with hosts of clean addresses */
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
