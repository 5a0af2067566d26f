// @vitest-environment happy-dom
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { refuseToken } from '@/outbox/background-sender'
import { stepCommandName } from '@/outbox/command'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createBackendChoice } from '@/session/backend-choice'
import { backendChoice, browserStorage, endedSessions, session } from '@/session/browser-session'
import { dueRemovals, noteRemovalDone } from '@/session/due-removals'
import { endedSessionsName } from '@/session/ended-sessions'
import { backgroundSyncTag, drainLockName } from '@/sync/background'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { stepBody } from '../../../tests/support/step-bodies'
import { pauseOf } from '../../../tests/support/submission-rows'
import { untilHolds } from '../../../tests/support/until-holds'
import { startOutbox } from './start-outbox'

const { sellerId, mobile, password } = readyAccount('step-4')
let device: SellerDevice

afterEach(stopDevice)

async function start(kind: 'demo' | 'real' = 'demo'): Promise<void> {
  device = await startDevice(kind)
  await device.signIn('step-4')
  // A sign-in lets the queue move: it rests before the test begins.
  await drained()
}

async function save(mark = 1): Promise<number> {
  const stored = await device.outbox.save({ sellerId, command: stepCommandName(4), body: stepBody(4, sellerId, mark) })
  if (stored.kind === 'not-stored') throw new Error(`Not stored: ${stored.reason}`)
  return stored.value
}

const steps = () => device.sent.filter(({ path }) => path === '/api/seller/step4')
const setNetwork = (network: 'online' | 'offline') => device.demo.dispatch({ kind: 'set-network', network })
const rowsAre = (...states: string[]) =>
  untilHolds(async () => expect((await device.outbox.ledger(sellerId)).rows).toMatchObject(states.map((state) => ({ submission: { state } }))))
const accepted = () => rowsAre('accepted')

/** What was asked of the queue before is done when this resolves: the lock is given in turn. */
async function drained(): Promise<void> {
  // A wake that came while the queue moved lets it move once more.
  for (let turns = 0; turns < 2; turns += 1)
    await navigator.locks.request(drainLockName(databaseName('demo')), () => new Promise<void>((resolve) => {
      setImmediate(resolve)
    }))
}

/** Takes the drain lock as another tab does, once it is free; gives it back when told. */
async function holdDrainLock(): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let lock = Promise.resolve()
  await new Promise<void>((granted) => {
    lock = navigator.locks.request(drainLockName(databaseName('demo')), () => {
      granted()
      return held
    })
  })
  return () => {
    release()
    return lock
  }
}

/** Another tab has tried a step in vain: it rests for ten minutes. */
async function restAfterFailure(): Promise<void> {
  const release = await holdDrainLock()
  const sequence = await save()
  const claimed = await device.outbox.claim(sequence)
  if (claimed === null) throw new Error('Nothing to claim')
  await device.outbox.settle(claimed, { kind: 'try-again', pause: pauseOf(device.demo.now(), 10 * 60_000) })
  // Watched after the queue's own watch began, and so told after it.
  await new Promise<void>((told) => {
    const watched = device.outbox.watch(sellerId).subscribe({
      next({ rows: [row] }) {
        if (row?.kind !== 'submission' || row.submission.state !== 'waiting' || row.submission.pause === null) return
        told()
        queueMicrotask(() => watched.unsubscribe())
      },
      outOfReach: () => undefined,
    })
  })
  await release()
  await drained()
  expect(steps()).toEqual([])
}

