import 'fake-indexeddb/auto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEndedSessions } from './ended-sessions'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createSessionStore } from './session'

let databases = 0
const newName = (): string => `ended-faults-${(databases += 1)}`

describe('the record of ended sessions on a failing device', () => {
  it('LAYOUT-04 PWA-06 adds only one listener to the page, however often it is read', async () => {
    const listen = vi.fn<typeof addEventListener>()
    vi.stubGlobal('addEventListener', listen)
    onTestFinished(() => void vi.unstubAllGlobals())
    const sessions = createEndedSessions(newName())
    for (const token of ['T-1', 'T-2', 'T-3']) await sessions.hasEnded(token)
    expect(new Set(listen.mock.calls.map(([, listener]) => listener)).size).toBe(1)
  })

  it('LAYOUT-04 P1 confirms the end of a session only after its transaction has completed', async () => {
    const begin = IDBDatabase.prototype.transaction
    let completed = false
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function observed(this: IDBDatabase, ...question) {
      const transaction = begin.apply(this, question)
      transaction.addEventListener('complete', () => {
        completed = true
      })
      return transaction
    })
    await createEndedSessions(newName()).end('T-1')
    expect(completed).toBe(true)
  })

  it('LAYOUT-04 P15 rejects if its transaction is aborted, and the session has not ended', async () => {
    const name = newName()
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function stored(this: IDBObjectStore, ...row) {
      const request = put.apply(this, row)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })
    await expect(createEndedSessions(name).end('T-1')).rejects.toMatchObject({ message: 'Not stored' })
    vi.restoreAllMocks()
    expect(await createEndedSessions(name).hasEnded('T-1')).toBe(false)
  })

  it('LAYOUT-04 P24 rejects after 10 s if the store never opens', async () => {
    vi.useFakeTimers()
    vi.spyOn(IDBOpenDBRequest.prototype, 'addEventListener').mockReturnValue(undefined)
    const asked = createEndedSessions(newName()).hasEnded('T-1').catch(String)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await asked).toBe('Error: No answer')
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('LAYOUT-04 P24 rejects if the store cannot be opened, instead of guessing', async () => {
    const name = newName()
    // A later version of the app has upgraded the database, so this one cannot open it.
    await new Promise<void>((resolve) => {
      const later = indexedDB.open(name, 2)
      later.addEventListener('success', () => {
        later.result.close()
        resolve()
      })
    })
    await expect(createEndedSessions(name).hasEnded('T-1')).rejects.toMatchObject({ name: 'VersionError' })
    await expect(createEndedSessions(name).end('T-1')).rejects.toMatchObject({ name: 'VersionError' })
  })

  it('LAYOUT-04 closes its connection after every operation', async () => {
    const close = vi.spyOn(IDBDatabase.prototype, 'close')
    const sessions = createEndedSessions(newName())
    await sessions.end('T-1')
    await sessions.replace(null, 'T-2')
    await sessions.hasEnded('T-1')
    expect(close).toHaveBeenCalledTimes(3)
  })
})

describe('a mobile number that arrives after the sign-in', () => {
  const asha = { token: 'T1', sellerId: 'S1', mobile: null }
  const open = () => createSessionStore(memoryStorage(), new EventTarget())

  it('LOGIN-09 is stored for the signed-in seller', () => {
    const session = open()
    session.signIn(asha)
    session.rememberMobile({ sellerId: 'S1', mobile: '9876543210' })
    expect(session.read()).toMatchObject({ kind: 'signed-in', sellerId: 'S1', mobile: '9876543210' })
  })

  it('LOGIN-09 QUEUE-06 P19 is not stored after she has signed out, or another seller has signed in', () => {
    const session = open()
    session.signIn(asha)
    session.dropToken()
    session.rememberMobile({ sellerId: 'S1', mobile: '9876543210' })
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId: 'S1', mobile: null })
    session.signIn({ ...asha, token: 'T2', sellerId: 'S2' })
    session.rememberMobile({ sellerId: 'S1', mobile: '9876543210' })
    expect(session.read()).toMatchObject({ sellerId: 'S2', mobile: null })
  })
})
