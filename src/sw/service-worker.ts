import { z } from '@/contract/schema'
import { socketPath } from '@/contract/socket'
import { backgroundSyncTag } from '@/sync/background'
import { clientsClaim } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { skipWaiting, stopSending } from './messages'
import { sendInBackground, stopSendingInBackground } from './send-in-background'
import { serveDemoFiles } from './serve-demo-files'

declare const self: ServiceWorkerGlobalScope

// Only files of the build are ever cached: an answer of the backend never is.
const files = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file, revision: null } : file))
// Asked of the build itself here and below, so that one without the demo does not know its name.
const demoFiles = import.meta.env.VITE_DEMO === 'off' ? [] : files.filter(({ url }) => url.startsWith('assets/demo/'))

// A film is asked for in parts: without an answer in parts it cannot be wound, and some browsers do not play it.
addPlugins([
  {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && request.headers.has('range') ? createPartialResponse(request, cachedResponse) : cachedResponse,
  },
])
// An address that was rendered at build is answered by its own page, whatever else the address asks for.
precacheAndRoute(files.filter((file) => !demoFiles.includes(file)), { ignoreURLParametersMatching: [/^/] })

// Every other address of the app is answered by the one page, with or without a network.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, new RegExp(`^${socketPath}`)],
  }),
)

if (import.meta.env.VITE_DEMO !== 'off') serveDemoFiles(demoFiles.map(({ url }) => url))
else self.addEventListener('activate', (event) => event.waitUntil(removeOtherCaches()))

/** What an earlier build with more to keep has left on this device; the files of this one lie under Workbox's own name. */
async function removeOtherCaches(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('seller-portal-')).map((name) => self.caches.delete(name)))
}

// Only with a real backend: the in-browser service lives in pages, and a demo's steps go nowhere else.
// Asked of the build itself, so that one without an address leaves the queue's code out of the worker.
if (import.meta.env.VITE_API_BASE_URL) {
  self.addEventListener('sync', (event) => {
    if (event instanceof ExtendableEvent && 'tag' in event && event.tag === backgroundSyncTag)
      event.waitUntil(sendInBackground())
  })
  const stopSendingSchema = z.object({ type: z.literal(stopSending.type) })
  self.addEventListener('message', (event) => {
    if (stopSendingSchema.safeParse(event.data).success) stopSendingInBackground()
  })
}

const skipWaitingSchema = z.object({ type: z.literal(skipWaiting.type) })

self.addEventListener('message', (event) => {
  if (skipWaitingSchema.safeParse(event.data).success) event.waitUntil(self.skipWaiting())
})

// The first visit is served offline from then on, without a reload.
clientsClaim()
