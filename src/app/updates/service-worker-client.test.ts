// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { installBrowserLocks } from '../../../tests/support/browser-locks'
import { untilHolds } from '../../../tests/support/until-holds'
import { workerClient } from './service-worker-client'
import { dismissUpdateState, updateState } from './update-state'
import { workerTrouble } from './worker-trouble'

beforeAll(installBrowserLocks)

type State = ServiceWorker['state']

/** A browser's service workers, in a page that none of them controls. */
function browserWith(state: State, isKnown: boolean) {
  const asked: unknown[] = []
  const looked = { count: 0 }
  const workerThat = (is: State) => Object.assign(new EventTarget(), { scriptURL: new URL('/service-worker.js', window.location.href).href, state: is, postMessage: (message: unknown) => void asked.push(message) })
  const worker = workerThat(state)
  const nobody = (): typeof worker | null => null
  const registration = Object.assign(new EventTarget(), {
    installing: isKnown && state === 'installing' ? worker : null,
    waiting: nobody(),
    active: state === 'activated' ? worker : null,
    async update() {
      looked.count += 1
      // As without a network.
      throw new TypeError('Failed to fetch')
    },
  })
  let tellReady = (): void => undefined
  const ready = new Promise((resolve) => (tellReady = () => resolve(registration)))
  if (state === 'activated') tellReady()
  const serviceWorker = Object.assign(new EventTarget(), { controller: nobody(), ready, register: () => Promise.resolve(registration) })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  return {
    worker,
    /** How often an update was looked for. */
    looked,
    /** A worker takes control of this page, by default another version's. @returns the controller from now on */
    takenOver(by = workerThat('activated')): ServiceWorker | null {
      serviceWorker.controller = by
      serviceWorker.dispatchEvent(new Event('controllerchange'))
      return navigator.serviceWorker.controller
    },
    /** What the waiting worker was asked for. */
    asked,
    /** An earlier page had a version installed, which now waits. */
    hasOneWaiting(): void {
      registration.waiting = workerThat('installed')
    },
    /** A later version is found, and is installed or fails. */
    laterVersion(becomes: 'installed' | 'activating' | 'redundant'): void {
      const later = workerThat('installing')
      registration.installing = later
      registration.dispatchEvent(new Event('updatefound'))
      later.state = becomes
      registration.installing = null
      registration.waiting = becomes === 'installed' ? later : null
      later.dispatchEvent(new Event('statechange'))
    },
    /** The installation begins while this page is open. */
    found(): void {
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
    },
    becomes(next: State): void {
      worker.state = next
      registration.installing = null
      registration.active = next === 'activated' ? worker : null
      worker.dispatchEvent(new Event('statechange'))
      if (next === 'activated') tellReady()
    },
  }
}

const registerWorker = (before?: ServiceWorker | null) => workerClient(before)()

/** Waits until the registration has been processed. */
const registered = (): Promise<void> => untilHolds(() => expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 3_600_000))

