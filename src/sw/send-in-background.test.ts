// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { databaseName } from '@/outbox/database'
import { installBrowserLocks } from '../../tests/support/browser-locks'
import { anOrder } from '../../tests/support/an-order'
import { openOutbox, rowsOf, saveStep } from '../../tests/support/outbox-store'
import { untilHolds } from '../../tests/support/until-holds'

/** A worker that is asked to send a step of a seller who has closed the portal. @param answer answers its requests */
async function withStepWaiting(answer: (request: Request) => Promise<Response>, language?: string) {
  installBrowserLocks()
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example')
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return answer(request)
  })
  vi.stubGlobal('caches', { match: () => Promise.resolve(language === undefined ? undefined : new Response(language)) })
  // The backend's address is read when the worker's code is loaded, and another test may have loaded it.
  vi.resetModules()
  const worker = await import('./send-in-background')
  const store = openOutbox(databaseName('real'))
  onTestFinished(() => store.database.delete())
  await saveStep(store, 3, 1)
  await store.outbox.setWorkerCredentials({ sellerId: 'S1', token: 'T1' })
  return { ...worker, store, requests }
}

it('LAYOUT-04 QUEUE-07 S8 LANG-05 HOME-02 the worker sends the language of the pages; a log-out aborts its request, and the step waits under its key, counted on the icon', async () => {
  const marks: number[] = []
  Object.assign(navigator, { setAppBadge: (count: number) => Promise.resolve(marks.push(count)) })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
  // Its pause is over at once, and still nothing is sent again.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { sendInBackground, stopSendingInBackground, store, requests } = await withStepWaiting(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))),
    'hi',
  )

  const sent = sendInBackground().then(
    () => 'ended',
    () => 'to be woken again',
  )
  await untilHolds(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.headers.get('Accept-Language')).toBe('hi')
  stopSendingInBackground()
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(await sent).toBe('to be woken again')
  expect(requests).toHaveLength(1)
  expect(marks).toEqual([1])
  const { rows } = await store.outbox.ledger('S1')
  expect(rows).toMatchObject([{ submission: { state: 'waiting', key: requests[0]?.headers.get('Idempotency-Key') } }])
  // The next sending is not ended by an earlier stop.
  const again = sendInBackground()
  await untilHolds(() => expect(requests).toHaveLength(2))
  expect(requests[1]?.signal.aborted).toBe(false)
  stopSendingInBackground()
  await again.catch(() => undefined)
})

it('QUEUE-02 after a failed try the browser wakes the worker again, which sends at once under the same key', async () => {
  // The pause does not end by itself.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  const answers = [new Response(null, { status: 503 }), Response.json({ success: true, message: 'Saved' })]
  const { sendInBackground, store, requests } = await withStepWaiting(() => Promise.resolve(answers.shift() ?? Response.error()))
  await expect(sendInBackground()).rejects.toThrow('Steps are left to send')
  await sendInBackground()
  const [first, ...again] = requests.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(again).toEqual([first])
  expect(await rowsOf(store)).toMatchObject([{ state: 'accepted' }])
})

it('SNAP-07 QUEUE-02 on a full device the worker removes closed orders so that the waiting step is sent', async () => {
  const { sendInBackground, store } = await withStepWaiting(() => Promise.resolve(Response.json({ success: true, message: 'Saved' })))
  await store.database.records.put({ sellerId: 'S1', resource: 'orders', id: 'OD-1', place: 1, item: anOrder({ id: 'OD-1', state: 'delivered' }) })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await sendInBackground()
  expect(await rowsOf(store)).toMatchObject([{ state: 'accepted' }])
  expect(await store.database.records.count()).toBe(0)
})
