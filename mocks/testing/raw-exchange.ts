import { once } from 'node:events'
import { connect } from 'node:net'

/** What came back over a bare connection. */
export interface RawAnswer {
  readonly status: number
  readonly headers: string
  readonly message: unknown
}

/** Sends raw bytes, part by part with a pause after each, and reads until the other side closes; `parts` may be endless. */
export async function exchangeRaw(
  address: string,
  parts: Iterable<string | Uint8Array>,
  pauseMilliseconds = 0,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  // Writing after the other side has closed is an error, but not a failure of the test.
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (part) => {
    text += part.toString()
  })
  const closed = once(socket, 'close')
  for (const part of parts) {
    if (socket.closed) break
    if (socket.writable) socket.write(part)
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMilliseconds)
    })
  }
  await closed
  const [headers = '', body = ''] = text.split('\r\n\r\n')
  const parsed: unknown = body === '' ? null : JSON.parse(body)
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]),
    headers,
    message: typeof parsed === 'object' && parsed !== null && 'message' in parsed ? parsed.message : null,
  }
}