describe('the queue of the open page', () => {
  beforeEach(() => start())

  it('QUEUE-02 BACKEND-06 sends what is saved, under the token and a key of its own', async () => {
    await save(1)
    await accepted()
    await save(2)
    await untilHolds(() => expect(steps()).toHaveLength(2))
    const { token } = { token: '', ...session.read() }
    expect(steps().map((request) => request.token)).toEqual([token, token])
    const keys = steps().map(({ key }) => key)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(2)
  })

  it('LOGIN-09 QUEUE-05 a sign-in proves the token anew, also while the store is out of reach', async () => {
    const { token } = { token: '', ...session.read() }
    await setNetwork('offline')
    await save()
    await refuseToken(new OutboxDatabase(databaseName('demo')), { sellerId, token })
    const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Connection lost', 'UnknownError')
    })
    // A backend may give the same one again.
    session.signIn({ token, sellerId, mobile })
    device.outbox.sendNow()
    await untilHolds(() => expect(device.outbox.sending.failure()).toBe('closed'))
    broken.mockRestore()
    await setNetwork('online')
    device.outbox.sendNow()
    await accepted()
    expect(session.read().kind).toBe('signed-in')
  })

  it('QUEUE-07 sends nothing while somebody else holds the drain lock', async () => {
    const release = await holdDrainLock()
    await save()
    device.outbox.sendNow()
    await rowsAre('waiting')
    expect(steps()).toEqual([])
    await release()
    await accepted()
  })

  it('QUEUE-02 sends at once when the network is back', async () => {
    await setNetwork('offline')
    await save()
    await drained()
    expect(steps()).toEqual([])
    await setNetwork('online')
    await accepted()
  })

  it('QUEUE-03 tries when the seller asks for it, whatever is thought of the network', async () => {
    await setNetwork('offline')
    await save()
    document.dispatchEvent(new Event('visibilitychange'))
    await drained()
    expect(steps()).toEqual([])
    device.outbox.sendNow()
    await drained()
    expect(steps()).not.toEqual([])
    await rowsAre('waiting')
  })

  it('QUEUE-02 tries at once when the page is seen again, and not when it is hidden', async () => {
    await restAfterFailure()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await drained()
    expect(steps()).toEqual([])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await accepted()
  })

  it('DEMO-04 QUEUE-05 goes by the clock that was moved on: a pause that ended with it is over', async () => {
    await restAfterFailure()
    await device.demo.dispatch({ kind: 'move-clock', milliseconds: 10 * 60_000 })
    await accepted()
  })
})

describe('the session that the queue sends under', () => {
  beforeEach(() => start())

  it('QUEUE-05 ROUTE-08 drops a token that the server does not know any more, after one request, and keeps the rest', async () => {
    await device.demo.dispatch({ kind: 'end-sessions' })
    await save()
    await untilHolds(() => expect(session.read().kind).toBe('signed-out'))
    device.outbox.sendNow()
    await drained()
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId, mobile })
    expect(steps()).toHaveLength(1)
    await rowsAre('waiting')
  })

  it('QUEUE-05 keeps the token of who signed in again while the refusal of the old one was on its way', async () => {
    await device.demo.dispatch({ kind: 'end-sessions' })
    const again = await device.transport.call('login', { mobile, password })
    const token = again.kind === 'ok' && again.data.kind === 'signed-in' ? again.data.token : ''
    const release = device.holdAnswers()
    await save()
    await untilHolds(() => expect(steps()).toHaveLength(1))
    session.signIn({ token, sellerId, mobile })
    release()
    await accepted()
    expect(session.read()).toMatchObject({ kind: 'signed-in', token })
    expect(steps().map((request) => request.token === token)).toEqual([false, true])
  })

  it('QUEUE-05 sends what waited once its seller is signed in again', async () => {
    session.dropToken()
    await save()
    device.outbox.sendNow()
    await drained()
    expect(steps()).toEqual([])
    await device.signIn('step-4')
    await accepted()
  })

  it('QUEUE-06 sends nothing of a seller under the token of another', async () => {
    session.dropToken()
    await save()
    await device.signIn('step-5')
    device.outbox.sendNow()
    await drained()
    expect(steps()).toEqual([])
    await device.signIn('step-4')
    await accepted()
  })

  it('BACKEND-01 sends nothing any more once another tab has gone over to the other backend', async () => {
    const otherTab = createBackendChoice(browserStorage)
    const goOver = (to: 'demo' | 'real') =>
      otherTab.resolve({ asked: to, usual: 'demo', isAvailable: (word): word is 'demo' | 'real' => word === to })
    goOver('real')
    expect(backendChoice.isOvertaken()).toBe(true)
    await save()
    device.outbox.sendNow()
    await drained()
    expect(steps()).toEqual([])
    goOver('demo')
    device.outbox.sendNow()
    await accepted()
  })
})

