// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepInOrder } from './keep-in-order'
import { createPrecache, type BuildFile } from './precache'
import { keepLanguageForWorker } from './kept-language'
import { keepDemoFiles, skipWaiting } from './messages'
import { serveDemoFiles } from './serve-demo-files'

const origin = 'https://portal.example'
const script: BuildFile = { url: 'assets/index-AAA.js', revision: null }
const style: BuildFile = { url: 'assets/screen-AAA.css', revision: null }
const english: BuildFile = { url: 'login.html', revision: 'of-english' }
const hindi: BuildFile = { url: 'login.hi.html', revision: 'of-hindi' }

const addressOf = (key: string | Request): string => new URL(typeof key === 'string' ? key : key.url, origin).href

/** The device's cache, which can be made to hang. */
function cacheStorage() {
  const caches = new Map<string, Map<string, Response>>()
  let held = Promise.resolve()
  let isFull = false
  async function open(name: string) {
    const kept = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, kept)
    return {
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      async put(key: string, response: Response) {
        if (isFull) throw new DOMException('No room', 'QuotaExceededError')
        kept.set(addressOf(key), response)
      },
      delete: async ({ url }: { readonly url: string }) => kept.delete(url),
    }
  }
  return {
    open,
    has: async (name: string) => caches.has(name),
    async match(key: string, { cacheName, ignoreVary = false }: { readonly cacheName: string; readonly ignoreVary?: boolean }) {
      await held
      const kept = caches.get(cacheName)?.get(addressOf(key))
      // As if every request came from another origin than the cached one.
      return kept?.headers.has('Vary') === true && !ignoreVary ? undefined : kept?.clone()
    },
    fill(): void {
      isFull = true
    },
    /** From now on no look-up ends, until the returned function is called. */
    hold(): () => void {
      let letGo = (): void => undefined
      held = new Promise((resolve) => (letGo = resolve))
      return letGo
    },
  }
}

const body = (text: string, type = 'text/javascript', status = 200) => () => Promise.resolve(new Response(text, { status, headers: { 'Content-Type': type } }))
const page = (language: string, more = '') => `<script src="/${script.url}"></script>${more}<div id="root" data-page="${language}/login">`

/** The host's files by path; for anything else it answers with a 404 page. */
function serve(files: Readonly<Record<string, () => Promise<Response>>>) {
  const fetching = vi.fn((asked: string | Request, _options?: RequestInit) => (files[new URL(addressOf(asked)).pathname] ?? body('Not found', 'text/html', 404))())
  vi.stubGlobal('fetch', fetching)
  return fetching
}
const withoutNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

let device: ReturnType<typeof cacheStorage>
const registration: { active: object | null } = { active: null }
const windows: { readonly url: string }[] = []
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
  readonly data?: unknown
  readonly ports?: readonly { postMessage(told: unknown): void }[]
}
type Listener = (event: WorkerEvent) => void
const listeners = new Map<string, Listener>()
/** Installs a worker that has just started. */
async function install(): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get('install')?.({ waitUntil: (one) => void work.push(one) })
  await Promise.all(work)
}

/** The worker's answer to a page's message. */
const told = (data: object): Promise<unknown> =>
  new Promise((resolve) => listeners.get('message')?.({ data, ports: [{ postMessage: resolve }], waitUntil: () => undefined }))

beforeEach(() => {
  device = cacheStorage()
  registration.active = null
  windows.length = 0
  vi.stubGlobal('caches', device)
  listeners.clear()
  vi.stubGlobal('self', {
    location: { href: `${origin}/service-worker.js` },
    caches: device,
    clients: { matchAll: async () => windows },
    registration,
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  })
})

const login = () => new Request(`${origin}/login`)

it('LANG-03 LANG-04 PWA-02 a page is answered in the cached language until the chosen one is cached, also offline', async () => {
  serve({ '/login.html': body(page('en-IN'), 'text/html') })
  const files = createPrecache('app', [english, hindi, script])
  // With Save-Data the language is chosen before its files are cached.
  await files.keep([english])
  await keepLanguageForWorker('hi')
  withoutNetwork()
  expect(await (await files.answer(login()))?.text()).toBe(page('en-IN'))

  serve({ '/login.hi.html': body(page('hi'), 'text/html') })
  await files.keep([hindi])
  withoutNetwork()
  expect(await (await files.answer(login()))?.text()).toBe(page('hi'))
})

it.each(['text/html', 'text/plain', 'application/json', 'application/xhtml+xml'])('PWA-02 an answer of type %s is not cached as a script or a style sheet', async (type) => {
  const files = createPrecache('app', [script, style])
  for (const file of [script, style]) {
    serve({ [`/${file.url}`]: body('Back soon', type) })
    await expect(files.keep([file])).rejects.toThrow('something else')
  }
})

