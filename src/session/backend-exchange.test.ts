import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createBackendChoice, type BackendKind } from './backend-choice'
import { createSessionStore } from './session'
import { dropSessionAside, readSessionAside } from './session-aside'
import type { KeyValueStorage } from './storage-keys'

const both = (word: string | null): word is BackendKind => word === 'real' || word === 'demo'
const asha = { token: 'T1', sellerId: 'S1', mobile: '9876543210' }
const bina = { token: 'T2', sellerId: 'S2', mobile: '8876543210' }
const nobody = { kind: 'signed-out', sellerId: null, mobile: null }

function openPage(storage: KeyValueStorage, asked: string | null = null) {
  const choice = createBackendChoice(storage)
  const kind = choice.resolve({ asked, usual: 'real', isAvailable: both })
  return { kind, session: createSessionStore(storage, new EventTarget(), choice.isOvertaken) }
}

/** A browser in which Asha is signed in to the real backend, and Bina to the demo before. */
function twoSessions() {
  const storage = memoryStorage()
  openPage(storage, 'demo').session.signIn(bina)
  openPage(storage, 'real').session.signIn(asha)
  return storage
}

/** The same storage, used by a page whose browser is killed after this many changes. */
function untilKilled(storage: KeyValueStorage, changes: number): KeyValueStorage {
  let left = changes
  const alive = (): boolean => (left -= 1) >= 0
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => (alive() ? storage.setItem(key, value) : undefined),
    removeItem: (key) => (alive() ? storage.removeItem(key) : undefined),
  }
}

describe('switching to the other backend', () => {
  it('BACKEND-01 P19 leaves either the session of the chosen backend or none, wherever the browser is killed', () => {
    const ends: unknown[] = []
    for (let changes = 0; changes < 24; changes += 1) {
      const storage = twoSessions()
      openPage(untilKilled(storage, changes), 'demo')
      const { kind, session } = openPage(storage)
      const own = kind === 'real' ? { kind: 'signed-in', ...asha } : { kind: 'signed-in', ...bina }
      expect([own, nobody]).toContainEqual(session.read())
      ends.push(session.read())
    }
    // Killed before the exchange, in the middle, and after it.
    expect(ends).toContainEqual({ kind: 'signed-in', ...asha })
    expect(ends).toContainEqual(nobody)
    expect(ends.at(-1)).toEqual({ kind: 'signed-in', ...bina })
  })

  it('BACKEND-07 S8 leaves no copy of a session after a log-out, and the session of the other backend can be ended too', () => {
    const storage = twoSessions()
    expect(readSessionAside(storage, 'real')).toEqual({ backend: 'demo', token: 'T2', sellerId: 'S2' })
    expect(readSessionAside(storage, 'demo')).toBeNull()
    const aside = readSessionAside(storage, 'real')
    if (aside !== null) dropSessionAside(storage, aside)
    openPage(storage).session.clear()
    expect(Object.fromEntries(storage.values)).toEqual({ backend: 'real', sessionBackend: 'real' })
    storage.throwsOn.read = true
    expect(readSessionAside(storage, 'real')).toBeNull()
  })

  it('BACKEND-01 P19 ends the session if the switch is marked as half done, and deletes its token', () => {
    for (const marked of ['real to demo', 'demo to real']) {
      const storage = twoSessions()
      storage.values.set('sessionBackend', marked)
      storage.values.set('sellerToken', 'whose?')
      expect(openPage(storage).session.read()).toEqual(nobody)
      expect([...storage.values.values()]).not.toContain('whose?')
    }
  })

  it('BACKEND-01 deletes the session put aside if storage becomes full half-way', () => {
    const storage = twoSessions()
    let room = 2
    const full: KeyValueStorage = {
      getItem: (key) => storage.getItem(key),
      removeItem: (key) => storage.removeItem(key),
      setItem(key, value) {
        if (key.startsWith('real:') && (room -= 1) < 0) throw new DOMException('Full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    }
    openPage(full, 'demo')
    expect([...storage.values.keys()].filter((key) => key.startsWith('real:'))).toEqual([])
    expect(openPage(storage).session.read()).toEqual(nobody)
    expect(openPage(storage, 'real').session.read()).toEqual(nobody)
  })
})

describe('staying with a backend', () => {
  it('BACKEND-01 stores the token only under the key of the specification', () => {
    const storage = memoryStorage()
    openPage(storage).session.signIn(asha)
    openPage(storage)
    expect([...storage.values.entries()].filter(([, value]) => value === asha.token)).toEqual([['sellerToken', asha.token]])
  })

  it('BACKEND-01 stores the choice under the name of the address parameter', () => {
    const storage = memoryStorage()
    openPage(storage, 'demo')
    expect(storage.values.get('backend')).toBe('demo')
  })

  it('BACKEND-01 switching back restores missing keys of a session as missing', () => {
    const storage = memoryStorage()
    openPage(storage, 'demo')
    openPage(storage, 'real').session.signIn(asha)
    const demo = openPage(storage, 'demo').session
    expect([demo.read(), demo.readPosition()]).toEqual([nobody, null])
    expect(storage.values.has('sellerToken')).toBe(false)
  })
})
