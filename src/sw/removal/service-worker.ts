import { sharedPicturesCache } from '@/storage/shared-pictures-cache'

declare const self: ServiceWorkerGlobalScope

/**
 * The worker of a build that is made to be without one: it takes the place of the worker that a device has, removes what
 * that has cached, and itself. What sellers typed and what waits lies in the databases, which it does not touch.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  // The build writes its list of files into every worker; none of them is the name of a cache. What was shared is the seller's.
  const kept = new Set([...self.__WB_MANIFEST.map(String), sharedPicturesCache])
  const names = (await self.caches.keys()).filter((name) => !kept.has(name))
  await Promise.all(names.map((name) => self.caches.delete(name)))
  // Pages that are open store what was typed and reload, over the network.
  await self.clients.claim()
  await self.registration.unregister()
}