it.each([
  [script, 'application/x-javascript'],
  [script, 'Text/JavaScript; charset=utf-8'],
  [style, 'text/css; charset=utf-8'],
  // Browsers apply a style sheet without a type too.
  [style, ''],
])('PWA-02 the file %j is cached if the host sends it as %j', async (file, type) => {
  serve({ [`/${file.url}`]: body('the file', type) })
  await createPrecache('app', [file]).keep([file])
})

it('PWA-02 an error or sign-in page of the network does not replace a cached file, even if the cache answers slowly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  serve({ '/assets/index-AAA.js': body('the script') })
  const files = createPrecache('app', [script])
  await files.keep([script])
  for (const other of [body('Not found', 'text/plain', 404), body('Sign in to this network', 'text/html'), body('Back soon', 'text/plain')]) {
    serve({ '/assets/index-AAA.js': other })
    const letGo = device.hold()
    const answer = files.answer(new Request(`${origin}/${script.url}`))
    await vi.advanceTimersByTimeAsync(4000)
    letGo()
    expect(await (await answer)?.text()).toBe('the script')

    // A look-up that never ends leaves the host's answer.
    onTestFinished(device.hold())
    const other404 = files.answer(new Request(`${origin}/${script.url}`))
    await vi.advanceTimersByTimeAsync(14_000)
    expect(await (await other404)?.text()).toBe(await (await other()).text())
  }
})

it('PWA-02 the network answers if the cache cannot be read', async () => {
  serve({ '/login': body(page('en-IN'), 'text/html') })
  const unreadable = () => Promise.reject(new Error('Unexpected internal error'))
  const broken = { open: unreadable, match: unreadable }
  vi.stubGlobal('caches', broken)
  Object.assign(self, { caches: broken })
  expect(await (await createPrecache('app', [english, hindi, script]).answer(login()))?.text()).toBe(page('en-IN'))
})

it('PWA-02 a page that starts the app is cached only if it belongs to this build', async () => {
  const outline: BuildFile = { url: 'index.html', revision: 'of-outline' }
  const files = createPrecache('app', [outline, script])
  serve({ '/index.html': body('<html data-app="/assets/index-BBB.js" lang="en-IN">', 'text/html') })
  await expect(files.keep([outline])).rejects.toThrow('something else')
  serve({ '/index.html': body(`<html data-app="/${script.url}" lang="en-IN">`, 'text/html') })
  await expect(files.keep([outline])).resolves.toBe('kept-now')
})

it('PWA-03 only the first worker caches an open page as it is; a later version fetches a changed page from the host', async () => {
  windows.push({ url: `${origin}/login` })
  const opened = body(page('en-IN', '<style>before</style>'), 'text/html')
  const fetching = serve({ '/login': opened, '/login.html': body(page('en-IN', '<style>after</style>'), 'text/html') })
  await createPrecache('app', [english, script]).keep([english])
  expect(fetching.mock.calls.map(([asked]) => asked)).toEqual(['/login'])
  registration.active = {}
  const changed = { ...english, revision: 'of-later-english' }
  const later = createPrecache('app', [changed, script])
  await later.keep([changed])
  expect(await (await later.answer(login()))?.text()).toContain('after')
})

it('PWA-02 a file is fetched past the browser cache, where an error may be stored in its place', async () => {
  const lying = body('Not found', 'text/plain', 404)
  const itself = body('itself')
  vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) => (cache === 'reload' ? itself() : lying()))
  expect(await createPrecache('app', [script]).keep([script])).toBe('kept-now')
})

it.each([
  ['says nothing', 3100, () => new Promise<Response>(() => undefined)],
  // Without a network it can only wait, however long.
  ['is not there', 30_000, () => Promise.reject(new TypeError('Failed to fetch'))],
])('PWA-02 POL-03 a file, or a part of it, that the cache returns late is used as soon as it is there, while the network %s', async (_, milliseconds, network) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  serve({ [`/${script.url}`]: body('itself') })
  const files = createPrecache('app', [script])
  await files.keep([script])
  vi.stubGlobal('fetch', network)
  const letGo = device.hold()
  const answers = [{}, { Range: 'bytes=0-2' }].map((headers) => files.answer(new Request(`${origin}/${script.url}`, { headers })))
  await vi.advanceTimersByTimeAsync(milliseconds)
  letGo()
  expect(await Promise.all(answers.map(async (answer) => (await answer)?.text()))).toEqual(['itself', 'its'])
})

it('PWA-02 a page that the cache does not return in time comes from the network, even if that has another build', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  serve({ '/login': body('The page of another build', 'text/html') })
  onTestFinished(device.hold())
  const answer = createPrecache('app', [english, script]).answer(login())
  const answered = vi.fn()
  void answer?.then(answered)
  // The language of the pages is looked up first.
  await vi.advanceTimersByTimeAsync(3000 + 3000)
  expect(answered).toHaveBeenCalledOnce()
  expect(await (await answer)?.text()).toBe('The page of another build')
})

