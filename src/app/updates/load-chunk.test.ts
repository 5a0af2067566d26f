// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { loadChunk } from './load-chunk'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const part = { name: 'part' }
const importing = () => vi.fn(() => Promise.resolve(part))
const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })
const served = () => vi.fn((_path: string, _options?: RequestInit) => Promise.resolve(script()))

it('ROUTE-06 a part is not imported without its files, for a browser may never ask for it again; it is as soon as they can be had', async () => {
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

it('ROUTE-06 a page that a network or a host answers with in a file’s place is none of its files', async () => {
  const page = () => new Response('<h1>Sign in to this network</h1>', { headers: { 'Content-Type': 'text/html' } })
  const fetching = served().mockResolvedValueOnce(page()).mockResolvedValueOnce(page()).mockResolvedValueOnce(page())
  vi.stubGlobal('fetch', fetching)
  const load = importing()
  await expect(loadChunk(load, ['assets/behind.js'])).rejects.toThrow('behind.js')
  expect(load).not.toHaveBeenCalled()
  // The browser still has the page in its cache: the host is asked past it.
  expect(await loadChunk(load, ['assets/behind.js'])).toBe(part)
  expect(fetching).toHaveBeenLastCalledWith('/assets/behind.js', { cache: 'reload' })
})

it('FAST-03 what two parts need is fetched once', async () => {
  const fetching = served()
  vi.stubGlobal('fetch', fetching)
  await Promise.all([loadChunk(importing(), ['assets/one.js', 'assets/both.js']), loadChunk(importing(), ['assets/both.js', 'assets/two.js'])])
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/assets/one.js', '/assets/both.js', '/assets/two.js'])
})

it('FAST-03 nothing is fetched besides the import where the worker answers', async () => {
  const fetching = served()
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  expect(await loadChunk(importing(), ['assets/kept.js'])).toBe(part)
  expect(fetching).not.toHaveBeenCalled()
})

it('ROUTE-06 a sheet that could not be had is asked for again', async () => {
  const asked = vi.spyOn(document.head, 'append')
  // No sheet can be had where nothing is loaded.
  for (const times of [1, 2]) {
    await expect(loadChunk(importing(), ['assets/screen.css'])).rejects.toThrow('screen.css')
    expect(asked).toHaveBeenCalledTimes(times)
    expect(document.querySelector('link[href="/assets/screen.css"]')).toBeNull()
  }
})
