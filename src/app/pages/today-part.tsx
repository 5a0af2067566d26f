import { CatchBoundary } from '@tanstack/react-router'
import { useState } from 'react'
import { atMost, longestWaits } from '@/clock/at-most'
import { lateParts } from '@/late/late-part'
import { isOpen } from '@/resources/known-modules'
import { useModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import { sourceOf } from '../resource-sources'
import { prepareModules } from '../seller-modules'
import { loadOutbox, storeCode } from '../services'
import { workerAnswers } from '../updates/worker-answers'
import { whenSeen } from '../when-seen'

async function load() {
  await sourceOf('orders').prepare()
  return import('@/features/orders/orders-today')
}

type Code = Awaited<ReturnType<typeof load>>
const Today = lateParts(load)
let atHand: Code | null = null

async function takeToday(sellerId: string): Promise<void> {
  // It reads what the marketplace offers along with what waits: whoever has no orders waits for nothing more.
  await loadOutbox()
  const { modules } = await storeCode()
  const known = modules.source(sellerId).view()
  if (known.kind !== 'ready' || !isOpen(known.value, 'orders')) return
  const [code] = await Promise.all([load(), prepareModules()])
  atHand = code
  // Whatever came of it.
  await whenSeen(sourceOf('orders').held(sellerId), ({ kind }) => kind !== 'loading')
}

/**
 * Has it at hand with the home's first paint, since what comes later pushes the rest of the home down. Without a worker that would
 * be a wait for the network.
 * @returns once it is, or that took too long
 */
export async function readTodayAhead(): Promise<void> {
  const { sellerId } = session.read()
  if (sellerId === null || !workerAnswers()) return
  // Where it fails, the part itself tries again.
  const taken = takeToday(sellerId).catch(() => undefined)
  await atMost(longestWaits.today, taken)
}

const shown = ({ OrdersToday }: Code) => <OrdersToday orders={sourceOf('orders')} />

/** What there is to do today, for a seller whose marketplace offers orders; for any other nothing of it is fetched. */
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
