import { modulesAsReadSchema, type ModulesAsRead } from '@/contract/modules/modules-as-read'
import { parseLeniently } from '@/contract/reads/lenient-parse'
import type { Credentials } from '@/session/credentials'
import type { Caller, CallResult } from '@/transport/call'
import type { ModulesStore } from './kept-modules'
import { isTimeToAsk } from './known-modules'

interface QuestionParts {
  readonly call: Caller['call']
  readonly modules: ModulesStore
  readonly now: () => number
  /** On whose behalf to ask now; null for nobody. */
  readonly reader: () => Credentials | null
  /** Whether what is read for this seller may still be kept on the device. */
  readonly mayKeep: (reader: Credentials) => Promise<boolean>
  /** Runs work while no other tab asks. */
  readonly holdLock: (work: () => Promise<void>) => Promise<void>
  readonly isOnline: () => boolean
}

/** What an answer says; null where it says nothing. A refusal, 401 included, is no answer: the same token may be accepted everywhere else. */
function offeredIn(result: CallResult<object>): { readonly offered: ModulesAsRead | null } | null {
  if (result.kind === 'ok') {
    const offered = parseLeniently(modulesAsReadSchema, result.data)
    return offered === null ? null : { offered }
  }
  return result.kind === 'rejected' && result.status === 404 ? { offered: null } : null
}

/**
 * Asks which modules the marketplace offers (EXT-01), if it is time to. A backend without this endpoint may answer anything, or
 * its answer may be blocked by CORS: the call therefore neither changes the connection's state nor ends a session.
 * @param anew somebody has just signed in
 */
export async function askModules({ call, modules, now, mayKeep, ...parts }: QuestionParts, anew: boolean): Promise<void> {
  const reader = parts.reader()
  if (reader === null || !parts.isOnline()) return
  const { sellerId, token } = reader
  const asked = now()
  await parts.holdLock(async () => {
    const kept = await modules.read(sellerId)
    // Another tab may have asked while this one waited for the lock. An `askedAt` in the future means that the clock was set back.
    const isOld = kept !== null && (kept.askedAt < asked || kept.askedAt > now())
    if (!isTimeToAsk(kept, now()) && !(anew && isOld)) return
    const answer = offeredIn(await call('modules', {}, { token, quiet: true }))
    if (!(await mayKeep(reader))) return
    await modules.keep(sellerId, { at: now(), answered: answer !== null, offered: answer?.offered ?? null })
  })
}
