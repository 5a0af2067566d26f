import { endpoints, headerNames, isGet, type EndpointName } from '@/contract/endpoints'
import { queryOf } from '@/contract/reads/changes'
import { isRecord, type Answer, type CallOptions } from './harness'

/** Calls a server by endpoint name, as the portal does. */
export async function callServer(
  address: string,
  name: EndpointName,
  body: unknown,
  { token, key }: CallOptions = {},
): Promise<Answer> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (token !== undefined) headers.set(headerNames.authorization, `Bearer ${token}`)
  if (key !== undefined) headers.set(headerNames.idempotencyKey, key)
  const { method, path } = endpoints[name]
  const response = await (isGet(name)
    ? fetch(address + path + queryOf(isRecord(body) ? body : {}), { method, headers })
    : fetch(address + path, { method, headers, body: JSON.stringify(body) }))
  const answer: unknown = await response.json()
  return {
    status: response.status,
    retryAfter: response.headers.get(headerNames.retryAfter) ?? undefined,
    body: isRecord(answer) ? answer : {},
  }
}

/** Signs a ready account in over HTTP; gives its token. */
export async function signInTo(address: string, email: string): Promise<string> {
  const { body } = await callServer(address, 'login', { email, password: 'demo1234' })
  return String(body['token'])
}
