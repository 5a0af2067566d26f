import 'fake-indexeddb/auto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEndedSessions } from './ended-sessions'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createSessionStore } from './session'

let databases = 0
const newName = (): string => `ended-faults-${(databases += 1)}`

describe('sessions that were ended, on a device that fails', () => {
  it('LAYOUT-04 PWA-06 leave one listener on the page, however often they are asked', async () => {
    const listen = vi.fn<typeof addEventListener>()
    vi.stubGlobal('addEventListener', listen)
    onTestFinished(() => void vi.unstubAllGlobals())
    const sessions = createEndedSessions(newName())
    for (const token of ['T-1', 'T-2', 'T-3']) await sessions.hasEnded(token)
    expect(new Set(listen.mock.calls.map(([, listener]) => listener)).size).toBe(1)
  })

  it('LAYOUT-04 P1 are told as ended only when their transaction has completed', async () => {
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

  it('LAYOUT-04 P15 are not told as ended when their transaction is taken back', async () => {
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

  it('LAYOUT-04 P24 keep nobody waiting for a store that is never opened', async () => {
    vi.useFakeTimers()
    vi.spyOn(IDBOpenDBRequest.prototype, 'addEventListener').mockReturnValue(undefined)
    const asked = createEndedSessions(newName()).hasEnded('T-1').catch(String)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await asked).toBe('Error: No answer')
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('LAYOUT-04 P24 are never guessed where the device\'s store cannot be opened', async () => {
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

  it('LAYOUT-04 leave no connection open', async () => {
    const close = vi.spyOn(IDBDatabase.prototype, 'close')
    const sessions = createEndedSessions(newName())
    await sessions.end('T-1')
    await sessions.replace(null, 'T-2')
    await sessions.hasEnded('T-1')
    expect(close).toHaveBeenCalledTimes(3)
  })
})

describe('a mobile number that is looked up after the sign-in', () => {
  const asha = { token: 'T1', sellerId: 'S1', mobile: null }
  const open = () => createSessionStore(memoryStorage(), new EventTarget())

  it('LOGIN-09 is remembered for the seller who is signed in', () => {
    const session = open()
    session.signIn(asha)
    session.rememberMobile({ sellerId: 'S1', mobile: '9876543210' })
    expect(session.read()).toMatchObject({ kind: 'signed-in', sellerId: 'S1', mobile: '9876543210' })
  })

  it('LOGIN-09 QUEUE-06 P19 is remembered for nobody who has signed out, or in anew, meanwhile', () => {
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
