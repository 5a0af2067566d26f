import { describe, expect, it } from 'vitest'
import { memoryStorage, type MemoryStorage } from '../../tests/support/memory-storage'
import { createBackendChoice, type BackendKind } from './backend-choice'
import { createSessionStore } from './session'

type Available = (word: string | null) => word is BackendKind
const both: Available = (word) => word === 'real' || word === 'demo'
const realAlone: Available = (word) => word === 'real'
const demoAlone: Available = (word) => word === 'demo'
const seller = { token: 'T1', sellerId: 'S1', mobile: '9876543210' }

/** A page that opens in this browser; `asked` is the backend in its address. */
function openPage(storage: MemoryStorage, asked: string | null = null, usual: BackendKind = 'real', isAvailable = both) {
  const choice = createBackendChoice(storage)
  const kind = choice.resolve({ asked, usual, isAvailable })
  return { kind, choice, session: createSessionStore(storage, new EventTarget(), choice.isOvertaken) }
}

describe('the backend that a page uses', () => {
  it('BACKEND-01 is the default one until another is chosen, and then the chosen one', () => {
    const storage = memoryStorage()
    expect(openPage(storage).kind).toBe('real')
    expect(openPage(storage, 'demo').kind).toBe('demo')
    expect(openPage(storage).kind).toBe('demo')
    expect(openPage(storage, 'real').kind).toBe('real')
    expect(openPage(storage).kind).toBe('real')
  })

  it.each(['https://elsewhere.example', 'Demo', '', 'real,demo', '__proto__'])('BACKEND-01 an unknown backend %j in the address is ignored and not stored', (asked) => {
    const storage = memoryStorage()
    expect(openPage(storage, asked).kind).toBe('real')
    expect(storage.values.has('backend')).toBe(false)
  })

  it('BACKEND-01 is never one that the build does not contain', () => {
    const storage = memoryStorage()
    expect(openPage(storage, 'real', 'demo', demoAlone).kind).toBe('demo')
    openPage(storage, 'demo')
    openPage(storage, 'real')
    expect(openPage(storage, null, 'demo', demoAlone).kind).toBe('demo')
  })

  it('BACKEND-01 a choice lasts as long as the page if the browser blocks storage', () => {
    const blocked = memoryStorage()
    blocked.throwsOn.read = true
    blocked.throwsOn.write = true
    const choice = createBackendChoice(blocked)
    expect(choice.resolve({ asked: 'demo', usual: 'real', isAvailable: both })).toBe('demo')
    expect(choice.isOvertaken()).toBe(false)
  })
})

describe('the sessions of two backends', () => {
  it('BACKEND-01 are separate, and each is restored as it was left', () => {
    const storage = memoryStorage()
    const real = openPage(storage)
    real.session.signIn(seller)
    real.session.writePosition({ step: 4, furthest: 6 })

    const demo = openPage(storage, 'demo')
    expect(demo.session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
    expect(demo.session.readPosition()).toBeNull()
    demo.session.signIn({ token: 'T2', sellerId: 'S2', mobile: null })

    const again = openPage(storage, 'real')
    expect(again.session.read()).toEqual({ kind: 'signed-in', ...seller })
    expect(again.session.readPosition()).toEqual({ step: 4, furthest: 6 })
    expect(openPage(storage, 'demo').session.read()).toMatchObject({ token: 'T2', sellerId: 'S2', mobile: null })
  })

  it.each<[string, BackendKind, Available]>([
    ['a build that has both', 'real', both],
    ['a build for the real backend alone', 'real', realAlone],
  ])('BACKEND-01 a session of a demo-only build is not used as a real one by %s that comes later', (_, usual, available) => {
    const storage = memoryStorage()
    openPage(storage, null, 'demo', demoAlone).session.signIn(seller)
    const later = openPage(storage, null, usual, available)
    expect(later.kind).toBe('real')
    expect(later.session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
  })

  it('BACKEND-01 a real session is not used for the demo by a demo-only build, and is restored later', () => {
    const storage = memoryStorage()
    openPage(storage).session.signIn(seller)
    expect(openPage(storage, null, 'demo', demoAlone).session.read().kind).toBe('signed-out')
    expect(openPage(storage).session.read()).toMatchObject({ token: 'T1' })
  })

  it('BACKEND-01 end if storage is too full to put one aside, and never mix', () => {
    const storage = memoryStorage()
    openPage(storage).session.signIn(seller)
    const full = { ...storage, setItem: storage.setItem.bind(storage) }
    full.setItem = (key, value) => {
      if (key.includes(':')) throw new DOMException('Full', 'QuotaExceededError')
      storage.setItem(key, value)
    }
    const choice = createBackendChoice(full)
    expect(choice.resolve({ asked: 'demo', usual: 'real', isAvailable: both })).toBe('demo')
    expect(openPage(storage).session.read().kind).toBe('signed-out')
    expect(openPage(storage, 'real').session.read().kind).toBe('signed-out')
  })

  it('BACKEND-01 end when storage is cleared, also in the open page', () => {
    const storage = memoryStorage()
    const page = openPage(storage)
    page.session.signIn(seller)
    storage.values.clear()
    expect(page.choice.isOvertaken()).toBe(false)
    expect(page.session.read().kind).toBe('signed-out')
  })

  it('BACKEND-01 end if a killed tab left a switch of the backend half done', () => {
    const storage = memoryStorage({ sellerToken: 'whose?', sellerId: 'S1', sessionBackend: 'demo to real', backend: 'real' })
    expect(openPage(storage).session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
  })

  it('BACKEND-01 a page of the old backend keeps its own session after another tab has switched', () => {
    const storage = memoryStorage()
    const real = openPage(storage)
    real.session.signIn(seller)
    expect(real.session.read()).toMatchObject({ token: 'T1' })

    const demo = openPage(storage, 'demo')
    demo.session.signIn({ token: 'T2', sellerId: 'S2', mobile: null })
    expect(real.choice.isOvertaken()).toBe(true)
    expect(real.session.read()).toEqual({ kind: 'signed-in', ...seller })
    real.session.clear()
    real.session.signIn({ ...seller, token: 'T3' })
    expect(demo.session.read()).toMatchObject({ token: 'T2', sellerId: 'S2' })
  })
})
