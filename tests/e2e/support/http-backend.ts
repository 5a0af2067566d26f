import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { realBackendPlace } from '../../support/real-backend'

/** A call that arrived. */
export interface ArrivedCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** A complete answer, for a backend that does not answer JSON with 200. */
export interface WrittenAnswer {
  readonly status: number
  readonly type?: string
  readonly text?: string
}

/** Makes the answer to a call; `count` numbers the calls of its path, from 1. */
export type WriteAnswer = (call: ArrivedCall, count: number) => WrittenAnswer

interface HeldCall {
  /** Resolves when the first held call has arrived. */
  readonly arrived: Promise<void>
  release(): void
}

function createHold(): HeldCall & { arrive(): Promise<void> } {
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

/** A small backend on its own port, and so on another origin than the product. */
export interface HttpBackend {
  readonly calls: readonly ArrivedCall[]
  /** Receives the calls of a path, but answers them only when they are released. */
  hold(path: string): HeldCall
  close(): Promise<void>
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text)
}

const json = (status: number, body: unknown): WrittenAnswer => ({ status, type: 'application/json', text: JSON.stringify(body) })

/**
 * @param answers hand-written JSON by path; every other path is 404
 * @param written complete answers by path, which take precedence
 */
export async function startHttpBackend(
  answers: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, WriteAnswer>> = {},
): Promise<HttpBackend> {
  const calls: ArrivedCall[] = []
  const holds = new Map<string, ReturnType<typeof createHold>>()
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization, Idempotency-Key')
    const path = request.url ?? ''
    if (request.method !== 'POST') {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end()
      return
    }
    const answerTo = (call: ArrivedCall): WrittenAnswer => {
      const write = written[path]
      if (write !== undefined) return write(call, calls.filter((other) => other.path === path).length)
      const answer = answers[path]
      return answer === undefined ? json(404, { message: 'There is nothing at this address.' }) : json(200, answer)
    }
    void read(request).then(async (body) => {
      const call = { path, headers: request.headers, body }
      calls.push(call)
      await holds.get(path)?.arrive()
      const { status, type, text } = answerTo(call)
      response.writeHead(status, type === undefined ? {} : { 'Content-Type': type }).end(text)
    })
  })
  const { hostname, port } = realBackendPlace()
  server.listen(port, hostname)
  await once(server, 'listening')
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