beforeEach(() => {
  vi.stubEnv('PROD', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.spyOn(globalThis, 'setInterval')
  workerTrouble.setState(() => null)
  dismissUpdateState()
})

it('PWA-02 an active worker is returned even if it does not control the page', async () => {
  const { worker } = browserWith('activated', true)
  expect(await registerWorker()).toBe(worker)
})

it.each([
  ['began in this page', false],
  ['a page before this one began', true],
])('PWA-02 the worker whose installation %s is returned once it is active', async (_, isKnown) => {
  const { worker, found, becomes } = browserWith('installing', isKnown)
  const registering = registerWorker()
  await registered()
  if (!isKnown) found()
  becomes('activated')
  expect(await registering).toBe(worker)
  expect(workerTrouble.state).toBeNull()
})

it.each([
  ['began in this page', false],
  ['a page before this one began', true],
])('PWA-02 FAST-03 a first worker whose installation %s and failed is reported, and ends the waiting', async (_, isKnown) => {
  const { found, becomes } = browserWith('installing', isKnown)
  const registering = registerWorker()
  await registered()
  if (!isKnown) found()
  becomes('redundant')
  const ended = vi.spyOn(globalThis, 'clearInterval')
  expect(await registering).toBeNull()
  expect(workerTrouble.state).toBe('not-installed')
  // Without a registration there is no update to look for.
  expect(ended).toHaveBeenCalledExactlyOnceWith(vi.mocked(setInterval).mock.results[0]?.value)
})

it('PWA-02 ABOUT-01 a first worker that failed to install is registered again, and its failure is cleared', async () => {
  const { found, becomes, worker } = browserWith('installing', false)
  const register = workerClient()
  const failing = register()
  await registered()
  found()
  becomes('redundant')
  expect(await failing).toBeNull()
  const again = register()
  expect(workerTrouble.state).toBeNull()
  await untilHolds(() => expect(setInterval).toHaveBeenCalledTimes(2))
  found()
  becomes('activated')
  expect(await again).toBe(worker)
  expect(workerTrouble.state).toBeNull()
})

it('PWA-03 an open tab looks for a new version every hour, also after a failed check', async () => {
  const ended = vi.spyOn(globalThis, 'clearInterval')
  const { looked } = browserWith('activated', true)
  await registerWorker()
  const [look] = vi.mocked(setInterval).mock.lastCall ?? []
  expect(looked.count).toBe(0)
  look?.()
  look?.()
  expect(looked.count).toBe(2)
  expect(ended).not.toHaveBeenCalled()
})

it('PWA-03 an open tab announces every waiting version, and the update activates the last one', async () => {
  const { laterVersion, asked } = browserWith('activated', true)
  await registerWorker()
  for (const version of ['first', 'second', 'third']) {
    laterVersion('installed')
    await untilHolds(() => expect(updateState.state.kind, version).toBe('update-waiting'))
    dismissUpdateState()
    laterVersion('redundant')
    expect(updateState.state.kind, version).toBe('none')
  }
  laterVersion('installed')
  if ('apply' in updateState.state) updateState.state.apply()
  expect(asked).toEqual([{ type: 'SKIP_WAITING' }])
})

it('PWA-03 a version that activates itself is not announced as waiting', async () => {
  const { laterVersion } = browserWith('activated', true)
  await registerWorker()
  laterVersion('installed')
  laterVersion('activating')
  expect(updateState.state.kind).toBe('none')
})

it('PWA-03 a version that was already waiting is announced when the page opens', async () => {
  const { hasOneWaiting } = browserWith('activated', true)
  hasOneWaiting()
  await registerWorker()
  await untilHolds(() => expect(updateState.state.kind).toBe('update-waiting'))
})

it('PWA-03 the first worker is not announced as a new version', async () => {
  const { becomes } = browserWith('installing', true)
  const registering = registerWorker()
  await registered()
  becomes('installed')
  becomes('activated')
  await registering
  expect(updateState.state.kind).toBe('none')
})

it('PWA-03 a page reloads when another version takes control, even before it listened, but not for its first worker', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const { takenOver } = browserWith('activated', true)
  const atTheBeginning = takenOver()
  takenOver()
  await registerWorker(atTheBeginning)
  await untilHolds(() => expect(reload).toHaveBeenCalledTimes(1))
  takenOver()
  await untilHolds(() => expect(reload).toHaveBeenCalledTimes(2))

  const first = browserWith('installing', true)
  const registering = registerWorker(null)
  await untilHolds(() => expect(setInterval).toHaveBeenCalledTimes(2))
  first.becomes('activated')
  await registering
  first.takenOver(first.worker)
  const second = first.takenOver()
  await untilHolds(() => expect(reload).toHaveBeenCalledTimes(3))
  await registerWorker(second)
  await untilHolds(() => expect(setInterval).toHaveBeenCalledTimes(3))
  expect(reload).toHaveBeenCalledTimes(3)
})

it('PWA-03 a page without a controller reloads only for an update that the seller has agreed to', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const unasked = browserWith('activated', true)
  await registerWorker(null)
  unasked.takenOver()
  // In a later task, by which any reload would have happened.
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(reload).not.toHaveBeenCalled()

  const { hasOneWaiting, takenOver } = browserWith('activated', true)
  hasOneWaiting()
  await registerWorker(null)
  const { state } = updateState
  if (state.kind !== 'update-waiting') throw new Error('Nothing waits')
  state.apply()
  expect(reload).not.toHaveBeenCalled()
  takenOver()
  await untilHolds(() => expect(reload).toHaveBeenCalledTimes(1))
})
