// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { session } from '@/session/browser-session'
import { backgroundSyncTag } from '@/sync/shared-names'
import { accepted, drained, save, startAtBankStep } from '../../../tests/support/bank-step-queue'
import { readyAccount, setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { untilHolds } from '../../../tests/support/until-holds'

const { sellerId, mobile } = readyAccount('step-4')
let device: SellerDevice

afterEach(stopDevice)

async function start(kind: 'demo' | 'real' = 'demo'): Promise<void> {
  device = await startAtBankStep(kind)
}

describe('requests to the browser', () => {
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

  it('PWA-04 QUEUE-02 P23 durable storage and background sync are requested with the first saved step, not before', async () => {
    await start()
    expect(persist).not.toHaveBeenCalled()
    await setNetwork(device, 'offline')
    await save(device)
    await untilHolds(() => expect(register).toHaveBeenCalledWith(backgroundSyncTag))
    await untilHolds(() => expect(persist).toHaveBeenCalledTimes(1))
    await setNetwork(device, 'online')
    await accepted(device)
    expect(register).toHaveBeenCalledTimes(1)
  })

  it('QUEUE-02 background sync is requested even if the worker becomes ready only after the save', async () => {
    let begin = (): void => undefined
    const ready = new Promise((resolve) => (begin = () => resolve({ sync: { register } })))
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready, getRegistration: async () => undefined } })
    await start()
    await setNetwork(device, 'offline')
    await save(device)
    begin()
    await untilHolds(() => expect(register).toHaveBeenCalledWith(backgroundSyncTag))
  })

  it('PWA-04 durable storage is not requested if granted, and a rejected background sync stops nothing', async () => {
    persisted.mockResolvedValue(true)
    register.mockRejectedValue(new Error('No permission'))
    await start()
    await save(device)
    await accepted(device)
    expect(persist).not.toHaveBeenCalled()
    expect(register).toHaveBeenCalled()
  })

  it('HOME-02 the app badge counts what waits and is cleared once it is sent; a rejected badge stops nothing', async () => {
    const mark = vi.fn<(count: number) => Promise<void>>().mockRejectedValue(new Error('No icon'))
    Object.assign(navigator, { setAppBadge: mark })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
    await start()
    await setNetwork(device, 'offline')
    await save(device)
    await untilHolds(() => expect(mark).toHaveBeenLastCalledWith(1))
    await setNetwork(device, 'online')
    await accepted(device)
    await untilHolds(() => expect(mark).toHaveBeenLastCalledWith(0))
  })

  it('FAST-07 what waits is counted only once the screen is shown', async () => {
    const mark = vi.fn<(count: number) => Promise<void>>().mockResolvedValue(undefined)
    Object.assign(navigator, { setAppBadge: mark })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
    let show = (): void => undefined
    device = await startDevice('demo', new Promise((resolve) => (show = resolve)))
    await device.signIn('step-4')
    await setNetwork(device, 'offline')
    await save(device)
    await drained()
    expect(mark).not.toHaveBeenCalled()
    show()
    await untilHolds(() => expect(mark).toHaveBeenLastCalledWith(1))
  })

  it('QUEUE-02 the worker has the token only while steps wait and the session lasts', async () => {
    await start('real')
    expect(await device.outbox.workerCredentials()).toBeNull()
    await setNetwork(device, 'offline')
    await save(device)
    const { token } = { token: '', ...session.read() }
    await untilHolds(async () => expect(await device.outbox.workerCredentials()).toEqual({ sellerId, token }))
    session.dropToken()
    await untilHolds(async () => expect(await device.outbox.workerCredentials()).toBeNull())
    session.signIn({ token, sellerId, mobile })
    await untilHolds(async () => expect(await device.outbox.workerCredentials()).toEqual({ sellerId, token }))
    await setNetwork(device, 'online')
    await accepted(device)
    await untilHolds(async () => expect(await device.outbox.workerCredentials()).toBeNull())
  })

  it('BACKEND-01 the worker gets no token of the demo', async () => {
    await start()
    await setNetwork(device, 'offline')
    await save(device)
    await untilHolds(() => expect(register).toHaveBeenCalled())
    expect(await device.outbox.workerCredentials()).toBeNull()
  })
})
