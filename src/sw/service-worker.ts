import { callsPath, socketPath } from '@/contract/backend-paths'
import { answerMessage } from './answer-message'
import { keepSending, sendWhenWoken } from './background-sync'
import { keepInOrder } from './keep-in-order'
import { createKeptFiles } from './kept-files'
import { asksFor, keepAllFiles, skipWaiting } from './messages'
import { shareAddress } from './share-target'
import { serveDemoFiles } from './serve-demo-files'
import { takeShared } from './take-shared'

declare const self: ServiceWorkerGlobalScope

// The build writes its list in one place.
const listed = self.__WB_MANIFEST
// Asked of the build itself, here and below, so that one without the demo does not know its name.
const demoFiles = import.meta.env.VITE_DEMO === 'off' ? [] : listed.filter(({ url }) => url.startsWith('assets/demo/'))
const files = listed.filter((file) => !demoFiles.includes(file))

/** The name is Workbox's, as are the keys: what an earlier version of the app has kept is not fetched again. */
const app = createKeptFiles(`workbox-precache-v2-${self.registration.scope}`, files)
const demo = import.meta.env.VITE_DEMO === 'off' ? null : serveDemoFiles(demoFiles)

const keepMainJob = () => keepInOrder(app, files, ['main job'])
const keepAll = () => keepInOrder(app, files, ['main job', 'screens', 'advice', 'pictures', 'films'])

// The first worker of a device is there as soon as the main job works offline, and has what sends in the background; it keeps the
// rest when a page asks for it. A later one is there once it can do all that the one before does.
self.addEventListener('install', (event) => event.waitUntil(install()))
answerMessage(keepAllFiles, keepAll)

async function install(): Promise<void> {
  await (self.registration.active === null ? keepMainJob() : keepAll())
  if (import.meta.env.VITE_API_BASE_URL) await keepSending()
}

// The first visit is served offline from then on, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([app.tidy(), self.clients.claim()])))

const ofTheBackend = [callsPath, socketPath]

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && pathname === shareAddress) event.respondWith(takeShared(request))
  if (request.method !== 'GET') return
  // Every address of the app that has no page of its own is answered by the one page, with or without a network.
  const isOfTheApp = request.mode === 'navigate' && !ofTheBackend.some((path) => pathname.startsWith(path))
  const answer = app.answer(request) ?? demo?.answer(request) ?? (isOfTheApp ? app.answer(request, '/index.html') : null)
  if (answer) event.respondWith(answer)
})

if (import.meta.env.VITE_DEMO === 'off') self.addEventListener('activate', (event) => event.waitUntil(removeOtherCaches()))

/** What an earlier build with more to keep has left on this device; the files of this one lie under Workbox's own name. */
async function removeOtherCaches(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('seller-portal-')).map((name) => self.caches.delete(name)))
}

// Only with a real backend: the in-browser service lives in pages, and a demo's steps go nowhere else.
// Asked of the build itself, here and below, so that one without an address knows nothing of sending.
if (import.meta.env.VITE_API_BASE_URL) sendWhenWoken()

self.addEventListener('message', (event) => {
  if (asksFor(event.data, skipWaiting)) event.waitUntil(self.skipWaiting())
})
