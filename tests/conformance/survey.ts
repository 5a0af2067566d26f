import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { jsonIn, type Answer, type BackendUnderTest, type WireCall } from './backend-under-test'

/** What there is at the backend's address, before any row is tried. */
export type Survey =
  | { readonly kind: 'dead'; readonly reason: string }
  | { readonly kind: 'there'; readonly missing: ReadonlySet<EndpointName> }

const emptyCall = (method: 'GET' | 'POST', path: string): WireCall =>
  method === 'GET'
    ? { method, path, headers: {}, text: null }
    : { method, path, headers: { 'Content-Type': 'application/json' }, text: '{}' }

const nowhere = '/api/seller/no-such-endpoint'

/** An answer without what may differ from call to call: its own path, times and numbers. */
const gist = (answer: Answer, path: string): string =>
  `${answer.status} ${JSON.stringify(jsonIn(answer))?.replaceAll(path, '').replaceAll(/\d+/g, '')}`

/**
 * Nobody may have said no to a seller here: a path is not there that answers as one that nobody can know. A doorkeeper
 * says 401 or 403 to whoever is not signed in, wherever she knocks: that tells nothing of what is behind.
 */
function isMissing(answer: Answer, path: string, strayGist: string): boolean {
  const { status, body } = answer
  if (status === 405 || status === 501) return true
  if (status === 401 || status === 403) return false
  return gist(answer, path) === strayGist && (status === 404 || body.kind !== 'json')
}

/** Asks every endpoint once, with a body or without parameters as fits none. */
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
