import { isRetryableStatus } from '@/contract/answers'
import { changesPageMaximum } from '@/contract/limits'
import type { Credentials } from '@/session/credentials'
import { digestOf } from '@/storage/digest-of'
import type { Caller, CallResult } from '@/transport/call'
import { readPage, type ReadPage } from './read-page'
import type { KeptResource, Records } from './records'

/**
 * The outcome of a refresh.
 * - `fresh`: all that the backend has is on the device
 * - `missing`: this backend is without the resource
 * - `unauthorised`: the token is not valid (any more)
 * - `left`: the seller has logged out meanwhile, so nothing more is kept
 * - `unavailable`: no answer, or none that could be used; worth another try, not before `retryAfterMilliseconds`
 * - `not-stored`: the device could not keep it
 */
export type Refreshed =
  | { readonly kind: 'fresh' | 'missing' | 'unauthorised' | 'left' | 'not-stored' }
  | { readonly kind: 'unavailable'; readonly retryAfterMilliseconds: number | null }

export interface RefreshParts {
  readonly call: Caller['call']
  readonly records: Records
  readonly now: () => number
  /** Whether what is read for this seller may still be kept on the device. */
  readonly mayKeep: (reader: Credentials) => Promise<boolean>
}

/** Reads what has changed, and then everything if the cursor asks for it (`again`): changes do not wait for all those pages. */
export async function refresh(resource: KeptResource, reader: Credentials, parts: RefreshParts): Promise<Refreshed> {
  const cursor = () => parts.records.cursor(resource.name, reader.sellerId)
  const { next = null, asOf = null } = (await cursor()) ?? {}
  const refreshed = await readOn(resource, reader, parts, { next, isHeld: asOf !== null })
  const isWanted = refreshed.kind === 'fresh' && (await cursor())?.again === true
  return isWanted ? readOn(resource, reader, parts, { next: null, isHeld: true }) : refreshed
}

/** The cursor to go on from, null for the beginning, and whether the device holds a complete earlier read. */
interface From {
  readonly next: string | null
  readonly isHeld: boolean
}

/**
 * Reads page by page and stores each with its cursor before it asks for the next. If the backend no longer knows the cursor
 * (410), everything is read from the beginning, and what is held stays readable until that is complete.
 */
async function readOn(resource: KeptResource, reader: Credentials, { call, records, now, mayKeep }: RefreshParts, { next, isHeld }: From): Promise<Refreshed> {
  const { name } = resource
  const { sellerId, token } = reader
  let since = next ?? undefined
  /** All pages, where they take the place of what is held; null while each is kept by itself. */
  let gathered: ReadPage[] | null = since === undefined && isHeld ? [] : null
  let beginsAnew = false
  const asked = new Set<string>()
  const brought = new Set<string>()
  for (;;) {
    if (since !== undefined) asked.add(since)
    const at = now()
    const result = await call(name, { since, limit: changesPageMaximum }, { token })
    const came = now()
    if (result.kind === 'rejected' && result.status === 410 && since !== undefined && gathered === null) {
      since = undefined
      gathered = []
      beginsAnew = true
      asked.clear()
      brought.clear()
      continue
    }
    if (!(await mayKeep(reader))) return { kind: 'left' }
    // A 404 with a code means that the address exists and something else is refused (EXT-03).
    if (result.kind === 'rejected' && result.status === 404 && result.code === undefined) {
      await records.noteMissing(name, sellerId)
      return { kind: 'missing' }
    }
    if (result.kind === 'unauthorised') return { kind: 'unauthorised' }
    const page = result.kind === 'ok' ? readPage(name, result.data, since) : null
    const isUsable = page !== null && (!page.more || (leadsOn(page, asked) && bringsMore(page, brought)))
    // Before the first complete read the screen tells a failing server from no connection. 511 comes from a captive portal, not from the server.
    const isAnswered = result.kind === 'unclear' || (!isHeld && (result.kind === 'rejected' || (result.kind === 'unavailable' && result.status >= 500 && result.status !== 511)))
    if (!isHeld && isPutOff(result)) await records.noteWait(name, sellerId, now() + (result.retryAfterMilliseconds ?? 0))
    else if (isAnswered || (page !== null && !isUsable)) await records.noteUnreadable(name, sellerId)
    if (page === null || !isUsable)
      return { kind: 'unavailable', retryAfterMilliseconds: result.kind === 'unavailable' ? result.retryAfterMilliseconds : null }
    gathered?.push(page)
    if (gathered === null || !page.more) {
      const reading = { pages: gathered ?? [page], replacesAll: gathered !== null || since === undefined, beginsAnew, at, came }
      const stored = await records.keep(resource, sellerId, reading)
      if (stored.kind === 'not-stored') return { kind: 'not-stored' }
    }
    if (!page.more) return { kind: 'fresh' }
    since = page.next ?? undefined
  }
}

type Unavailable = Extract<CallResult<unknown>, { kind: 'unavailable' }>

/** Whether the backend itself asks to be called later, by `Retry-After` or a status such as 429. 511 comes from a captive portal. */
const isPutOff = (result: CallResult<unknown>): result is Unavailable =>
  result.kind === 'unavailable' && result.status !== 511 && (result.retryAfterMilliseconds !== null || (isRetryableStatus(result.status) && result.status < 500))

/** False for an empty page and for a cursor that was used before: following those would never end. */
export const leadsOn = ({ items, unread, gone, next }: ReadPage, asked: ReadonlySet<string>): boolean =>
  next !== null && !asked.has(next) && items.length + unread.length + gone.length > 0

/**
 * Whether a page contains anything that no earlier page of this read had in the same form. A backend that ignores the cursor and
 * returns a new one with each answer would otherwise be asked for the same page forever.
 * @param brought hashes of what has come so far; this page's are added
 */
function bringsMore({ items, unread, gone }: ReadPage, brought: Set<string>): boolean {
  const before = brought.size
  for (const each of [...items, ...unread.map(({ sent }) => sent), ...gone]) brought.add(digestOf(JSON.stringify(each)))
  return brought.size > before
}
