import { endpoints, requestSchemaOf } from '@/contract/endpoints'
import type { Offer } from '@/contract/reads/offers/offers'

/** An offer with `change` applied; a change may also make it unreadable. */
export const offer = (id: string, change: object = {}) =>
  ({ id, name: `Offer ${id}`, discount: 10, purchaseValue: 499, startDate: '2026-11-01', endDate: '2026-11-30', ...change })

/** Answers with a page of offers, with the members that a test gives. */
export const page = (change: object) => () => Response.json({ items: [], gone: [], next: 'x', more: false, serverTime: '2026-11-21T06:12:00Z', ...change })

type Change = { readonly put: Offer } | { readonly gone: string }

interface ChangesServer {
  /** What each request asked for, such as `?since=1-2&limit=200`. */
  readonly asked: readonly string[]
  /** Answers in place of the server, unless it returns null. */
  answer: (() => Response | null | Promise<Response | null>) | null
  put(...ids: readonly string[]): void
  rename(id: string, name: string): void
  remove(id: string): void
  /** From now on every earlier cursor is unknown, and only these offers exist. */
  startOver(...ids: readonly string[]): void
  respond(request: Request): Promise<Response>
}

/** A small backend that serves offers as changes since a cursor, as HTTP requests and responses. */
export function createChangesServer({ pageSize = 2 } = {}): ChangesServer {
  const json = (status: number, body: unknown): Response => Response.json(body, { status })
  let edition = 1
  let changes: Change[] = []
  const asked: string[] = []
  const server: ChangesServer = {
    asked,
    answer: null,
    put: (...ids) => void changes.push(...ids.map((id) => ({ put: offer(id) }))),
    rename: (id, name) => void changes.push({ put: offer(id, { name }) }),
    remove: (id) => void changes.push({ gone: id }),
    startOver(...ids) {
      edition += 1
      changes = ids.map((id) => ({ put: offer(id) }))
    },
    async respond(request) {
      const { pathname, search, searchParams } = new URL(request.url)
      if (pathname !== endpoints.offers.path || request.method !== 'GET') return json(404, { message: 'Not here.' })
      asked.push(search)
      const answered = (await server.answer?.()) ?? null
      if (answered !== null) return answered
      if (request.headers.get('Authorization') !== 'Bearer T1') return json(401, { message: 'Who are you?' })
      const { since = `${edition}-0`, limit = pageSize } = requestSchemaOf('offers').parse(Object.fromEntries(searchParams))
      const [of, place] = since.split('-').map(Number)
      if (of !== edition || place === undefined) return json(410, { message: 'Begin anew.' })
      const told = changes.slice(place, place + Math.min(limit, pageSize))
      const next = place + told.length
      return json(200, {
        items: told.flatMap((change) => ('put' in change ? [change.put] : [])),
        gone: told.flatMap((change) => ('gone' in change ? [change.gone] : [])),
        next: `${edition}-${next}`,
        more: next < changes.length,
        serverTime: '2026-11-21T06:12:00Z',
      })
    },
  }
  return server
}
