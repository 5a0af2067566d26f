import { z } from '@/contract/schema'
import { registerRoute } from 'workbox-routing'
import { createDemoFiles } from './demo-files'
import { demoFilesKept, demoFilesMissing, keepDemoFiles } from './demo-messages'

declare const self: ServiceWorkerGlobalScope

const messageSchema = z.object({ type: z.literal(keepDemoFiles.type) })

/** Keeps the in-browser service's files once a page asks for it, and answers with them from then on (BACKEND-05). */
export function serveDemoFiles(urls: readonly string[]): void {
  const demoFiles = createDemoFiles(urls)

  async function answerOnceKept(port: MessagePort | undefined): Promise<void> {
    try {
      await demoFiles.keep()
      port?.postMessage(demoFilesKept)
    } catch {
      port?.postMessage(demoFilesMissing)
    }
  }

  registerRoute(({ url }) => demoFiles.includes(url), demoFiles.strategy)
  self.addEventListener('install', (event) => event.waitUntil(demoFiles.renew()))
  self.addEventListener('activate', (event) => event.waitUntil(demoFiles.tidy()))
  self.addEventListener('message', (event) => {
    if (messageSchema.safeParse(event.data).success) event.waitUntil(answerOnceKept(event.ports[0]))
  })
}
