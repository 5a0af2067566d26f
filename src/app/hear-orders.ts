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

/** What the backend tells of orders by itself, once it is listened to. */
export const orderNews: News = {
  onNews: (listener) => void listeners.add(listener),
  isTold: () => heard?.isTold() === true,
}

/** Who looks at the page now and may know of orders. */
async function whoLooks() {
  const sender = currentSender()
  if (sender === null || !isInView() || connectivity.hint() === 'offline') return null
  return isOpen(await modules.known(sender.sellerId), 'orders') ? sender : null
}

/** Listens to what changes of a seller's orders, as long as there is reason to. */
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
  // A store out of reach is told by what watches it; the next occasion looks again.
  const look = (): void => void news.look().catch(() => undefined)
  session.subscribe(look)
  connectivity.subscribe(look)
  document.addEventListener('visibilitychange', look)
  return look
})

/** Begins to listen, where there is reason to; the code for it comes with the first call. */
export async function hearOrders(): Promise<void> {
  const look = await startHearing()
  look()
}