it('PWA-02 a file is found whatever its Vary header says, and tidying removes only files of earlier builds', async () => {
  const varied = async () => new Response('the file', { headers: { 'Content-Type': 'text/javascript', Vary: 'Origin' } })
  const before: BuildFile = { url: 'assets/index-before.js', revision: null }
  serve({ [`/${before.url}`]: varied, [`/${script.url}`]: varied })
  const earlier = createPrecache('app', [before])
  await earlier.keep([before])
  const later = createPrecache('app', [script])
  await later.keep([script])
  await later.tidy()
  withoutNetwork()
  expect(await (await later.answer(new Request(`${origin}/${script.url}`)))?.text()).toBe('the file')
  await expect(earlier.answer(new Request(`${origin}/${before.url}`))).rejects.toThrow('Failed to fetch')
})

it('PWA-02 a file that cannot be fetched does not stop others that are still loading', async () => {
  const other: BuildFile = { url: 'assets/other-BBB.js', revision: null }
  let come = (): void => undefined
  const late = new Promise<Response>((resolve) => (come = () => void body('other')().then(resolve)))
  const fetching = serve({ [`/${other.url}`]: () => late })
  const keeping = createPrecache('app', [script, other]).keep([script, other])
  await vi.waitFor(() => expect(fetching.mock.calls.length).toBeGreaterThan(1))
  come()
  await expect(keeping).rejects.toThrow(script.url)
  withoutNetwork()
  expect(await (await createPrecache('app', [script, other]).answer(new Request(`${origin}/${other.url}`)))?.text()).toBe('other')
})

it('FAST-03 a file listed twice in the build is fetched once', async () => {
  const fetching = serve({ '/assets/index-AAA.js': body('the script') })
  const listed = [script, { ...script }]
  expect(await createPrecache('app', listed).keep(listed)).toBe('kept-now')
  expect(fetching).toHaveBeenCalledOnce()
})

it('BACKEND-05 a later version fetches the demo files only if one of the earlier version was cached, not merely requested', async () => {
  const part: BuildFile = { url: 'assets/demo/in-page-AAA.js', revision: null }
  const ofDemo = () => serve({ '/assets/demo/in-page-AAA.js': body('the service') })
  ofDemo()
  const first = serveDemoFiles([part])
  await (await first.answer(new Request(`${origin}/${part.url}`)))?.text()
  withoutNetwork()
  await expect(first.keep([part])).rejects.toThrow('Failed to fetch')
  const unasked = ofDemo()
  const second = serveDemoFiles([part])
  await install()
  expect(unasked).not.toHaveBeenCalled()
  await second.keep([part])
  const later: BuildFile = { url: 'assets/demo/in-page-BBB.js', revision: null }
  const brought = serve({ '/assets/demo/in-page-BBB.js': body('the later service') })
  serveDemoFiles([later])
  await install()
  expect(brought).toHaveBeenCalledOnce()
})

it('PWA-02 a missing file does not stop files of later ranks, but a full device does', async () => {
  const screen = { url: 'assets/screen-AAA.js', revision: null, rank: 'screens' } as const
  const list = { url: 'assets/places-AAA.js', revision: null, rank: 'advice' } as const
  const picture = { url: 'assets/icon-AAA.js', revision: null, rank: 'pictures' } as const
  const keeping = (...files: Parameters<typeof keepInOrder>[1]) => keepInOrder(createPrecache('app', files), files, ['screens', 'advice', 'pictures'])
  serve({ '/assets/places-AAA.js': body('the list') })
  await expect(keeping(screen, list)).rejects.toThrow('Files are missing')
  withoutNetwork()
  await expect(keeping(list)).resolves.toBe('kept-before')

  const fetching = serve({ '/assets/screen-AAA.js': body('the screen'), '/assets/icon-AAA.js': body('the picture') })
  device.fill()
  await expect(keeping(screen, picture)).rejects.toThrow('No room')
  expect(fetching.mock.calls.map(([asked]) => asked)).toEqual([screen.url])
})

it('PWA-02 a page that asks for the demo files is told "missing" or "full", and other messages are ignored', async () => {
  const part: BuildFile = { url: 'assets/demo/in-page-AAA.js', revision: null }
  // A file that does not exist must not hide that the device is full.
  serveDemoFiles([{ url: 'assets/demo/gone-AAA.js', revision: null }, part])
  withoutNetwork()
  expect(await told(keepDemoFiles)).toBe('missing')
  serve({ '/assets/demo/in-page-AAA.js': body('the service') })
  device.fill()
  expect(await told(keepDemoFiles)).toBe('full')

  const waitUntil = vi.fn()
  for (const data of [skipWaiting, null]) listeners.get('message')?.({ data, waitUntil })
  expect(waitUntil).not.toHaveBeenCalled()
})
