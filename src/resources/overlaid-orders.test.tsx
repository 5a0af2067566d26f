// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import type { Settlement } from '@/outbox/settle-submission'
import { submissionsOf } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { liveSources } from '@/storage/live-view'
import type { LiveObserver } from '@/storage/live'
import { anOrder } from '../../tests/support/an-order'
import { createDevice, openScreen, putStoreOutOfReach, type Device } from '../../tests/support/device-screen'
import { handoverBody, packBody } from '../../tests/support/order-bodies'
import { claim } from '../../tests/support/outbox-store'
import { useOverlaidOrders } from './overlaid-orders'
import { ViewContent } from './resource-content'
import type { ResourceState, Source } from './source'

afterEach(cleanup)

const held = (...items: readonly Order[]): ResourceState<Order> => ({ kind: 'items', items, isWhole: true, asOf: null })

/** Orders as the device reads them; the test supplies them. */
function toldOrders(first: ResourceState<Order>) {
  let observer: LiveObserver<ResourceState<Order>> | null = null
  const live = {
    subscribe(next: LiveObserver<ResourceState<Order>>) {
      observer = next
      next.next(first, { at: 0, isCurrent: true })
      return { unsubscribe: () => undefined }
    },
  }
  const watched = liveSources(() => live)
  const store = {}
  const source: Source<Order> = { kind: 'endpoint', prepare: () => Promise.resolve(), held: (sellerId) => watched(store, sellerId ?? '') }
  return { source, tell: (next: ResourceState<Order>) => act(() => observer?.next(next, { at: 0, isCurrent: true })), fail: () => act(() => observer?.outOfReach('closed')) }
}

async function show(orders: Source<Order>, device: Device = createDevice()) {
  const Orders = () => (
    <ViewContent view={useOverlaidOrders(orders)}>
      {(items) => (
        <>
          <p>{items.map(({ id, state, onThisPhone }) => `${id} ${state}${onThisPhone ? ' here' : ''}`).join(', ')}</p>
          <label>
            Courier
            <input />
          </label>
        </>
      )}
    </ViewContent>
  )
  await openScreen('/orders/lazy-ship', Orders, { device })
  await screen.findByText(/OD-1042/)
  return device
}

const outOfReach = 'This device’s storage cannot be read right now. What you see here was read before.'
const type = (value: string): unknown => fireEvent.change(screen.getByLabelText('Courier'), { target: { value } })
const typed = () => screen.getByLabelText<HTMLInputElement>('Courier').value

it('PWA-06 input on an order stays while the outbox cannot be read', async () => {
  const { steps } = await show(toldOrders(held(anOrder())).source)
  type('Blue Dart')
  const mend = putStoreOutOfReach()
  onTestFinished(mend)
  // Any change makes the ledger be read again.
  await act(() => steps.database.progress.delete('S1'))
  await screen.findByText(outOfReach)
  expect(screen.getByText('OD-1042 placed')).toBeDefined()
  expect(typed()).toBe('Blue Dart')
})

it('PWA-06 input on an order stays while the orders cannot be read', async () => {
  const { source, tell, fail } = toldOrders(held(anOrder()))
  await show(source)
  type('Blue Dart')
  fail()
  expect(screen.getByText(outOfReach)).toBeDefined()
  expect(typed()).toBe('Blue Dart')
  tell(held(anOrder({ state: 'delivered' })))
  expect(screen.queryByText(outOfReach)).toBeNull()
  expect(screen.getByText('OD-1042 delivered')).toBeDefined()
  expect(typed()).toBe('Blue Dart')
})

/** The screen of a seller who packed an order that has not been sent yet. @returns what it has said of the order, latest first */
async function showPacked() {
  const device = createDevice()
  const { database, outbox } = device.steps
  await database.cursors.put({ sellerId: 'S1', resource: 'orders', ...{ next: 'c', asOf: 1, last: 1, offered: true } })
  await database.records.put({ sellerId: 'S1', resource: 'orders', id: 'OD-1042', place: 1, item: anOrder() })
  const pack = await outbox.save({ sellerId: 'S1', command: 'order-pack', body: packBody() })
  if (pack.kind !== 'stored') throw new Error('Not stored')
  const { source, tell } = toldOrders(held(anOrder()))
  const said: string[] = []
  function Orders() {
    const view = useOverlaidOrders(source)
    const ledger = useLedger('S1')
    const states = ledger.kind === 'ready' ? submissionsOf(ledger.value.rows).map(({ state }) => state) : []
    const order = view.kind === 'items' ? view.items.map(({ state, onThisPhone }) => `${state}${onThisPhone ? ' here' : ''}`).join() : view.kind
    said.unshift(order)
    return (
      <>
        <p>{order}</p>
        <p>{`Rows: ${states.join(', ')}`}</p>
      </>
    )
  }
  await openScreen('/orders/lazy-ship', Orders, { device })
  await screen.findByText('packed here')
  const settle = async (sequence: number, settlement: Settlement) => {
    said.length = 0
    await act(async () => outbox.settle(await claim(device.steps, sequence), settlement))
  }
  return { outbox, pack: pack.value, settle, tell, said: () => [...new Set(said)] }
}
const accepted = (change: Partial<Order>): Settlement => ({ kind: 'accepted', message: null, record: anOrder(change) })

it('CMD-05 an order packed here stays packed after the answer, even if an older read arrives later', async () => {
  const { pack, settle, tell, said } = await showPacked()
  await settle(pack, accepted({ rev: 4, state: 'packed' }))
  await screen.findByText('Rows: accepted')
  expect(said()).toEqual(['packed here'])
  // A read from before the answer may arrive after it.
  tell(held(anOrder()))
  tell(held(anOrder({ rev: 4, state: 'packed' })))
  expect(said()).toEqual(['packed', 'packed here'])
})

it('CMD-05 a waiting handover is shown on top of the packing that was accepted before it', async () => {
  const { outbox, pack, settle, tell, said } = await showPacked()
  await act(() => outbox.save({ sellerId: 'S1', command: 'order-handover', body: handoverBody() }))
  await screen.findByText('on-the-way here')
  await settle(pack, accepted({ rev: 4, state: 'packed' }))
  await screen.findByText('Rows: accepted, waiting')
  tell(held(anOrder({ rev: 4, state: 'packed' })))
  expect(said()).toEqual(['on-the-way here'])
})

it('CMD-05 EXT-05 an order whose packing was accepted without a record stays packed until it is read with a newer revision', async () => {
  const { pack, settle, tell, said } = await showPacked()
  await settle(pack, { kind: 'accepted', message: null })
  await screen.findByText('Rows: accepted')
  tell(held(anOrder()))
  expect(said()).toEqual(['packed here'])
  tell(held(anOrder({ rev: 5, state: 'cancelled' })))
  expect(said()).toEqual(['cancelled', 'packed here'])
})
