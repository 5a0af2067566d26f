import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionStore } from '@/session/session'
import { memoryStorage } from '../../../tests/support/memory-storage'
import { forgetEndedSession } from './forget-ended-session'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A device whose local storage has a session, and whose store of ended sessions is slow. */
function deviceWith(token: string) {
  const session = createSessionStore(memoryStorage(), new EventTarget())
  session.signIn({ token, sellerId: 'S1', mobile: '9876543210' })
  let answer: (ended: boolean) => void = () => undefined
  const hasEnded = () => new Promise<boolean>((resolve) => (answer = resolve))
  return { session, endedSessions: { hasEnded }, answer: (ended: boolean) => answer(ended) }
}

describe('a session that local storage restores', () => {
  it.each([true, false])('QUEUE-06 P4 is checked against the ended sessions before the app starts, ended: %s', async (ended) => {
    const { session, endedSessions, answer } = deviceWith('T1')
    const asked = forgetEndedSession(session, endedSessions)
    answer(ended)
    await asked
    expect(session.read().kind).toBe(ended ? 'signed-out' : 'signed-in')
  })

  it('QUEUE-06 P4 delays the start by two seconds at most, and is still ended by a later answer', async () => {
    const { session, endedSessions, answer } = deviceWith('T1')
    const asked = forgetEndedSession(session, endedSessions)
    await vi.advanceTimersByTimeAsync(2000)
    await asked
    expect(session.read().kind).toBe('signed-in')
    answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(session.read().kind).toBe('signed-out')
  })

  it('QUEUE-06 P4 is not ended by a late answer if another seller has signed in meanwhile', async () => {
    const { session, endedSessions, answer } = deviceWith('T1')
    const asked = forgetEndedSession(session, endedSessions)
    await vi.advanceTimersByTimeAsync(2000)
    await asked
    session.signIn({ token: 'T2', sellerId: 'S2', mobile: '9876543211' })
    answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(session.read()).toMatchObject({ kind: 'signed-in', token: 'T2' })
  })
})
