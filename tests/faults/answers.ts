import type { ServerResponse } from 'node:http'
import type { AnswerFault } from './schedule'

export const json = (response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const page = '<!doctype html><title>Welcome</title><h1>Sign in to the hotel</h1>'

/** Sets its own Date header: Node caches it and is up to a second behind, which would ask for two seconds. */
function inOneSecondByDate(): Readonly<Record<'Date' | 'Retry-After', string>> {
  const now = Date.now()
  return { Date: new Date(now).toUTCString(), 'Retry-After': new Date(now + 1000).toUTCString() }
}

/** What the backend does besides giving the wrong answer. */
interface Effects {
  /** Lets the request take effect without telling the phone. */
  readonly apply: () => void
  /** The same, some time after the connection was closed. */
  readonly applyLate: () => void
  /** Refuses the request because its token has expired. */
  readonly refuseToken: () => void
  /** Holds the answer back until the client has given up waiting. */
  readonly hold: () => void
}

/** Answers as the fault prescribes. */
export function answerWrongly(fault: AnswerFault, response: ServerResponse, effects: Effects): void {
  switch (fault) {
    case 'lost-before':
      response.destroy()
      return
    case 'lost-after':
      effects.apply()
      response.destroy()
      return
    case 'cut-short':
      effects.apply()
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '40' }).write('{"message":"Sav')
      setImmediate(() => response.destroy())
      return
    case 'late':
      effects.applyLate()
      return
    case 'silent':
      effects.apply()
      effects.hold()
      return
    case 'unauthorised':
      effects.refuseToken()
      return
    case 'forbidden':
      json(response, 403, { message: 'You may not do this.' })
      return
    case 'conflict':
      json(response, 409, { message: 'It is there already.' })
      return
    case 'refused':
      json(response, 422, { message: 'Please write it in another way.' })
      return
    case 'busy-seconds':
      json(response, 429, { message: 'Too many at once.' }, { 'Retry-After': '1' })
      return
    case 'busy-date':
      json(response, 429, { message: 'Too many at once.' }, inOneSecondByDate())
      return
    case 'server-error':
      json(response, 500, { message: 'Something broke.' })
      return
    case 'server-error-after':
      effects.apply()
      json(response, 500, { message: 'Something broke.' })
      return
    case 'portal-page':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
      return
    case 'portal-redirect':
      response.writeHead(302, { Location: '/hotel' }).end()
      return
    case 'portal-511':
      response.writeHead(511, { 'Content-Type': 'text/html' }).end(page)
      return
    case 'portal-empty':
      response.writeHead(200).end()
  }
}
