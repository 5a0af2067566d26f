import { Agent, request } from 'node:http'
import { endpoints, headerNames, isGet, type EndpointName } from '@/contract/endpoints'
import type { CallOptions } from './harness'

export interface CallAnswer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly body: string
}

/** Calls from one loopback address (on Linux all of 127.0.0.0/8 are the machine itself), as if from a machine of its own. */
export type Caller = (name: EndpointName, body: unknown, options?: CallOptions) => Promise<CallAnswer>

/** Calls a server from a network address of its own, over connections that stay open. */
export function callerAt(localAddress: string, server: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  return (name, body, { token, key } = {}) =>
    new Promise((resolve, reject) => {
      const { method, path } = endpoints[name]
      const call = request(server + path, {
        agent,
        localAddress,
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { [headerNames.authorization]: `Bearer ${token}` }),
          ...(key !== undefined && { [headerNames.idempotencyKey]: key }),
        },
      })
      call.on('error', reject).on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            body: text,
          }),
        )
      })
      call.end(isGet(name) ? undefined : JSON.stringify(body))
    })
}
