import { describe, expect, it } from 'vitest'
import { createSessionStore } from '@/session/session'
import type { Caller, CallOptions } from '@/transport/call'
import { memoryStorage } from '../../tests/support/memory-storage'
import { callsOfSession } from './calls-of-session'

const asha = { token: 'T1', sellerId: 'S1', mobile: null }

function open() {
  const session = createSessionStore(memoryStorage(), new EventTarget())
  session.signIn(asha)
  const asked: CallOptions[] = []
  let answer = (): void => undefined
  const caller: Caller = {
    call: (_name, _request, options = {}) => {
      asked.push(options)
      return new Promise((resolve) => {
        answer = () => resolve({ kind: 'unreachable', reason: 'stopped' })
      })
    },
  }
  return { session, asked, answer: () => answer(), caller: callsOfSession(caller, session) }
}

describe('a call on a seller\'s behalf', () => {
  const step3 = { sellerId: 'S1', nickname: 'Lantern', gstType: 'No GST' } as const

  it('LAYOUT-04 S8 is aborted when her session ends or another seller signs in', () => {
    for (const end of ['clear', 'dropToken'] as const) {
      const { session, asked, caller } = open()
      void caller.call('step3', step3, { token: 'T1', idempotencyKey: 'K1' })
      expect(asked[0]?.signal?.aborted).toBe(false)
      session[end]()
      expect(asked[0]).toMatchObject({ token: 'T1', idempotencyKey: 'K1', signal: { aborted: true } })
    }
    const { session, asked, caller } = open()
    void caller.call('step3', step3, { token: 'T1' })
    session.signIn({ token: 'T2', sellerId: 'S2', mobile: null })
    expect(asked[0]?.signal?.aborted).toBe(true)
  })

  it('LAYOUT-04 S8 is aborted before it is sent if the session has already ended', () => {
    const { session, asked, caller } = open()
    session.clear()
    void caller.call('step3', step3, { token: 'T1' })
    expect(asked[0]?.signal?.aborted).toBe(true)
  })

  it('LAYOUT-04 S8 is not aborted while she stays signed in, and a call without a token never is', async () => {
    const { session, asked, caller, answer } = open()
    const first = caller.call('step3', step3, { token: 'T1' })
    session.writePosition({ step: 4, furthest: 5 })
    expect(asked[0]?.signal?.aborted).toBe(false)
    answer()
    await first
    void caller.call('login', { mobile: '9876543210', password: 'lantern-77' })
    session.clear()
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, undefined])
  })
})
