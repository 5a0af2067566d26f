import { digestOf } from '@/storage/digest-of'
import type { SessionStore } from './session'
import type { TabNote } from './tab-note'

/**
 * Tells the people apart who use this tab one after the other. A tab's history outlives a log-out, so what somebody
 * typed into it is marked with who it was, and shown to nobody else.
 */
export interface Person {
  /** Changes after each sign-in and each end of a session, even one that this tab did not see. */
  id(): string
  /** Starts a new id because somebody says that she is another person, though nobody has signed in or out. */
  next(): void
}

export function createPerson(note: TabNote, session: Pick<SessionStore, 'read' | 'subscribe'>): Person {
  const part = (place: 0 | 1): string | undefined => note.read()?.split(' ')[place]
  function look(): void {
    const current = session.read()
    const mark = current.kind === 'signed-in' ? digestOf(current.token) : 'nobody'
    if (part(1) !== mark) note.write(`${Math.random()} ${mark}`)
  }
  session.subscribe(look)
  return {
    id() {
      // Not earlier: while the page starts it is not known yet whose session it is.
      look()
      return part(0) ?? ''
    },
    next() {
      note.write(null)
      look()
    },
  }
}
