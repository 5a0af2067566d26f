// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { loadChunk } from './load-chunk'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const part = { name: 'part' }
const importing = () => vi.fn(() => Promise.resolve(part))
const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })
const served = () => vi.fn((_path: string, _options?: RequestInit) => Promise.resolve(script()))

it('ROUTE-06 a part is imported only once all its files can be fetched', async () => {
  const missed = vi.fn<(event: Event) => void>()
  window.addEventListener('vite:preloadError', missed, { once: true })
  const failure = () => new Response('', { status: 503 })
  const fetching = served().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(failure()).mockResolvedValueOnce(failure())
  vi.stubGlobal('fetch', fetching)
  const load = importing()
  await expect(loadChunk(load, ['assets/late.js'])).rejects.toThrow('Failed to fetch')
  expect(missed).toHaveBeenCalledOnce()
  await expect(loadChunk(load, ['assets/late.js'])).rejects.toThrow('late.js')
  expect(load).not.toHaveBeenCalled()
  expect(await loadChunk(load, ['assets/late.js'])).toBe(part)
  expect(fetching).toHaveBeenCalledTimes(4)
})

it('ROUTE-06 an HTML page in place of a file is not accepted, and the file is fetched past the cache next', async () => {
  const page = () => new Response('<h1>Sign in to this network</h1>', { headers: { 'Content-Type': 'text/html' } })
  const fetching = served().mockResolvedValueOnce(page()).mockResolvedValueOnce(page()).mockResolvedValueOnce(page())
  vi.stubGlobal('fetch', fetching)
  const load = importing()
  await expect(loadChunk(load, ['assets/behind.js'])).rejects.toThrow('behind.js')
  expect(load).not.toHaveBeenCalled()
  // The browser still has the host's 404 page in its cache, so this request bypasses the cache.
  expect(await loadChunk(load, ['assets/behind.js'])).toBe(part)
  expect(fetching).toHaveBeenLastCalledWith('/assets/behind.js', { cache: 'reload' })
})

it('FAST-03 a file that two parts share is fetched once', async () => {
  const fetching = served()
  vi.stubGlobal('fetch', fetching)
  await Promise.all([loadChunk(importing(), ['assets/one.js', 'assets/both.js']), loadChunk(importing(), ['assets/both.js', 'assets/two.js'])])
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/assets/one.js', '/assets/both.js', '/assets/two.js'])
})

it('FAST-03 the app file that the page has already loaded is not fetched again', async () => {
  const fetching = served()
  vi.stubGlobal('fetch', fetching)
  document.documentElement.dataset['app'] = '/assets/app.js'
  onTestFinished(() => void delete document.documentElement.dataset['app'])
  await loadChunk(importing(), ['assets/app.js', 'assets/beside.js'])
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/assets/beside.js'])
})

/** A page with a worker that has cached these files. */
function withWorker(kept: readonly string[]): void {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('caches', { match: (path: string) => Promise.resolve(kept.includes(path) ? script() : undefined) })
}

it('FAST-03 files in the worker’s cache are not fetched before the import', async () => {
  const fetching = served()
  vi.stubGlobal('fetch', fetching)
  withWorker(['/assets/kept.js'])
  expect(await loadChunk(importing(), ['assets/kept.js'])).toBe(part)
  expect(fetching).not.toHaveBeenCalled()
})

it('ROUTE-06 a file missing in the worker’s cache delays the import until it can be fetched', async () => {
  const fetching = served().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetching)
  withWorker(['/assets/kept-too.js'])
  const load = importing()
  await expect(loadChunk(load, ['assets/kept-too.js', 'assets/words.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  expect(await loadChunk(load, ['assets/kept-too.js', 'assets/words.js'])).toBe(part)
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/assets/words.js', '/assets/words.js'])
})

it.each([
  ['answers nobody', () => new Promise(() => undefined)],
  ['cannot be read', () => Promise.reject(new Error('Unexpected internal error'))],
])('ROUTE-06 a cache that %s does not block a part', async (how, match) => {
  const fetching = served()
  vi.stubGlobal('fetch', fetching)
  withWorker([])
  vi.stubGlobal('caches', { match })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const loading = loadChunk(importing(), [`assets/behind one that ${how}.js`])
  await vi.advanceTimersByTimeAsync(300)
  expect(await loading).toBe(part)
  expect(fetching).toHaveBeenCalledOnce()
})

it('ROUTE-06 a style sheet that failed to load is requested again', async () => {
  const asked = vi.spyOn(document.head, 'append')
  // No style sheet loads in this environment.
  for (const times of [1, 2]) {
    await expect(loadChunk(importing(), ['assets/screen.css'])).rejects.toThrow('screen.css')
    expect(asked).toHaveBeenCalledTimes(times)
    expect(document.querySelector('link[href="/assets/screen.css"]')).toBeNull()
  }
})
