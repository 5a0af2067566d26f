import { sharedPicturesCache } from '@/storage/shared-pictures-cache'

declare const self: ServiceWorkerGlobalScope

/**
 * The worker of a build with `VITE_SERVICE_WORKER=remove`: it replaces the worker that a device has, and removes that one's
 * caches and itself. What sellers typed and what waits is in the databases, which it does not touch.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  // The build writes its list of files into every worker; none of them is the name of a cache. Shared pictures are the seller's.
  const kept = new Set([...self.__WB_MANIFEST.map(String), sharedPicturesCache])
  const names = (await self.caches.keys()).filter((name) => !kept.has(name))
  await Promise.all(names.map((name) => self.caches.delete(name)))
  // Open pages then store what was typed, and reload from the network.
  await self.clients.claim()
  await self.registration.unregister()
}
