import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createPerson } from './person'
import { createSessionStore } from './session'
import { createTabNote } from './tab-note'

function open(tab = memoryStorage(), shared = memoryStorage()) {
  const session = createSessionStore(shared, new EventTarget())
  return { tab, shared, session, person: createPerson(createTabNote('person', tab), session) }
}

describe('who uses a tab', () => {
  it('REG-14 S27 is the same over a reload, and another after each sign-in, each end of a session, and when she says so', () => {
    vi.useFakeTimers({ now: 1000 })
    const { tab, shared, session, person } = open()
    const ids = [person.id()]
    const next = (change: () => void): void => {
      vi.advanceTimersByTime(1)
      change()
      ids.push(person.id())
    }
    next(() => session.rememberRegistration({ sellerId: 'S1', mobile: '9876543210' }))
    next(() => open(tab, shared))
    next(() => session.signIn({ token: 'T1', sellerId: 'S1', mobile: null }))
    next(() => session.signIn({ token: 'T2', sellerId: 'S2', mobile: null }))
    next(() => session.clear())
    next(() => person.next())
    vi.useRealTimers()
    expect(ids).toEqual(['1000', '1000', '1000', '1003', '1004', '1005', '1006'])
  })

  it('REG-14 S27 is the same over a reload for who is signed in, though at first it is not known whose session it is', () => {
    vi.useFakeTimers({ now: 1000 })
    const { tab, shared, session, person } = open()
    session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
    const before = person.id()
    vi.advanceTimersByTime(1)
    let isKnown = false
    const again = createPerson(createTabNote('person', tab), createSessionStore(shared, new EventTarget(), () => !isKnown))
    isKnown = true
    expect(again.id()).toBe(before)
    vi.useRealTimers()
  })

  it('REG-14 S27 is another after a sign-in that this tab slept through', () => {
    vi.useFakeTimers({ now: 1000 })
    const { tab, shared, person } = open()
    const before = person.id()
    vi.advanceTimersByTime(1)
    createSessionStore(shared, new EventTarget()).signIn({ token: 'T1', sellerId: 'S1', mobile: null })
    expect(open(tab, shared).person.id()).not.toBe(before)
    vi.useRealTimers()
  })
})
