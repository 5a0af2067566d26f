import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { wireRefusals, type WireResponse } from '@mocks/engine/wire'

const lingerMilliseconds = 1000

/** Answers on the bare connection, where Node has no response object: the bytes are not HTTP, or ask for an unknown upgrade. */
export function answerRaw(socket: Duplex, { status, headers, body }: WireResponse): void {
  if (!socket.writable) return
  const text = JSON.stringify(body)
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(text), Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${text}`)
  // Closing at once would reset the connection, and the sender would see that instead of the answer.
  socket.on('error', () => socket.destroy()).resume()
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref()
}

/** The answer to bytes that Node cannot read as a request, or that come too slowly for one. */
export function refusalOf(code: string): WireResponse {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return wireRefusals.tooSlow()
    case 'HPE_HEADER_OVERFLOW':
      return wireRefusals.headersTooLarge()
    default:
      return wireRefusals.notHttp()
  }
}
