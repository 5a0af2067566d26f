// @vitest-environment happy-dom
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepDraft, storeDraftsNow } from '@/drafts/draft-keeper'
import { refuseToken } from '@/outbox/worker-credentials'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createBackendChoice } from '@/session/backend-choice'
import { backendChoice, browserStorage, endedSessions, session } from '@/session/browser-session'
import { dueRemovals } from '@/session/due-removals'
import { endedSessionsName } from '@/session/ended-sessions'
import { drainLockName } from '@/sync/shared-names'
import { accepted, drained, rowsAre, save, startAtBankStep, steps } from '../../../tests/support/bank-step-queue'
import { readyAccount, setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { pauseOf } from '../../../tests/support/submission-rows'
import { untilHolds } from '../../../tests/support/until-holds'
import { startOutbox } from './start-outbox'

const { sellerId, mobile, password } = readyAccount('step-4')
let device: SellerDevice

afterEach(stopDevice)

async function start(): Promise<void> {
  device = await startAtBankStep('demo')
}

/** Takes the drain lock as another tab does, as soon as it is free. @returns releases it */
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

/** Another tab has tried a step in vain, and it pauses for ten minutes. */
async function restAfterFailure(): Promise<void> {
  const release = await holdDrainLock()
  const sequence = await save(device)
  const claimed = await device.outbox.claim(sequence)
  if (claimed === null) throw new Error('Nothing to claim')
  await device.outbox.settle(claimed, { kind: 'try-again', pause: pauseOf(device.demo.now(), 10 * 60_000) })
  // Subscribed after the queue itself, so it is notified after the queue.
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
  expect(steps(device)).toEqual([])
}

describe('the queue of the open page', () => {
  beforeEach(() => start())

  it('QUEUE-02 BACKEND-06 sends each saved step under the current token and its own key', async () => {
    await save(device, 1)
    await accepted(device)
    await save(device, 2)
    await untilHolds(() => expect(steps(device)).toHaveLength(2))
    const { token } = { token: '', ...session.read() }
    expect(steps(device).map((request) => request.token)).toEqual([token, token])
    const keys = steps(device).map(({ key }) => key)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(2)
  })

  it('LOGIN-09 QUEUE-05 accepts the same token again after a sign-in, even if the store could not be read then', async () => {
    const { token } = { token: '', ...session.read() }
    await setNetwork(device, 'offline')
    await save(device)
    await refuseToken(new OutboxDatabase(databaseName('demo')), { sellerId, token })
    const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Connection lost', 'UnknownError')
    })
    // A backend may issue the same token again.
    session.signIn({ token, sellerId, mobile })
    device.outbox.sendNow()
    await untilHolds(() => expect(device.outbox.sending.failure()).toBe('closed'))
    broken.mockRestore()
    await setNetwork(device, 'online')
    device.outbox.sendNow()
    await accepted(device)
    expect(session.read().kind).toBe('signed-in')
  })

  it('QUEUE-07 sends nothing while another tab holds the drain lock', async () => {
    const release = await holdDrainLock()
    await save(device)
    device.outbox.sendNow()
    await rowsAre(device, 'waiting')
    expect(steps(device)).toEqual([])
    await release()
    await accepted(device)
  })

  it('QUEUE-02 sends at once when the network is back', async () => {
    await setNetwork(device, 'offline')
    await save(device)
    await drained()
    expect(steps(device)).toEqual([])
    await setNetwork(device, 'online')
    await accepted(device)
  })

  it('QUEUE-03 tries at the seller’s request even while offline', async () => {
    await setNetwork(device, 'offline')
    await save(device)
    document.dispatchEvent(new Event('visibilitychange'))
    await drained()
    expect(steps(device)).toEqual([])
    device.outbox.sendNow()
    await drained()
    expect(steps(device)).not.toEqual([])
    await rowsAre(device, 'waiting')
  })

  it('QUEUE-02 tries at once when the page becomes visible, not when it becomes hidden', async () => {
    await restAfterFailure()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await drained()
    expect(steps(device)).toEqual([])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await accepted(device)
  })

  it('DEMO-04 QUEUE-05 uses the clock that the demo has moved: a pause that is over by then ends', async () => {
    await restAfterFailure()
    await device.demo.dispatch({ kind: 'move-clock', milliseconds: 10 * 60_000 })
    await accepted(device)
  })
})