describe('what the browser is asked for', () => {
  const persisted = vi.fn()
  const persist = vi.fn()
  const register = vi.fn()

  beforeEach(() => {
    for (const asked of [persisted, persist, register]) asked.mockReset()
    persisted.mockResolvedValue(false)
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persisted, persist } })
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: Promise.resolve({ sync: { register } }) },
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'storage')
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('PWA-04 QUEUE-02 P23 asks for durable storage and to be woken when there is more to lose, and not before', async () => {
    await start()
    expect(persist).not.toHaveBeenCalled()
    await setNetwork('offline')
    await save()
    await untilHolds(() => expect(register).toHaveBeenCalledWith(backgroundSyncTag))
    await untilHolds(() => expect(persist).toHaveBeenCalledTimes(1))
    await setNetwork('online')
    await accepted()
    expect(register).toHaveBeenCalledTimes(1)
  })

  it('QUEUE-02 asks to be woken also where the worker is on its way as something is saved', async () => {
    let begin = (): void => undefined
    const ready = new Promise((resolve) => (begin = () => resolve({ sync: { register } })))
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready, getRegistration: async () => undefined } })
    await start()
    await setNetwork('offline')
    await save()
    begin()
    await untilHolds(() => expect(register).toHaveBeenCalledWith(backgroundSyncTag))
  })

  it('PWA-04 does not ask for what it was given, and goes on when it is refused', async () => {
    persisted.mockResolvedValue(true)
    register.mockRejectedValue(new Error('No permission'))
    await start()
    await save()
    await accepted()
    expect(persist).not.toHaveBeenCalled()
    expect(register).toHaveBeenCalled()
  })

  it('HOME-02 marks the icon with what has not arrived, and with nothing once all has; a system that refuses stops nobody', async () => {
    const mark = vi.fn<(count: number) => Promise<void>>().mockRejectedValue(new Error('No icon'))
    Object.assign(navigator, { setAppBadge: mark })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
    await start()
    await setNetwork('offline')
    await save()
    await untilHolds(() => expect(mark).toHaveBeenLastCalledWith(1))
    await setNetwork('online')
    await accepted()
    await untilHolds(() => expect(mark).toHaveBeenLastCalledWith(0))
  })

  it('FAST-07 counts what waits once the screen is there: with thousands of rows it would come before that', async () => {
    const mark = vi.fn<(count: number) => Promise<void>>().mockResolvedValue(undefined)
    Object.assign(navigator, { setAppBadge: mark })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
    let show = (): void => undefined
    device = await startDevice('demo', new Promise((resolve) => (show = resolve)))
    await device.signIn('step-4')
    await setNetwork('offline')
    await save()
    await drained()
    expect(mark).not.toHaveBeenCalled()
    show()
    await untilHolds(() => expect(mark).toHaveBeenLastCalledWith(1))
  })

  it('QUEUE-02 shares the token with the worker while steps wait, and takes it back with a session that ends', async () => {
    await start('real')
    expect(await device.outbox.backgroundSender()).toBeNull()
    await setNetwork('offline')
    await save()
    const { token } = { token: '', ...session.read() }
    await untilHolds(async () => expect(await device.outbox.backgroundSender()).toEqual({ sellerId, token }))
    session.dropToken()
    await untilHolds(async () => expect(await device.outbox.backgroundSender()).toBeNull())
    session.signIn({ token, sellerId, mobile })
    await untilHolds(async () => expect(await device.outbox.backgroundSender()).toEqual({ sellerId, token }))
    await setNetwork('online')
    await accepted()
    await untilHolds(async () => expect(await device.outbox.backgroundSender()).toBeNull())
  })

  it('BACKEND-01 shares nothing of the demo with the worker', async () => {
    await start()
    await setNetwork('offline')
    await save()
    await untilHolds(() => expect(register).toHaveBeenCalled())
    expect(await device.outbox.backgroundSender()).toBeNull()
  })
})

it('LAYOUT-04 QUEUE-06 S8 takes back what an earlier log-out could not remove, and nobody else\'s', async () => {
  await start()
  const [hers, others] = [sellerId, 'S2'].map((id) => ({ backend: 'demo', sellerId: id, keep: 'nothing' }) as const)
  for (const removal of [hers, others]) await endedSessions.end('T0', removal)
  session.clear()
  await device.signIn('step-4')
  await untilHolds(async () => expect(await dueRemovals(endedSessionsName)).toEqual([others]))
  await noteRemovalDone(endedSessionsName, { backend: 'demo', sellerId: 'S2' })
})

it('REG-14 no time is known that stored ones could be held against where the backend\'s code cannot be had', async () => {
  device = await startDevice()
  const { transport, connectivity } = device
  const never = new Promise<never>(() => undefined)
  const loadBackend = () => Promise.reject(new Error('no network'))
  const { knownTime } = startOutbox('demo', new OutboxDatabase(databaseName('demo')), transport, connectivity, { shown: never, networkKnown: never, loadBackend })
  expect(await knownTime()).toBeUndefined()
})
