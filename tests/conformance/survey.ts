import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { jsonIn, type Answer, type BackendUnderTest, type WireCall } from './backend-under-test'

/** What exists at the backend's address, before any row is run. */
export type Survey =
  | { readonly kind: 'dead'; readonly reason: string }
  | { readonly kind: 'there'; readonly missing: ReadonlySet<EndpointName> }

const emptyCall = (method: 'GET' | 'POST', path: string): WireCall =>
  method === 'GET'
    ? { method, path, headers: {}, text: null }
    : { method, path, headers: { 'Content-Type': 'application/json' }, text: '{}' }

const nowhere = '/api/seller/no-such-endpoint'

/** An answer without what may vary between calls: its own path, times and numbers. */
const gist = (answer: Answer, path: string): string =>
  `${answer.status} ${JSON.stringify(jsonIn(answer))?.replaceAll(path, '').replaceAll(/\d+/g, '')}`

/**
 * An endpoint is missing if it answers like a path that surely does not exist. A 401 or 403 proves nothing: a gateway
 * may give it to everybody who is not signed in, whatever the path.
 */
function isMissing(answer: Answer, path: string, strayGist: string): boolean {
  const { status, body } = answer
  if (status === 405 || status === 501) return true
  if (status === 401 || status === 403) return false
  return gist(answer, path) === strayGist && (status === 404 || body.kind !== 'json')
}

/** Calls every endpoint once, with an empty body or without parameters. */
export async function survey({ send }: BackendUnderTest): Promise<Survey> {
  const missing = new Set<EndpointName>()
  for (const method of ['POST', 'GET'] as const) {
    const stray = await send(emptyCall(method, nowhere))
    if (stray.kind === 'silence') return { kind: 'dead', reason: stray.reason }
    for (const name of Object.keys(endpoints).filter(isEndpointName).filter((each) => endpoints[each].method === method)) {
      const { path } = endpoints[name]
      const reply = await send(emptyCall(method, path))
      if (reply.kind === 'answer' && isMissing(reply, path, gist(stray, nowhere))) missing.add(name)
    }
  }
  return { kind: 'there', missing }
}
