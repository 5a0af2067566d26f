// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { samples } from '@/resources/samples'
import { anOrder } from '../../../tests/support/an-order'
import { permitCamera } from '../../../tests/support/camera-permission'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { sellerProfile } from '../../../tests/support/typical-order'
import { orderLists } from './order-lists'
import { OrdersScreen } from './orders-screen'

configure({ defaultHidden: true })

const [kurta, green] = anOrder().lines
if (kurta === undefined || green === undefined) throw new Error('The typical order has two lines')
const far = '2099-01-01T06:30:00Z'
const held: readonly Order[] = [
  anOrder({ packBy: far }),
  anOrder({ id: 'OD-1043', packBy: far, awb: 'LL7788990012', lines: [green] }),
  anOrder({ id: 'OD-1044', awb: 'LL7788990013', state: 'delivered' }),
  anOrder({ id: 'OD-2001', packBy: far, shipBy: 'self', courier: null, awb: null, lines: [{ ...green, sku: 'BL-CAP-1' }] }),
]

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
})

async function open(
  search = '',
  orders: readonly Order[] = held,
  { device = createDevice(), offered }: Parameters<typeof openScreen>[2] = {},
  list: keyof typeof orderLists = 'lazy-ship',
) {
  const source = samples(async () => () => orders)
  await source.prepare()
  const { router } = await openScreen(`/orders/${list}`, () => <OrdersScreen title="Orders" list={orderLists[list]} orders={source} labels={device.labels} lookUp={device.lookUp} />, { device, search, ...(offered !== undefined && { offered }) })
  return { device, place: () => router.history.location.pathname + router.history.location.search }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Scan or type (a code|each item)$/ })
