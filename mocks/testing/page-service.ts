import { endpoints, isGet, type EndpointName } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { parseState, type State } from '@mocks/engine/state'
import { startInBrowserService, type InBrowserService } from '@mocks/adapters/in-page'
import { isRecord } from './harness'

const running: InBrowserService[] = []

/** A service as a freshly loaded page would start it. */
export async function startPageService(): Promise<InBrowserService> {
  const service = await startInBrowserService()
  running.push(service)
  return service
}

export function stopPageServices(): void {
  for (const service of running.splice(0)) service.stop()
}

export interface PageCallOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export const requestOf = (service: InBrowserService, path: string, body: unknown, options: PageCallOptions = {}): Request =>
  new Request(service.backend.origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  })

export const post = (service: InBrowserService, name: EndpointName, body: unknown, options?: PageCallOptions): Promise<Response> =>
  service.backend.fetch(requestOf(service, endpoints[name].path, body, options))

/** Calls an endpoint by its own method, with nothing in the call. */
export const callEmpty = (service: InBrowserService, name: EndpointName): Promise<Response> =>
  isGet(name) ? service.backend.fetch(new Request(service.backend.origin + endpoints[name].path)) : post(service, name, {})

const answerSchema = z.object({ message: z.optional(z.string()), token: z.optional(z.string()), sellerId: z.optional(z.string()) })

export const readPageAnswer = async (response: Response): Promise<z.infer<typeof answerSchema>> =>
  answerSchema.parse(await response.json())

/** Everything that the service stores. */
export async function stateOfPage(service: InBrowserService): Promise<State> {
  const exported = await service.demo.exportState()
  const state = isRecord(exported) ? parseState(exported['state']) : null
  if (state === null) throw new Error('The service exports no state')
  return state
}

/** Signs a ready account in; gives the headers of a step. */
export async function headersOf(service: InBrowserService, email: string, key: string): Promise<Readonly<Record<string, string>>> {
  const { token = '' } = await readPageAnswer(await post(service, 'login', { email, password: 'demo1234' }))
  return { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
}
