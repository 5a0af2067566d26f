import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { askAgainScript, runApp } from './early-files'

const answering = (ok: boolean) => () => Promise.resolve({ ok })
const silent = () => Promise.reject(new TypeError('Failed to fetch'))

interface Page {
  readonly isReloaded: boolean
  readonly server: () => Promise<{ ok: boolean }>
  /** The outcome of the import, as an expression, because no module can be loaded there. */
  readonly importing?: string
}

/** A page whose app fails to load. */
async function pageWithoutApp({ isReloaded, server, importing = 'import("/assets/index-AAA.js")' }: Page) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const reload = vi.fn()
  const fetching = vi.fn(server)
  const begun = performance.now()
  const error = vi.fn()
  runInNewContext(`(${runApp.replace(/import\([^)]*\)/, importing)})()`, {
    d: { documentElement: { dataset: { app: '/assets/index-AAA.js' } } },
    location: { href: 'https://portal.example/dashboard', reload },
    performance: { now: () => performance.now() - begun, getEntriesByType: () => [{ type: isReloaded ? 'reload' : 'navigate' }] },
    addEventListener: () => undefined,
    fetch: fetching,
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
    console: { error },
  })
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce())
  return { reload, fetching }
}

it('FAST-05 ROUTE-06 a page whose app does not load asks the server after five seconds, and reloads', async () => {
  const { reload, fetching } = await pageWithoutApp({ isReloaded: false, server: answering(true) })
  await vi.advanceTimersByTimeAsync(4900)
  expect(fetching).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(fetching).toHaveBeenCalledWith('https://portal.example/dashboard', { method: 'HEAD', cache: 'no-store' })
  expect(reload).toHaveBeenCalledOnce()
  // The browser's cache may keep a host's 404 as long as an immutable file.
  expect(fetching.mock.calls.slice(1)).toEqual([['/assets/index-AAA.js', { cache: 'reload' }]])
})

it('FAST-05 ROUTE-06 the page does not reload if the server is lost before the app was requested', async () => {
  const { reload, fetching } = await pageWithoutApp({ isReloaded: false, server: answering(true) })
  fetching.mockImplementationOnce(answering(true)).mockImplementation(silent)
  await vi.advanceTimersByTimeAsync(30_100)
  expect(reload).not.toHaveBeenCalled()
  fetching.mockImplementation(answering(true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).toHaveBeenCalledOnce()
})

it('FAST-05 ROUTE-06 a page that was reloaded before reloads again after fifteen seconds at the earliest', async () => {
  const { reload } = await pageWithoutApp({ isReloaded: true, server: answering(true) })
  await vi.advanceTimersByTimeAsync(14_900)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5200)
  expect(reload).toHaveBeenCalledOnce()
})

it('FAST-05 ROUTE-06 the page does not reload until a server answers with success', async () => {
  const { reload, fetching } = await pageWithoutApp({ isReloaded: false, server: silent })
  await vi.advanceTimersByTimeAsync(30_100)
  fetching.mockImplementation(answering(false))
  await vi.advanceTimersByTimeAsync(30_000)
  expect([fetching.mock.calls.length, reload.mock.calls.length]).toEqual([12, 0])
  fetching.mockImplementation(answering(true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).toHaveBeenCalledOnce()
})

it('FAST-05 an app that the browser cannot parse causes one reload only', async () => {
  const unreadable = { server: answering(true), importing: 'Promise.reject(new SyntaxError("Unexpected token"))' }
  const first = await pageWithoutApp({ ...unreadable, isReloaded: false })
  await vi.advanceTimersByTimeAsync(5000)
  expect(first.reload).toHaveBeenCalledOnce()
  const again = await pageWithoutApp({ ...unreadable, isReloaded: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(again.fetching).not.toHaveBeenCalled()
})

it('FAST-02 ROUTE-06 a page before the sign-in requests its app past the browser’s cache until it loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const script = { type: 'module', src: '/assets/index-AAA.js' }
  const fetching = vi.fn(async (address: string, { cache }: RequestInit) => void asked.push(`${address} ${cache}`))
  const importing = vi.fn(async (address: string) => void asked.push(address))
  const listeners: ((event: { readonly target: object }) => void)[] = []
  runInNewContext(askAgainScript.replace('import(', 'importing('), {
    ...{ importing, fetch: fetching, setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds) },
    addEventListener: (_: string, listener: (event: { readonly target: object }) => void) => void listeners.push(listener),
  })
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  importing.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  for (const target of [{ type: '' }, script]) for (const tell of listeners) tell({ target })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([fetching.mock.calls.length, importing.mock.calls.length]).toEqual([3, 2])
  expect(asked).toEqual(['/assets/index-AAA.js reload', '/assets/index-AAA.js reload', '/assets/index-AAA.js'])
})
