import { headerNames } from '@/contract/endpoints'
import type { Answer, SocketEvent } from '../backend-under-test'
import type { Exchange } from '../row-context'

/** A report is passed on to others, so it must not contain secrets. */
const secretFields = /^(?:password|confirmPassword|token|\w*Otp)$/
const longestText = 60

const shorten = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text)

/** A body as a report may show it: secrets hidden, pictures and other long texts shortened. */
const presentable = (name: string, value: unknown): unknown => {
  if (secretFields.test(name)) return '(hidden)'
  return typeof value === 'string' ? shorten(value) : value
}

const bodyText = (body: unknown): string => JSON.stringify(body, presentable) ?? ''

function readBody(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch {
    return text
  }
}

const toldHeaders = [headerNames.retryAfter, 'Cache-Control', 'Access-Control-Allow-Origin', 'Access-Control-Allow-Headers']

const eventText = ({ event, payload }: SocketEvent): string => `${event} ${bodyText(payload)}`

/** What was sent, in one line. */
export function sentText(exchange: Exchange): string {
  if (exchange.kind === 'events') return exchange.said.map(eventText).join(', ') || '(nothing)'
  const { method, path, headers, text } = exchange.call
  const authorization = headers[headerNames.authorization] === undefined ? '' : ' with a token'
  const key = headers[headerNames.idempotencyKey]
  const keyText = key === undefined ? '' : ` ${headerNames.idempotencyKey}: ${shorten(key)}`
  return `${method} ${path}${authorization}${keyText} ${text === null ? '' : bodyText(readBody(text))}`.trim()
}

function answerText({ body }: Answer): string {
  switch (body.kind) {
    case 'json':
      return bodyText(body.value)
    case 'text':
      return bodyText(body.text)
    case 'empty':
      return '(no body)'
    case 'page':
      return '(a web page)'
    case 'broken':
      return '(a body that broke off)'
  }
}

/** What came back, in one line. */
export function cameText(exchange: Exchange): string {
  if (exchange.kind === 'events') return exchange.heard.map(eventText).join(', ') || '(no event)'
  const { reply } = exchange
  if (reply.kind === 'silence') return `(no answer: ${reply.reason})`
  const headers = toldHeaders.flatMap((name) => {
    const value = reply.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  return [String(reply.status), ...headers, answerText(reply)].join(' ')
}
