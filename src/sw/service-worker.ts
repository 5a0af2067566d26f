import { z } from '@/contract/schema'
import { socketPath } from '@/contract/socket'
import { backgroundSyncTag } from '@/sync/background'
import { clientsClaim } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { createDemoFiles } from './demo-files'
import { sendInBackground } from './send-in-background'
import { demoFilesKept, demoFilesMissing, keepDemoFiles, skipWaiting } from './messages'

declare const self: ServiceWorkerGlobalScope

// Only files of the build are ever cached: an answer of the backend never is.
const files = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file, revision: null } : file))
const isDemoFile = ({ url }: { readonly url: string }): boolean => url.startsWith('assets/demo/')

// A film is asked for in parts: without an answer in parts it cannot be wound, and some browsers do not play it.
addPlugins([
  {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && request.headers.has('range') ? createPartialResponse(request, cachedResponse) : cachedResponse,
  },
])
precacheAndRoute(files.filter((file) => !isDemoFile(file)))

// Every address of the app is answered by the one page, with or without a network.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, new RegExp(`^${socketPath}`)],
  }),
)

const demoFiles = createDemoFiles(files.filter(isDemoFile).map(({ url }) => url))
registerRoute(({ url }) => demoFiles.includes(url), demoFiles.strategy)

self.addEventListener('install', (event) => event.waitUntil(demoFiles.renew()))
self.addEventListener('activate', (event) => event.waitUntil(demoFiles.tidy()))

// Only with a real backend: the in-browser service lives in pages, and a demo's steps go nowhere else.
// Asked of the build itself, so that one without an address leaves the queue's code out of the worker.
if (import.meta.env.VITE_API_BASE_URL)
  self.addEventListener('sync', (event) => {
    if (event instanceof ExtendableEvent && 'tag' in event && event.tag === backgroundSyncTag)
      event.waitUntil(sendInBackground())
  })

async function answerOnceKept(port: MessagePort | undefined): Promise<void> {
  try {
    await demoFiles.keep()
    port?.postMessage(demoFilesKept)
  } catch {
    port?.postMessage(demoFilesMissing)
  }
}

const messageSchema = z.object({ type: z.enum([keepDemoFiles.type, skipWaiting.type]) })

self.addEventListener('message', (event) => {
  const message = messageSchema.safeParse(event.data)
  if (!message.success) return
  switch (message.data.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting())
      return
    case 'KEEP_DEMO_FILES':
      event.waitUntil(answerOnceKept(event.ports[0]))
  }
})

// The first visit is served offline from then on, without a reload.
clientsClaim()
