import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { realBackendAddress } from '../../support/addresses.mjs'

/** One call that arrived. */
export interface ArrivedCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

interface Held {
  /** Resolves with the first call that waits for its answer. */
  readonly arrived: Promise<void>
  release(): void
}

function createHold(): Held & { arrive(): Promise<void> } {
  const signals = new EventEmitter()
  const arrived = once(signals, 'arrived').then(() => undefined)
  const released = once(signals, 'released').then(() => undefined)
  return {
    arrived,
    release: () => void signals.emit('released'),
    arrive() {
      signals.emit('arrived')
      return released
    },
  }
}

/** A small backend on a port of its own, on another origin than the product. */
export interface HttpBackend {
  readonly calls: readonly ArrivedCall[]
  /** Lets the calls of a path arrive, and answers them only once they are released. */
  hold(path: string): Held
  close(): Promise<void>
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text)
}

/** Listens once the port is free: it is one, and another test of the same kind may still hold it. */
export async function listenOnceFree(server: NetServer, port: number, host: string): Promise<void> {
  for (;;) {
    server.listen(port, host)
    try {
      await once(server, 'listening')
      return
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** @param answers hand-written JSON by path; every other path is not found */
export async function startHttpBackend(answers: Readonly<Record<string, unknown>>): Promise<HttpBackend> {
  const calls: ArrivedCall[] = []
  const holds = new Map<string, ReturnType<typeof createHold>>()
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization, Idempotency-Key')
    const path = request.url ?? ''
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const answer = answers[path]
    void read(request).then(async (body) => {
      calls.push({ path, headers: request.headers, body })
      await holds.get(path)?.arrive()
      response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer ?? { message: 'There is nothing at this address.' }))
    })
  })
  const { hostname, port } = new URL(realBackendAddress)
  await listenOnceFree(server, Number(port), hostname)
  return {
    calls,
    hold(path) {
      const held = createHold()
      holds.set(path, held)
      return held
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
