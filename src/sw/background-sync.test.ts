// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { backgroundSyncTag } from '@/sync/shared-names'
import { keepSending, sendWhenWoken } from './background-sync'
import { keepAllFiles, stopSending } from './messages'

interface WorkerEvent extends Event {
  waitUntil?(work: Promise<unknown>): void
  readonly tag?: string
  readonly data?: unknown
}

const sent = { send: vi.fn(async () => undefined), stop: vi.fn() }
let listeners: Map<string, (event: WorkerEvent) => void>
let worker: { registration: { sync?: object }; backgroundSending?: typeof sent; importScripts: () => void }

/** Fires the browser's sync event with this tag. @returns the promises that keep the worker alive */
function sync(tag: string): readonly Promise<unknown>[] {
  const work: Promise<unknown>[] = []
  listeners.get('sync')?.(Object.assign(new ExtendableEvent('sync'), { tag, waitUntil: (one: Promise<unknown>) => void work.push(one) }))
  return work
}

/** Wakes the worker as the browser does. @returns the promise of the sending */
function wake(): Promise<unknown> {
  const work = sync(backgroundSyncTag)
  expect(work).toHaveLength(1)
  return Promise.all(work)
}

const hear = (data: object): void => listeners.get('message')?.(Object.assign(new Event('message'), { data }))
const logOut = (): void => hear(stopSending)

beforeEach(() => {
  vi.clearAllMocks()
  listeners = new Map()
  worker = { registration: { sync: {} }, importScripts: vi.fn(() => void (worker.backgroundSending = sent)) }
  vi.stubGlobal('ExtendableEvent', Event)
  vi.stubGlobal('self', Object.assign(worker, { addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void listeners.set(type, listener) }))
})

it('QUEUE-02 LAYOUT-04 the code that sends is loaded at the first sync event, and a log-out stops it; before that nothing is loaded', async () => {
  sendWhenWoken()
  logOut()
  expect(worker.importScripts).not.toHaveBeenCalled()
  await wake()
  await wake()
  expect([worker.importScripts, sent.send, sent.stop].map((done) => vi.mocked(done).mock.calls.length)).toEqual([1, 2, 0])
  logOut()
  expect(sent.stop).toHaveBeenCalledOnce()
})

it('QUEUE-02 LAYOUT-04 another sync tag does not start sending, and another message does not stop it', async () => {
  sendWhenWoken()
  await wake()
  expect(sync('another')).toEqual([])
  hear(keepAllFiles)
  expect([sent.send, sent.stop].map((done) => done.mock.calls.length)).toEqual([1, 0])
})

const unreachable = (): never => {
  throw new DOMException('', 'NetworkError')
}

it.each([
  ['cannot be had', unreachable],
  ['is something else', () => undefined],
])('QUEUE-02 if the code that sends %s, the sync event fails, and the browser wakes the worker again', async (_, importScripts) => {
  worker.importScripts = importScripts
  sendWhenWoken()
  await expect(wake()).rejects.toThrow()
})

it('QUEUE-02 PWA-02 a browser without background sync does not load the code that sends', async () => {
  delete worker.registration.sync
  const fetched = vi.spyOn(globalThis, 'fetch')
  await keepSending()
  expect([fetched.mock.calls.length, vi.mocked(worker.importScripts).mock.calls.length]).toEqual([0, 0])
})
