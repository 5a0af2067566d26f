import type { IncomingMessage } from 'node:http'
import { bodyMaximumBytes } from './limits'

/** What became of a request's body; `cut-off` when its sender left. */
export type ReceivedBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'not-text' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'cut-off' }

function decode(bytes: Buffer): ReceivedBody {
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { kind: 'not-text' }
  }
}

/** Takes in a body of limited size within a limited time, however slowly it trickles. */
export async function readBody(request: IncomingMessage, milliseconds: number): Promise<ReceivedBody> {
  if (Number(request.headers['content-length'] ?? 0) > bodyMaximumBytes) return { kind: 'too-large' }
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const finish = (body: ReceivedBody): void => {
      clearTimeout(timer)
      request.off('data', take)
      parts.length = 0
      resolve(body)
    }
    const take = (part: Buffer): void => {
      size += part.length
      if (size > bodyMaximumBytes) finish({ kind: 'too-large' })
      else parts.push(part)
    }
    const timer = setTimeout(() => finish({ kind: 'too-slow' }), milliseconds)
    request.on('data', take)
    request.on('end', () => finish(decode(Buffer.concat(parts))))
    request.on('error', () => finish({ kind: 'cut-off' }))
    request.on('close', () => finish({ kind: 'cut-off' }))
  })
}