describe('the session that the queue sends under', () => {
  beforeEach(() => start())

  it('QUEUE-05 ROUTE-08 is dropped after one request if the server rejects its token; seller, mobile and steps stay', async () => {
    await device.demo.dispatch({ kind: 'end-sessions' })
    await save(device)
    await untilHolds(() => expect(session.read().kind).toBe('signed-out'))
    device.outbox.sendNow()
    await drained()
    expect(session.read()).toEqual({ kind: 'signed-out', sellerId, mobile })
    expect(steps(device)).toHaveLength(1)
    await rowsAre(device, 'waiting')
  })

  it('QUEUE-05 keeps a new token if the rejection of the old one arrives after the new sign-in', async () => {
    await device.demo.dispatch({ kind: 'end-sessions' })
    const again = await device.transport.call('login', { mobile, password })
    const token = again.kind === 'ok' && again.data.kind === 'signed-in' ? again.data.token : ''
    const release = device.holdAnswers()
    await save(device)
    await untilHolds(() => expect(steps(device)).toHaveLength(1))
    session.signIn({ token, sellerId, mobile })
    release()
    await accepted(device)
    expect(session.read()).toMatchObject({ kind: 'signed-in', token })
    expect(steps(device).map((request) => request.token === token)).toEqual([false, true])
  })

  it('QUEUE-05 sends waiting steps once their seller has signed in again, and none before', async () => {
    session.dropToken()
    await save(device)
    device.outbox.sendNow()
    await drained()
    expect(steps(device)).toEqual([])
    await device.signIn('step-4')
    await accepted(device)
  })

  it('QUEUE-06 never sends one seller’s steps under another seller’s token', async () => {
    session.dropToken()
    await save(device)
    await device.signIn('step-5')
    device.outbox.sendNow()
    await drained()
    expect(steps(device)).toEqual([])
    await device.signIn('step-4')
    await accepted(device)
  })

  it('BACKEND-01 sends nothing once another tab has switched to the other backend', async () => {
    const otherTab = createBackendChoice(browserStorage)
    const switchBackend = (to: 'demo' | 'real') =>
      otherTab.resolve({ asked: to, usual: 'demo', isAvailable: (word): word is 'demo' | 'real' => word === to })
    switchBackend('real')
    expect(backendChoice.isOvertaken()).toBe(true)
    await save(device)
    device.outbox.sendNow()
    await drained()
    expect(steps(device)).toEqual([])
    switchBackend('demo')
    device.outbox.sendNow()
    await accepted(device)
  })
})

it('LAYOUT-04 QUEUE-06 S8 a sign-in cancels the seller’s own unfinished removal of an earlier log-out, and no other', async () => {
  await start()
  const [hers, others] = [sellerId, 'S2'].map((id) => ({ backend: 'demo', sellerId: id, keep: 'nothing' }) as const)
  for (const removal of [hers, others]) await endedSessions.end('T0', removal)
  session.clear()
  await device.signIn('step-4')
  await untilHolds(async () => expect(await dueRemovals(endedSessionsName)).toEqual([others]))
  // A backend may give another seller the same token.
  const { token } = { token: '', ...session.read() }
  session.signIn({ token, sellerId: 'S2', mobile: null })
  await untilHolds(async () => expect(await dueRemovals(endedSessionsName)).toEqual([]))
})

it.each<[string, () => void, readonly string[]]>([
  ['goes with a log-out, and does not come back after it', () => session.clear(), []],
  ['is stored though the session ends', () => session.dropToken(), ['Asha']],
  ['is stored though another seller signs in', () => session.signIn({ token: 'T2', sellerId: 'S2', mobile: null }), ['Asha']],
])('LAYOUT-04 ROUTE-08 a draft that is being typed %s', async (_, happen, stored) => {
  await start()
  const written: string[] = []
  const keeper = keepDraft<string>(async (values) => ({ kind: 'stored', value: void written.push(values) }), () => undefined)
  onTestFinished(keeper.stop)
  keeper.changed('Asha')
  happen()
  await storeDraftsNow()
  expect(written).toEqual(stored)
})

it('REG-14 the time to compare stored times with is unknown if the backend’s code cannot be loaded', async () => {
  device = await startDevice()
  const { transport, connectivity } = device
  const never = new Promise<never>(() => undefined)
  const loadBackend = () => Promise.reject(new Error('no network'))
  const { knownTime } = startOutbox('demo', new OutboxDatabase(databaseName('demo')), transport, connectivity, { shown: never, networkKnown: never, loadBackend })
  expect(await knownTime()).toBeUndefined()
})