/** With an `act` that is not awaited, the press would not be shown if React is about to render deferred work. */
async function scan(code: string): Promise<void> {
  fireEvent.change(field(), { target: { value: code } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use code' })))
}
const ticked = (name: RegExp): boolean => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

describe('a code that is scanned at a list', () => {
  async function openScanner() {
    const opened = await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Scan a code' }))
    expect(document.activeElement).toBe(field())
    return opened
  }

  it.each([
    ['the number of an order', 'OD-1043', '/orders/lazy-ship?id=OD-1043'],
    ['the courier’s number', ' ll7788990013 ', '/orders/lazy-ship?id=OD-1044'],
    // One of two orders with it is still to be packed, and that one is shown.
    ['an SKU of one order to pack', 'BL-KUR-7', '/orders/lazy-ship?id=OD-1042'],
    ['an order’s number as a Hindi keyboard types it', 'od-१०४३', '/orders/lazy-ship?id=OD-1043'],
    ['an SKU of several orders', 'BL-KUR-9', '/orders/lazy-ship?category=placed&q=BL-KUR-9&code=1'],
    ['an SKU of one order in another list', 'BL-CAP-1', '/orders/self-ship?id=OD-2001'],
  ])('KIT-09 opens the order or the list that it matches: %s', async (_, code, address) => {
    const { place } = await openScanner()
    await scan(code)
    await waitFor(() => expect(place()).toBe(address))
  })

  it('KIT-09 opens a list if several orders of another list match', async () => {
    const cap = (id: string): Order => anOrder({ id, packBy: far, shipBy: 'self', lines: [{ ...green, sku: '1700' }] })
    const { place } = await open('', [...held, cap('OD-2002'), cap('OD-2003')])
    fireEvent.click(await screen.findByRole('button', { name: 'Scan a code' }))
    await scan('1700')
    await waitFor(() => expect(place()).toBe('/orders/self-ship?q=1700&code=1'))
  })

  it('KIT-09 opens the list with the most matches if several lists have some', async () => {
    const cap = (id: string, shipBy: Order['shipBy']): Order => anOrder({ id, packBy: far, shipBy, lines: [{ ...green, sku: '1700' }] })
    const { place } = await open('', [...held, cap('OD-2002', 'lazy'), cap('OD-2003', 'self'), cap('OD-2004', 'self')], {}, 'bundle')
    fireEvent.click(await screen.findByRole('button', { name: 'Scan a code' }))
    await scan('1700')
    await waitFor(() => expect(place()).toBe('/orders/self-ship?q=1700&code=1'))
  })

  it('KIT-09 KIT-04 KIT-03 lists exact matches only, while the same text typed as a search lists partial ones too', async () => {
    const longer = anOrder({ id: 'OD-1060', packBy: far, lines: [{ ...kurta, sku: 'BL-KUR-77' }] })
    const { place } = await open('', [...held, anOrder({ id: 'OD-1050', packBy: far, state: 'packed' }), anOrder({ id: 'OD-1051', packBy: far }), longer])
    const listedOrders = () => [...document.querySelectorAll('[id^="record "]')].map(({ textContent }) => /OD-\d+/.exec(textContent)?.[0] ?? '').toSorted()
    fireEvent.click(await screen.findByRole('button', { name: 'Scan a code' }))
    await scan('bl-kur-7')
    await waitFor(() => expect(place()).toBe('/orders/lazy-ship?category=placed&q=bl-kur-7&code=1'))
    expect(listedOrders()).toEqual(['OD-1042', 'OD-1051'])
    expect(screen.getByRole('checkbox', { name: 'Select all 2' })).toBeDefined()
    // The counts are of the found orders, and lead to them.
    fireEvent.click(screen.getByRole('link', { name: /^Packed/ }))
    await waitFor(() => expect(place()).toBe('/orders/lazy-ship?category=packed&q=bl-kur-7&code=1'))
    expect(listedOrders()).toEqual(['OD-1050'])
    fireEvent.click(screen.getByRole('link', { name: /^All/ }))
    await waitFor(() => expect(listedOrders()).toContain('OD-1044'))
    expect(listedOrders()).not.toContain('OD-1060')

    const words = screen.getByRole('searchbox')
    for (const typed of ['bl-kur-', 'bl-kur-7']) {
      fireEvent.change(words, { target: { value: typed } })
      await act(async () => void fireEvent.blur(words))
    }
    await waitFor(() => expect(place()).toBe('/orders/lazy-ship?category=all&q=bl-kur-7'))
    expect(listedOrders()).toContain('OD-1060')
  })

  it('KIT-09 says that nothing matches, keeps the focus, and announces it for the next code too', async () => {
    const { place } = await openScanner()
    await scan('8901234567894')
    const said = screen.getByText('No order or product has this code.')
    expect([document.activeElement === field(), field().value]).toEqual([true, ''])
    await scan('8901234567894')
    expect(screen.getByText('No order or product has this code.')).not.toBe(said)
    expect(place()).toBe('/orders/lazy-ship')
  })

  it('KIT-09 can be typed if the camera cannot be used', async () => {
    const mediaDevices = { getUserMedia: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
    permitCamera('denied')
    await openScanner()
    fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }))
    await screen.findByText('The camera cannot be used. Type the code instead.')
    expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull()
    await scan('OD-1')
    expect(screen.getByText('No order or product has this code.')).toBeDefined()
  })
})

