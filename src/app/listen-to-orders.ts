import { schedule } from '@/clock/schedule'
import { isOpen } from '@/resources/known-modules'
import type { News } from '@/resources/kept-source'
import type { OrderNews } from '@/resources/order-news'
import { session } from '@/session/browser-session'
import { holdLock } from './lock'
import { database, modules } from './device-store'
import { once } from './once'
import { isInView } from './reading'
import { currentSender } from './sender'
import { connectivity, loadBackend } from './services'

const listeners = new Set<() => void>()
let heard: OrderNews | null = null

/** The backend's announcements of changes to orders; none before `listenToOrders` was called. */
export const orderNews: News = {
  onNews: (listener) => void listeners.add(listener),
  isTold: () => heard?.isTold() === true,
}

/** The seller to listen for: null while nobody is signed in, the page is hidden, there is no network or orders are not offered. */
async function whoLooks() {
  const sender = currentSender()
  if (sender === null || !isInView() || connectivity.hint() === 'offline') return null
  return isOpen(await modules.known(sender.sellerId), 'orders') ? sender : null
}

/** Sets up the listening, once for the page. Resolves with what checks whether to listen now. */
const startHearing = once(async () => {
  const { listenToNews } = await import('@/resources/order-news')
  const news = listenToNews({
    listener: whoLooks,
    async connect(token, told) {
      const [backend, { hearOrderNews }] = await Promise.all([loadBackend(), import('@/transport/order-news')])
      return hearOrderNews(backend, token, told, schedule)
    },
    holdLock: (work) => holdLock(`${database}:news`, work),
    schedule,
    onNews() {
      for (const each of [...listeners]) each()
    },
  })
  heard = news
  // The live query reports a store that is out of reach; the next event looks again.
  const look = (): void => void news.look().catch(() => undefined)
  session.subscribe(look)
  connectivity.subscribe(look)
  document.addEventListener('visibilitychange', look)
  return look
})

/** Begins to listen if there is reason to; the first call loads the chunk for it. */
export async function listenToOrders(): Promise<void> {
  const look = await startHearing()
  look()
}
