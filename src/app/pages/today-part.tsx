import { CatchBoundary } from '@tanstack/react-router'
import { useState } from 'react'
import { withTimeLimit, longestWaits } from '@/clock/with-time-limit'
import { lazyParts } from '@/lazy/lazy-part'
import { isOpen } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import { sourceOf } from '../resource-sources'
import { prepareModules } from '../seller-modules'
import { loadOutbox, loadStoreChunk } from '../services'
import { workerAnswers } from '../updates/worker-answers'
import { whenSeen } from '../when-seen'

async function load() {
  await sourceOf('orders').prepare()
  return import('@/features/orders/orders-today')
}

type Code = Awaited<ReturnType<typeof load>>
const Today = lazyParts(load)
let atHand: Code | null = null

async function takeToday(sellerId: string): Promise<void> {
  // Reads the offered modules along with the queue: a seller without orders waits for nothing more.
  await loadOutbox()
  const { modules } = await loadStoreChunk()
  const known = modules.source(sellerId).view()
  if (known.kind !== 'ready' || !isOpen(known.value, 'orders')) return
  const [code] = await Promise.all([load(), prepareModules()])
  atHand = code
  // Any result will do.
  await whenSeen(sourceOf('orders').held(sellerId), ({ kind }) => kind !== 'loading')
}

/**
 * Loads the part before the home's first paint, since coming later it would push the rest of the home down. Not without a worker,
 * as that would be a wait for the network.
 * @returns once it is loaded, or that took too long
 */
export async function readTodayAhead(): Promise<void> {
  const { sellerId } = session.read()
  if (sellerId === null || !workerAnswers()) return
  // If this fails, the part itself tries again.
  const taken = takeToday(sellerId).catch(() => undefined)
  await withTimeLimit(longestWaits.today, taken)
}

const shown = ({ OrdersToday }: Code) => <OrdersToday orders={sourceOf('orders')} />

/** What there is to do today, for a seller whose marketplace offers orders; for any other seller none of it is loaded. */
export function TodayPart() {
  const isOffered = isOpen(useModules(), 'orders')
  const [code] = useState(atHand)
  if (!isOffered) return null
  if (code === null) return <Today>{shown}</Today>
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
      {shown(code)}
    </CatchBoundary>
  )
}
