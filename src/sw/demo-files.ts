import { CacheFirst } from 'workbox-strategies'

const cacheName = 'seller-portal-demo-files'

/**
 * The in-browser service's files: fetched for those who use it, and for nobody else (BACKEND-05).
 * Their names change with their content, so a file that is kept is the right one.
 */
export function createDemoFiles(urls: readonly string[]) {
  const wanted = new Set(urls.map((url) => new URL(url, self.location.href).href))

  async function keep(): Promise<void> {
    const cache = await self.caches.open(cacheName)
    const kept = new Set((await cache.keys()).map((request) => request.url))
    await cache.addAll([...wanted].filter((url) => !kept.has(url)))
  }

  return {
    // A server that varies its answers by origin must not hide the file from the page.
    strategy: new CacheFirst({ cacheName, matchOptions: { ignoreVary: true } }),
    includes: (url: URL): boolean => wanted.has(url.href),
    keep,
    /** Brings a new version's files along where the old one's were kept. */
    async renew(): Promise<void> {
      if (await self.caches.has(cacheName)) await keep()
    },
    /** Removes what earlier versions left. */
    async tidy(): Promise<void> {
      if (!(await self.caches.has(cacheName))) return
      const cache = await self.caches.open(cacheName)
      const outdated = (await cache.keys()).filter((request) => !wanted.has(request.url))
      await Promise.all(outdated.map((request) => cache.delete(request)))
    },
  }
}
