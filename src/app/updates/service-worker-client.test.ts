// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { untilHolds } from '../../../tests/support/until-holds'
import { registerWorker } from './service-worker-client'
import { workerTrouble } from './worker-trouble'

type State = ServiceWorker['state']

/** A browser's workers, as a page finds them that is not answered by one. */
function browserWith(state: State, isKnown: boolean) {
  const worker = Object.assign(new EventTarget(), { scriptURL: new URL('/service-worker.js', window.location.href).href, state })
  const registration = Object.assign(new EventTarget(), {
    installing: isKnown && state === 'installing' ? worker : null,
    waiting: null,
    active: state === 'activated' ? worker : null,
    update: () => Promise.resolve(),
  })
  let tellReady = (): void => undefined
  const ready = new Promise((resolve) => (tellReady = () => resolve(registration)))
  if (state === 'activated') tellReady()
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, ready, register: () => Promise.resolve(registration) })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  return {
    worker,
    /** The installing begins in this page. */
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

/** Lets what has been registered be heard of. */
const registered = (): Promise<void> => untilHolds(() => expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 3_600_000))

beforeEach(() => {
  vi.stubEnv('PROD', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.spyOn(globalThis, 'setInterval')
  workerTrouble.setState(() => null)
})

it('PWA-02 a page that is opened past the worker still has it keep the rest of the app', async () => {
  const { worker } = browserWith('activated', true)
  expect(await registerWorker()).toBe(worker)
})

it.each([
  ['began in this page', false],
  ['a page before this one began', true],
])('PWA-02 the worker whose installing %s is told of as soon as it is there', async (_, isKnown) => {
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
])('PWA-02 FAST-03 a first worker whose installing %s and failed keeps nothing waiting, and is told of', async (_, isKnown) => {
  const { found, becomes } = browserWith('installing', isKnown)
  const registering = registerWorker()
  await registered()
  if (!isKnown) found()
  becomes('redundant')
  expect(await registering).toBeNull()
  expect(workerTrouble.state).toBe('not-installed')
})
