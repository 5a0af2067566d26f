import { english, language } from '@/catalogues/language-in-use'
import { schedule } from '@/clock/schedule'
import { allCommands } from '@/commands/all-commands'
import type { NetworkHint } from '@/connectivity/connectivity'
import { languageOf } from '@/languages/language-of'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { countUnsent } from '@/outbox/many-rows'
import { createSendingOutbox } from '@/outbox/sending-outbox'
import { makeRoom } from '@/resources/make-room'
import { onceOpen } from '@/storage/app-database'
import { newId } from '@/storage/new-id'
import { markIcon } from '@/sync/app-badge'
import { drainLockName } from '@/sync/shared-names'
import { drain } from '@/sync/drain'
import { createCaller } from '@/transport/call'
import { createRealBackend } from '@/transport/real-backend'
import { keptLanguage } from './kept-language'

const network: NetworkHint = { isOnline: () => self.navigator.onLine, subscribe: () => () => undefined }

let stopping = new AbortController()

/** Stops the sending and aborts the request under way; the submission goes on waiting, if it is still stored. */
export function stopSendingInBackground(): void {
  stopping.abort()
  stopping = new AbortController()
}

/** Makes calls name the language of the pages, since answers have words for the seller; the worker itself shows none. */
async function nameLanguage(): Promise<void> {
  const tag = languageOf(await keptLanguage())
  language.use({ ...english, tag: tag ?? english.tag })
}

/**
 * Sends what waits with no page open: the same drain as the page's, under the same lock.
 * @throws when something is left to send, or sending was stopped, so that the browser wakes the worker again
 */
export async function sendInBackground(): Promise<void> {
  // Taken once, at the start: after a stop this run tries nothing more, however short a pause.
  const { signal } = stopping
  await nameLanguage()
  const backend = createRealBackend(network)
  const name = databaseName(backend.kind)
  const database = new OutboxDatabase(name)
  const outbox = createSendingOutbox(database, { commands: allCommands, now: () => Date.now(), newKey: newId }, () => makeRoom(database))
  const caller = createCaller(() => Promise.resolve(backend), { report: () => undefined })
  try {
    const end = await self.navigator.locks.request(drainLockName(name), () =>
      drain(
        {
          outbox,
          send: (endpoint, body, options) => caller.call(endpoint, body, { ...options, signal }),
          sender: () => (signal.aborted ? null : outbox.workerCredentials()),
          now: () => Date.now(),
          random: () => Math.random(),
          schedule,
        },
        // The browser wakes the worker because there is a network again, and only a few times.
        true,
      ),
    )
    if (end.kind === 'pausing' || signal.aborted) throw new Error('Steps are left to send')
  } finally {
    await onceOpen(database, () => countUnsent(database)).then(markIcon, () => undefined)
    database.close()
  }
}
