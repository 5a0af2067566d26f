import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createPerson } from './person'
import { createSessionStore } from './session'
import { createTabNote } from './tab-note'

function open(tab = memoryStorage(), shared = memoryStorage()) {
  const session = createSessionStore(shared, new EventTarget())
  return { tab, shared, session, person: createPerson(createTabNote('person', tab), session) }
}

describe('the id of the person who uses a tab', () => {
  it('REG-14 S27 stays the same after a reload, and changes with each sign-in, log-out and request for a new one', () => {
    const { tab, shared, session, person } = open()
    const ids = [person.id()]
    const next = (change: () => void): void => {
      change()
      ids.push(person.id())
    }
    next(() => session.rememberRegistration({ sellerId: 'S1', mobile: '9876543210' }))
    next(() => open(tab, shared))
    next(() => session.signIn({ token: 'T1', sellerId: 'S1', mobile: null }))
    next(() => session.signIn({ token: 'T2', sellerId: 'S2', mobile: null }))
    next(() => session.clear())
    next(() => person.next())
    const [first, ...later] = ids
    expect(later.slice(0, 2)).toEqual([first, first])
    expect(new Set(ids).size).toBe(5)
  })

  it('REG-14 S27 stays the same after a reload for a signed-in seller, even before her session is known', () => {
    const { tab, shared, session, person } = open()
    session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })
    const before = person.id()
    let isKnown = false
    const again = createPerson(createTabNote('person', tab), createSessionStore(shared, new EventTarget(), () => !isKnown))
    isKnown = true
    expect(again.id()).toBe(before)
  })

  it('REG-14 S27 changes after a sign-in in another tab that this tab did not see', () => {
    const { tab, shared, person } = open()
    const before = person.id()
    createSessionStore(shared, new EventTarget()).signIn({ token: 'T1', sellerId: 'S1', mobile: null })
    expect(open(tab, shared).person.id()).not.toBe(before)
  })
})
