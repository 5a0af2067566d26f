import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { handle } from '@mocks/engine/handle'
import type { Service } from '@mocks/engine/service'
import type { CallHeaders } from '@mocks/engine/sessions'
import { wireRefusals, type WireResponse } from '@mocks/engine/wire'
import { corsHeaders, preflightHeaders, type AllowedOrigins } from './cors'
import { send, sendEarly } from './http-answers'
import type { TimeOuts } from './limits'
import { readBody } from './read-body'

const namesByPath: ReadonlyMap<string, EndpointName> = new Map(
  Object.keys(endpoints).filter(isEndpointName).map((name) => [endpoints[name].path, name]),
)

/** A request may name the host in its first line too (RFC 9112, section 3.2.2). */
function targetOf({ url = '' }: IncomingMessage): { readonly path: string; readonly query: string } {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  return { path, query: query.join('?') }
}

const headersOf = ({ headers }: IncomingMessage): CallHeaders => ({
  get(name) {
    const value = headers[name.toLowerCase()]
    return typeof value === 'string' ? value : null
  },
})

interface ListenerParts {
  readonly service: Service
  readonly origins: AllowedOrigins
  readonly timeOuts: TimeOuts
  /** Once it does, connections are not kept for another request. */
  isStopping(): boolean
}

/** Answers every request: calls of the contract by the service, all else by a refusal in JSON. */
export function createListener({ service, origins, timeOuts, isStopping }: ListenerParts): RequestListener {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const cors = corsHeaders(origins, request.headers.origin)
    const answer = (given: WireResponse, more = {}): void =>
      send(response, given, { ...cors, ...more, ...(isStopping() ? { Connection: 'close' } : {}) })

    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...cors, ...preflightHeaders }).end()
      return
    }
    const { path, query } = targetOf(request)
    const name = namesByPath.get(path)
    if (name === undefined) return answer(wireRefusals.notFound())
    const { method } = endpoints[name]
    if (request.method !== method) return answer(wireRefusals.wrongMethod(method), { Allow: `${method}, OPTIONS` })
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') return answer(wireRefusals.encoded())

    const early = { more: cors, linger: timeOuts.linger }
    const body = await readBody(request, timeOuts.body)
    switch (body.kind) {
      case 'text':
        return answer(
          await handle(name, { headers: headersOf(request), parameters: Object.fromEntries(new URLSearchParams(query)), text: body.text }, service),
        )
      case 'not-text':
        return answer(wireRefusals.notText())
      case 'too-large':
        return sendEarly(response, wireRefusals.tooLarge(), early)
      case 'too-slow':
        return sendEarly(response, wireRefusals.tooSlow(), { ...early, linger: 0 })
      case 'cut-off':
        return
    }
  }
  return (request, response) => {
    respond(request, response).catch(() => response.destroy())
  }
}
