import { z } from '@/contract/schema'
import { socketPath } from '@/contract/socket'
import { clientsClaim } from 'workbox-core'
import {
  createHandlerBoundToURL,
  PrecacheController,
  precacheAndRoute,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { demoCacheName, keepDemoFiles, skipWaiting } from './messages'

declare const self: ServiceWorkerGlobalScope

// Only files of the build are ever cached: an answer of the backend never is.
const files = self.__WB_MANIFEST
const isDemoFile = (file: PrecacheEntry | string): boolean =>
  (typeof file === 'string' ? file : file.url).startsWith('assets/demo/')

precacheAndRoute(files.filter((file) => !isDemoFile(file)))

// Every address of the app is answered by the one page, with or without a network.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, new RegExp(`^${socketPath}`)],
  }),
)

// The in-browser service is fetched for those who use it, and for nobody else (BACKEND-05).
const demoFiles = new PrecacheController({ cacheName: demoCacheName })
demoFiles.addToCacheList(files.filter(isDemoFile))
registerRoute(new PrecacheRoute(demoFiles))

async function isDemoKept(): Promise<boolean> {
  return self.caches.has(demoCacheName)
}

self.addEventListener('install', (event) => {
  // A new version brings the new demo files along before it may take over.
  event.waitUntil(isDemoKept().then((kept) => (kept ? demoFiles.install(event) : undefined)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(isDemoKept().then((kept) => (kept ? demoFiles.activate(event) : undefined)))
})

const messageSchema = z.object({ type: z.enum([keepDemoFiles.type, skipWaiting.type]) })

self.addEventListener('message', (event) => {
  const message = messageSchema.safeParse(event.data)
  if (!message.success) return
  switch (message.data.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting())
      return
    case 'KEEP_DEMO_FILES':
      event.waitUntil(demoFiles.install(event).then(() => event.ports[0]?.postMessage('kept')))
  }
})

// The first visit is served offline from then on, without a reload.
clientsClaim()
