// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { liveSources } from '@/storage/live-view'
import type { LiveObserver } from '@/storage/live'
import { anOrder } from '../../tests/support/an-order'
import { createDevice, openScreen, putStoreOutOfReach, type Device } from '../../tests/support/device-screen'
import { useOverlaidOrders } from './overlaid-orders'
import { ViewContent } from './resource-content'
import type { Held, Source } from './source'

afterEach(cleanup)

const held = (...items: readonly Order[]): Held<Order> => ({ kind: 'items', items, isWhole: true, asOf: null })

/** Orders as the device reads them, told by a test. */
function toldOrders(first: Held<Order>) {
  let observer: LiveObserver<Held<Order>> | null = null
  const live = {
    subscribe(next: LiveObserver<Held<Order>>) {
      observer = next
      next.next(first)
      return { unsubscribe: () => undefined }
    },
  }
  const watched = liveSources((_: object) => live)
  const store = {}
  const source: Source<Order> = { kind: 'endpoint', prepare: () => Promise.resolve(), held: (sellerId) => watched(store, sellerId ?? '') }
  return { source, tell: (next: Held<Order>) => act(() => observer?.next(next)), fail: () => act(() => observer?.outOfReach('closed')) }
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

it('PWA-06 what is typed at an order stays while what waits cannot be read', async () => {
  const { steps } = await show(toldOrders(held(anOrder())).source)
  type('Blue Dart')
  const mend = putStoreOutOfReach()
  onTestFinished(mend)
  // Something changes: the ledger is read anew.
  await act(() => steps.database.progress.delete('S1'))
  await screen.findByText(outOfReach)
  expect(screen.getByText('OD-1042 placed')).toBeDefined()
  expect(typed()).toBe('Blue Dart')
})

it('PWA-06 what is typed at an order stays while the orders cannot be read', async () => {
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
