// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Keeping } from '@/sw/messages'
import { deviceNotes } from '@/storage/device-notes'
import { untilHolds } from '../../../tests/support/until-holds'
import { keepOnDevice } from './keep-on-device'
import { dismissUpdateState, updateState } from './update-state'

/** A worker that answers when a test says so. */
function slowWorker() {
  let answer = (_kept: Keeping): void => undefined
  const worker: ServiceWorker = Object.create({
    postMessage(_: unknown, [port]: readonly MessagePort[]): void {
      answer = (kept) => port?.postMessage(kept)
    },
  })
  return { worker, answer: (kept: Keeping) => answer(kept) }
}

it('FAST-03 tells it the next time where somebody typed until the page was closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  void keepOnDevice(slowWorker().worker, null)
  await vi.advanceTimersByTimeAsync(1000)
  await untilHolds(() => expect(vi.getTimerCount()).toBe(0))
  expect(await deviceNotes.read('told-steps-ready')).not.toBe(true)
  field.remove()
})

it('FAST-03 tells a device once that the steps work without a connection, however slowly the worker answers later', async () => {
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
