import { callsPath, socketPath } from '@/contract/backend-paths'
import { answerMessage } from './answer-message'
import { keepSending, sendWhenWoken } from './background-sync'
import { keepInOrder } from './keep-in-order'
import { createPrecache } from './precache'
import { asksFor, keepAllFiles, skipWaiting } from './messages'
import { shareAddress } from './share-target'
import { serveDemoFiles } from './serve-demo-files'
import { takeShared } from './take-shared'

declare const self: ServiceWorkerGlobalScope

// The build replaces this name by its list of files, in one place only.
const listed = self.__WB_MANIFEST
// The build's variable is tested here and below, so that a build without the demo does not contain its name.
const demoFiles = import.meta.env.VITE_DEMO === 'off' ? [] : listed.filter(({ url }) => url.startsWith('assets/demo/'))
const files = listed.filter((file) => !demoFiles.includes(file))

/** The name is Workbox's, as are the keys: what an earlier version of the app has kept is not fetched again. */
const app = createPrecache(`workbox-precache-v2-${self.registration.scope}`, files)
const demo = import.meta.env.VITE_DEMO === 'off' ? null : serveDemoFiles(demoFiles)

const keepMainJob = () => keepInOrder(app, files, ['main job'])
const keepAll = () => keepInOrder(app, files, ['main job', 'screens', 'advice', 'pictures', 'films'])

// A device's first worker is installed once the main job works offline and the sending script is stored; it keeps the rest when
// a page asks for it. A later one is installed only with all files, so that it can do all that the one before does.
self.addEventListener('install', (event) => event.waitUntil(install()))
answerMessage(keepAllFiles, keepAll)

async function install(): Promise<void> {
  await (self.registration.active === null ? keepMainJob() : keepAll())
  if (import.meta.env.VITE_API_BASE_URL) await keepSending()
}

// The pages of the first visit are claimed, so that they work offline without a reload.
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

/** Removes caches that an earlier build with the demo has left on this device; this build's files are in the cache with Workbox's name. */
async function removeOtherCaches(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('seller-portal-')).map((name) => self.caches.delete(name)))
}

// Only with a real backend: the in-browser service lives in pages, and a demo's steps go nowhere else.
// The build's variable is tested here and above, so that a build without an address contains no code that sends.
if (import.meta.env.VITE_API_BASE_URL) sendWhenWoken()

self.addEventListener('message', (event) => {
  if (asksFor(event.data, skipWaiting)) event.waitUntil(self.skipWaiting())
})