describe('a code that is scanned at packing', () => {
  it('ORD-04 counts each piece, ticks a complete item, and names the expected item if another is scanned', async () => {
    const { device } = await open('?id=OD-1042&do=pack')
    await screen.findByRole('button', { name: 'Packed' })
    await scan('BL-KUR-5')
    expect(screen.getByText('This is BL-KUR-5. The order asks for BL-KUR-7, BL-KUR-9.')).toBeDefined()
    await scan('bl-kur-७')
    expect(screen.getByText('1 of 2: Blue kurta.')).toBeDefined()
    expect(ticked(/^2\u00a0×\u00a0Blue kurta \(BL-KUR-7\), 1 scanned$/)).toBe(false)
    const draft = () => device.steps.outbox.readDraft({ owner: 'S1', form: 'pack OD-1042' })
    await waitFor(async () => expect((await draft())?.values).toMatchObject({ scanned: ['L1'] }))
    // Scanned items survive a reload.
    await open('?id=OD-1042&do=pack', held, { device })
    await screen.findByRole('button', { name: 'Packed' })
    await scan('BL-KUR-7')
    expect(ticked(/^2\u00a0×\u00a0Blue kurta \(BL-KUR-7\)$/)).toBe(true)
    await scan('BL-KUR-7')
    expect(screen.getByText('All of it is in the parcel: Blue kurta.')).toBeDefined()
    await scan('BL-KUR-7X')
    expect(screen.getByText('This is BL-KUR-7X. The order asks for BL-KUR-9.')).toBeDefined()
    await scan('BL-KUR-9')
    expect(screen.getByText('Every item is in the parcel.')).toBeDefined()
  })

  it("MOVE-04 LAW-08 the form names a missing courier's number and a needed e-way bill; so does the order", async () => {
    await open('?id=OD-1042&do=pack', [anOrder({ packBy: far, awb: null, lines: [{ ...kurta, unitPaise: 2_500_001 }] })])
    expect(await screen.findByText('The courier\'s number is still to come.')).toBeDefined()
    expect(screen.getByText('An e-way bill is needed.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    const detail = await screen.findByRole('region', { name: 'OD-1042' })
    await waitFor(() => expect(detail.textContent).toContain('E-way billAn e-way bill is needed.'))
    expect(detail.textContent).toContain('Courier\'s numberThe courier\'s number is still to come.')
  })

  it('LAW-04 warns that the seller may not sell to the customer’s state until the parcel has left, and lets her pack', async () => {
    const beyond = 'With your GST type you may sell within your state only. Ask the marketplace before this leaves.'
    const offered = { modules: ['orders'], closed: [], notApproved: false, profile: sellerProfile({ gstType: 'Composit GST' }) } as const
    const toMumbai = anOrder({ packBy: far, buyer: { ...anOrder().buyer, city: 'Mumbai', pincode: '400001', stateCode: '27' } })
    await open('?id=OD-1042&do=pack', [toMumbai], { offered })
    expect(await screen.findByText(beyond)).toBeDefined()
    await screen.findByRole('button', { name: 'Packed' })
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'OD-1042' }).textContent).toContain(beyond))
    // By the law on the day of packing, not by today's.
    const packedBefore = { ...toMumbai, state: 'packed', packed: { grams: 450, sides: [300, 200, 40], at: '2023-09-30T05:00:00Z' } } satisfies Order
    for (const order of [anOrder({ packBy: far }), { ...toMumbai, state: 'delivered' }, packedBefore]) {
      await open('?id=OD-1042', [order], { offered })
      expect((await screen.findByRole('region', { name: 'OD-1042' })).textContent).not.toContain(beyond)
    }
  })
})

it('CMD-09 an address with an order of another list leads to that list', async () => {
  const { place } = await open('?id=OD-2001')
  await waitFor(() => expect(place()).toBe('/orders/self-ship?id=OD-2001'))
  expect(within(document.body).queryByText('OD-2001 is not in this list')).toBeNull()
})

it('SNAP-02 a list of closed orders says at its end that older ones are missing, a list of open orders does not', async () => {
  const older = 'Closed orders stay here for up to 30 days. Older ones are not on this phone.'
  await open()
  const chip = await screen.findByRole('link', { name: /^All \d/ })
  expect(screen.queryByText(older)).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OD-9' } })
  expect(screen.getByText(older)).toBeDefined()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(chip)
  await screen.findByText(older)
  fireEvent.click(screen.getByRole('link', { name: /^On the way/ }))
  await waitFor(() => expect(screen.queryByText(older)).toBeNull())
  fireEvent.click(screen.getByRole('link', { name: /^Delivered/ }))
  await screen.findByText(older)
  cleanup()
  // The end of the list is on its last page.
  const twoPages = Array.from({ length: 26 }, (_, place) => anOrder({ id: `OD-${place}`, state: 'delivered' }))
  await open('?category=delivered', twoPages)
  await screen.findByText('Orders 1 to 25 of 26')
  expect(screen.queryByText(older)).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  await screen.findByText(older)
})
