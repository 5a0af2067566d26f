import type { SessionStore } from '@/session/session'
import type { Caller } from '@/transport/call'

/** A caller whose calls on a seller's behalf end with her session, whichever tab ends it. */
export const callsOfSession = (caller: Caller, session: Pick<SessionStore, 'read' | 'subscribe'>): Caller => ({
  async call(name, body, options = {}) {
    const { token } = options
    if (token === undefined) return caller.call(name, body, options)
    const ended = new AbortController()
    const look = (): void => {
      const current = session.read()
      if (current.kind === 'signed-out' || current.token !== token) ended.abort()
    }
    const forget = session.subscribe(look)
    look()
    try {
      return await caller.call(name, body, { ...options, signal: ended.signal })
    } finally {
      forget()
    }
  },
})
