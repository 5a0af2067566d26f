import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import type { Answer, BackendUnderTest, WireCall } from './backend-under-test'

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
const gist = ({ status, body }: Answer, path: string): string =>
  `${status} ${JSON.stringify(body)?.replaceAll(path, '').replaceAll(/\d+/g, '')}`

/** Nobody may have said no to a seller here: a path is not there that answers as one that nobody can know. */
function isMissing(answer: Answer, path: string, strayGist: string): boolean {
  if (answer.status === 405 || answer.status === 501) return true
  return gist(answer, path) === strayGist && (answer.status === 404 || answer.body === undefined)
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
