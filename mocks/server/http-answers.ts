import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WireResponse } from '@mocks/engine/wire'
import type { HeaderLines } from './cors'

interface Written {
  readonly headers: Readonly<Record<string, string | number>>
  readonly text: string
}

function write(answer: WireResponse, more: HeaderLines): Written {
  const text = JSON.stringify(answer.body)
  return { headers: { ...answer.headers, ...more, 'Content-Length': Buffer.byteLength(text) }, text }
}

export function send(response: ServerResponse, answer: WireResponse, more: HeaderLines): void {
  const { headers, text } = write(answer, more)
  response.writeHead(answer.status, headers).end(text)
}

/**
 * Answers while the request is still arriving. Closing at once would reset the connection, and its sender
 * would see that instead of the answer; so what arrives is thrown away for a while.
 */
export function sendEarly(
  response: ServerResponse,
  answer: WireResponse,
  { more, linger }: { readonly more: HeaderLines; readonly linger: number },
): void {
  const { headers, text } = write(answer, { ...more, Connection: 'close' })
  response.writeHead(answer.status, headers).write(text)
  const finish = (): void => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(finish, linger)
  response.req.once('end', finish).once('close', finish).resume()
}

const rawLinger = 1000

/** Answers where there is no request to answer: what came is not HTTP, or not any that is served here. */
export function sendRaw(socket: Duplex, answer: WireResponse, more: HeaderLines): void {
  const { headers, text } = write(answer, { ...more, Connection: 'close' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
  socket.on('error', () => socket.destroy()).resume()
  setTimeout(() => socket.destroy(), rawLinger).unref()
}
