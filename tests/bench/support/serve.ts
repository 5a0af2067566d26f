import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { extname, join, relative } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { generate } from 'selfsigned'
import { contentTypes } from '../../support/content-types'

/** A TLS record can be read only as a whole; small records let the browser parse a page's beginning while its end is still under way. */
const recordBytes = 1300

const packed: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.svg', '.vtt', '.webmanifest'])

interface File {
  readonly content: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** A built site on its own server, served as a good host does: HTTP/2 in small TLS records, Brotli, and the README's cache headers. */
export interface Site {
  readonly address: string
  /** Each call to `/api/` with its path and its arrival, in milliseconds of `performance.now()`. */
  readonly calls: { readonly path: string; readonly at: number }[]
  /** From now on calls get no answer, or an immediate one. */
  answer(how: 'never' | 'at-once'): void
  close(): Promise<void>
}

/** @param folders the first one that has a file serves it @param port any free one, unless the build has a fixed address */
export async function serveSite(folders: readonly string[], port = 0): Promise<Site> {
  const files = new Map<string, File>()
  for (const folder of folders.toReversed()) for (const [path, file] of await read(folder)) files.set(path, file)
  const calls: { path: string; at: number }[] = []
  let answers = true
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])

  function answer(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (pathname.startsWith('/api/')) {
      calls.push({ path: pathname, at: performance.now() })
      request.resume()
      if (answers) request.once('end', () => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"message":"Saved."}'))
      return
    }
    const file = files.get(pathname) ?? files.get(`${pathname}.html`) ?? (extname(pathname) === '' ? files.get('/index.html') : undefined)
    if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, file.headers).end(file.content)
  }

  const server = createSecureServer({ key, cert }, answer)
  const sessions = new Set<{ destroy(): void }>()
  server.on('secureConnection', (socket: TLSSocket) => void socket.setMaxSendFragment(recordBytes))
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  return {
    address: `https://localhost:${bound.port}`,
    calls,
    answer: (how) => {
      answers = how === 'at-once'
    },
    async close() {
      for (const session of sessions) session.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Compressed once, before anything is measured. */
async function read(folder: string): Promise<Map<string, File>> {
  const files = new Map<string, File>()
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(folder, path)}`
    const type = extname(path)
    const plain = await readFile(path)
    const packs = packed.has(type)
    files.set(name, {
      content: packs ? await promisify(brotliCompress)(plain) : plain,
      headers: {
        'content-type': contentTypes[type] ?? 'application/octet-stream',
        'cache-control': name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...(packs && { 'content-encoding': 'br' }),
      },
    })
  }
  return files
}
