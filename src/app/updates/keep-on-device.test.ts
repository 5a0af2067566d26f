// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { keepAllFiles, keepDemoFiles, type PrecacheResult } from '@/sw/messages'
import { deviceNotes } from '@/storage/device-notes'
import { untilHolds } from '../../../tests/support/until-holds'
import { keepOnDevice, keepUntilComplete } from './keep-on-device'
import { dismissUpdateState, updateState } from './update-state'
import { workerTrouble } from './worker-trouble'

/** A worker that answers when the test says so. */
function slowWorker() {
  const asked: unknown[] = []
  let answer = (_kept: PrecacheResult): void => undefined
  const worker: ServiceWorker = Object.create({
    postMessage(message: unknown, [port]: readonly MessagePort[]): void {
      asked.push(message)
      answer = (kept) => port?.postMessage(kept)
    },
  })
  return { worker, asked, answer: (kept: PrecacheResult) => answer(kept) }
}

it('FAST-03 the notice that the steps work offline is not noted as shown while a field has the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const field = document.createElement('input')
  document.body.append(field)
  onTestFinished(() => field.remove())
  field.focus()
  const listens = vi.spyOn(document, 'addEventListener')
  void keepOnDevice(slowWorker().worker, null)
  await vi.advanceTimersByTimeAsync(1000)
  // From here on it waits until the field loses the focus.
  await untilHolds(() => expect(listens).toHaveBeenCalledWith('focusout', expect.anything()))
  expect(await deviceNotes.read('told-steps-ready')).not.toBe(true)
})

it('FAST-03 the notice that the steps work offline is shown once per device, even if the worker is slow later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = slowWorker()
  const begun = keepOnDevice(first.worker, null)
  await vi.advanceTimersByTimeAsync(1000)
  await untilHolds(() => expect(updateState.state.kind).toBe('steps-ready'))
  first.answer('kept-now')
  await begun
  expect(updateState.state.kind).toBe('offline-ready')
  dismissUpdateState()

  const second = slowWorker()
  const begunAgain = keepOnDevice(second.worker, null)
  await vi.advanceTimersByTimeAsync(1300)
  second.answer('kept-before')
  await begunAgain
  expect(updateState.state.kind).toBe('none')
})

it('PWA-02 missing files are requested again on each chance until they are kept, even if it came early', async () => {
  const { worker, asked, answer } = slowWorker()
  const told: string[] = []
  const keeping = keepUntilComplete({
    async register() {
      told.push('registered')
      return worker
    },
    startService: null,
    pause: async () => told.push('paused'),
  })
  await untilHolds(() => expect(asked).toHaveLength(1))
  window.dispatchEvent(new Event('online'))
  answer('missing')
  await untilHolds(() => expect(asked).toHaveLength(2))
  answer('missing')
  document.dispatchEvent(new Event('visibilitychange'))
  await untilHolds(() => expect(asked).toHaveLength(3))
  answer('kept-now')
  await keeping
  expect(told).toEqual(['registered', 'paused', 'paused'])
})

it('PWA-02 a worker that never answers is asked again on the same page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { worker, asked, answer } = slowWorker()
  const keeping = keepUntilComplete({ register: async () => worker, startService: null, pause: () => Promise.resolve() })
  for (const times of [1, 2, 3]) {
    await untilHolds(() => expect(asked).toHaveLength(times))
    if (times < 3) await vi.advanceTimersByTimeAsync(4 * 60_000)
  }
  answer('kept-now')
  await keeping
  dismissUpdateState()
})

it('PWA-02 FAST-03 a full device is not asked again while the page is open, and is not announced as ready', async () => {
  const { worker, asked, answer } = slowWorker()
  const keeping = keepUntilComplete({ register: async () => worker, startService: () => Promise.resolve(), pause: () => Promise.resolve() })
  await untilHolds(() => expect(asked).toEqual([keepAllFiles]))
  answer('kept-now')
  await untilHolds(() => expect(asked).toEqual([keepAllFiles, keepDemoFiles]))
  answer('full')
  await keeping
  expect(updateState.state.kind).toBe('none')
})

it('PWA-02 a worker that failed to install is registered again when online; a refused one is not', async () => {
  onTestFinished(() => workerTrouble.setState(() => null))
  const { worker, asked, answer } = slowWorker()
  const came: (ServiceWorker | null)[] = [null, worker]
  workerTrouble.setState(() => 'not-installed')
  const keeping = keepUntilComplete({ register: async () => came.shift() ?? null, startService: null, pause: () => Promise.resolve() })
  await untilHolds(() => expect(came).toHaveLength(1))
  window.dispatchEvent(new Event('online'))
  await untilHolds(() => expect(asked).toHaveLength(1))
  answer('kept-before')
  await keeping

  workerTrouble.setState(() => 'refused')
  await keepUntilComplete({ register: () => Promise.resolve(null), startService: null, pause: () => Promise.resolve() })
})
