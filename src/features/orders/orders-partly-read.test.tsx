// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import type { ResourceState, Source } from '@/resources/source'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { LedgerRead } from '../../../tests/support/ledger-read'
import { entries, itIsMorning, lazy, morning } from '../../../tests/support/orders-on-screen'
import { orderLists } from './order-lists'
import { OrdersScreen } from './orders-screen'

itIsMorning()

describe('while only a part of the orders has been read', () => {
  async function openPart(search: string) {
    const listeners = new Set<() => void>()
    let held: ResourceState<Order> = { kind: 'items', items: lazy.slice(0, 5), isWhole: false, asOf: morning }
    const source = { subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)), view: () => view }
    let view = { kind: 'ready', value: held, current: true } as const
    const orders: Source<Order> = { kind: 'endpoint', prepare: () => Promise.resolve(), held: () => source }
    const device = createDevice()
    const lookedAt = () => (
      <>
        <OrdersScreen title="Orders" list={orderLists['lazy-ship']} orders={orders} labels={device.labels} lookUp={device.lookUp} />
        <LedgerRead sellerId="S1" />
      </>
    )
    const { router } = await openScreen('/orders/lazy-ship', lookedAt, { device, search })
    await screen.findByText('The ledger is read')
    const readAll = (): void =>
      act(() => {
        held = { kind: 'items', items: lazy, isWhole: true, asOf: morning }
        view = { kind: 'ready', value: held, current: true }
        for (const listener of listeners) listener()
      })
    return { readAll, address: () => router.history.location.search }
  }
  const chips = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link').map(({ textContent }) => textContent)

  it('KIT-02 shows that part, and gives no count that is not complete', async () => {
    const { readAll, address } = await openPart('')
    await screen.findByRole('search')
    expect(entries()).toHaveLength(3)
    expect(chips()).toEqual(['To pack3', 'Late1', 'Packed2', 'On the way', 'Delivered', 'All'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OD-1047' } })
    expect(screen.getByText('Still reading what is on this phone. One moment.')).toBeTruthy()
    const box = screen.getByRole('searchbox')
    await waitFor(() => expect(address()).toBe('?q=OD-1047'))
    expect(box.isConnected).toBe(true)
    readAll()
    expect(await screen.findByRole('link', { name: /^OD-1047/ })).toBeTruthy()
  })

  it('KIT-02 KIT-07 the list stays on screen with its focus, and says that the rest is still being read', async () => {
    const { readAll } = await openPart('')
    await screen.findByRole('search')
    const all = screen.getByRole('link', { name: 'All' })
    all.focus()
    fireEvent.click(all)
    await screen.findByText('Still reading what is on this phone. One moment.')
    expect(document.activeElement).toBe(all)
    readAll()
    expect(await screen.findByRole('link', { name: /^OD-1047/ })).toBeTruthy()
    expect(document.activeElement).toBe(all)
  })

  // Any order may have a refusal, so the part that has been read cannot tell that nothing needs attention.
  it.each(['?category=all', '?category=attention', '?id=OD-1047'])('KIT-02 waits for the rest if the address needs it: %s', async (search) => {
    const { readAll } = await openPart(search)
    await screen.findByRole('heading', { name: 'Orders' })
    expect(screen.queryByRole('search')).toBeNull()
    readAll()
    expect(await screen.findByRole('search')).toBeTruthy()
  })
})
