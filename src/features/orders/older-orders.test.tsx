// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import { english, language } from '@/catalogues/language-in-use'
import type { Order } from '@/contract/reads/orders/orders'
import type { LookedUp } from '@/resources/look-up-orders'
import type { Source } from '@/resources/source'
import { anOrder } from '../../../tests/support/an-order'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { lateAnswer } from '../../../tests/support/late-answer'
import { orderLists } from './order-lists'
import { OrdersScreen } from './orders-screen'
import { ordersTexts } from './texts'

configure({ defaultHidden: true })

const morning = Date.parse('2026-11-21T05:00:00Z')
beforeAll(() => clock.follow({ now: () => morning, subscribe: () => () => undefined }))
afterAll(() => clock.follow(deviceTime))
afterEach(() => {
  cleanup()
  language.use(english)
})

const old = anOrder({ id: 'OD-1700', state: 'delivered', placedAt: '2025-11-20T14:00:00Z' })

/** Opens the end of the list. @param answers the results of the look-ups, in order */
async function openList(search: string, ...answers: readonly (LookedUp | Promise<LookedUp>)[]) {
  const device = createDevice()
  const held = { kind: 'ready', current: true, value: { kind: 'items', items: [anOrder(), anOrder({ id: 'OD-2001', shipBy: 'self' })], asOf: null, isWhole: true } } as const
  const source: Source<Order> = { kind: 'endpoint', prepare: async () => undefined, held: () => ({ view: () => held, subscribe: () => () => undefined }) }
  const asked: string[] = []
  const lookUp = async (id: string): Promise<LookedUp> => {
    asked.push(id)
    return answers[asked.length - 1] ?? { kind: 'offline' }
  }
  const { router } = await openScreen(
    '/orders/lazy-ship',
    () => <OrdersScreen title="Orders" list={orderLists['lazy-ship']} orders={source} labels={device.labels} lookUp={lookUp} />,
    { device, search },
  )
  return { asked, place: () => router.history.location.pathname + router.history.location.search }
}

/** The same, with the form open. */
async function openForm(...answers: readonly (LookedUp | Promise<LookedUp>)[]) {
  const opened = await openList('?category=all', ...answers)
  const button = await screen.findByRole('button', { name: 'Look them up' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect([button.getAttribute('aria-expanded'), document.activeElement === field()]).toEqual(['true', true])
  return opened
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Order number' })

function look(number: string): void {
  fireEvent.change(field(), { target: { value: number } })
  fireEvent.click(screen.getByRole('button', { name: /^Look it up/ }))
}

/** The field's accessible description. */
const said = (): string => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('an order that is older than what this phone keeps', () => {
  it('LANG-03 SNAP-02 its form follows a change of language at once', async () => {
    await openForm()
    const lookUp = { ...ordersTexts.lookUp, open: 'Purane order', number: 'Order ka number' }
    act(() => language.use({ ...english, words: { 'features/orders': { ...ordersTexts, lookUp } } }))
    expect(screen.getByRole('button', { name: lookUp.open }).textContent).toBe(lookUp.open)
    expect(screen.queryByRole('textbox', { name: lookUp.number })).not.toBeNull()
  })

  it('LANG-03 KIT-13 the result of a search for it follows a change of language at once', async () => {
    await openForm({ kind: 'offline' })
    look('OD-1700')
    await waitFor(() => expect(said()).toBe('Connect to look it up.'))
    const lookUp = { ...ordersTexts.lookUp, offline: 'Network aane par dekhen.' }
    act(() => language.use({ ...english, words: { 'features/orders': { ...ordersTexts, lookUp } } }))
    expect(said()).toBe('Network aane par dekhen.')
  })

  it('SNAP-02 is shown as the marketplace answers, with the focus on its number and no actions', async () => {
    const { asked } = await openForm({ kind: 'found', order: old }, { kind: 'unknown' })
    look(' OD-1700 ')
    const shown = await screen.findByRole('region', { name: 'OD-1700' })
    expect(asked).toEqual(['OD-1700'])
    expect(document.activeElement).toBe(within(shown).getByRole('heading', { name: 'OD-1700' }))
    expect(shown.textContent).toContain('not kept on this phone')
    expect(shown.textContent).toContain('Delivered')
    expect(shown.textContent).toContain('Asha Rao')
    // A date in another year is shown with its year.
    expect(shown.textContent).toContain('Ordered20\u00a0Nov 2025, 7:30\u00a0pm')
    expect(within(shown).queryByRole('button')).toBeNull()
    // The next order replaces it.
    look('OD-1800')
    await waitFor(() => expect(said()).toBe('The marketplace knows no order with this number.'))
    expect(screen.queryByRole('region', { name: 'OD-1700' })).toBeNull()
  })

  it('KIT-13 is not said to lack a connection where the server refuses the portal', async () => {
    await openForm({ kind: 'refused' })
    look('OD-1700')
    await waitFor(() => expect(said()).toMatch(/^The server can be reached and refuses the portal\. Your connection is all right/))
  })

  it('SNAP-02 does not take the focus if the next number is already being typed', async () => {
    const late = lateAnswer<LookedUp>()
    await openForm(late.coming)
    look('OD-1700')
    field().focus()
    fireEvent.change(field(), { target: { value: 'OD-180' } })
    await act(async () => late.answer({ kind: 'found', order: old }))
    expect(screen.queryByRole('region', { name: 'OD-1700' })).not.toBeNull()
    expect(document.activeElement).toBe(field())
  })

  it('KIT-13 cannot be looked up while offline, and the typed number stays', async () => {
    await openForm({ kind: 'offline' })
    look('OD-1700')
    await waitFor(() => expect(said()).toBe('Connect to look it up.'))
    expect([field().value, screen.getByRole('button', { name: /^Look it up/ }).getAttribute('aria-busy')]).toEqual(['OD-1700', null])
  })

  it.each([
    [{ kind: 'not-offered' }, 'Your marketplace does not offer this yet.'],
    [{ kind: 'failed', words: 'This order is another seller’s.' }, 'This order is another seller’s.'],
    [{ kind: 'failed', words: null }, 'The marketplace could not be asked. Try again later.'],
  ] as const)('SNAP-02 says why it is not shown: %j', async (answer, sentence) => {
    await openForm(answer)
    look('OD-1700')
    await waitFor(() => expect(said()).toBe(sentence))
  })

  it('SNAP-02 a missing or invalid number is an error; an order that this phone keeps is opened directly', async () => {
    const { asked, place } = await openForm({ kind: 'no-number' }, { kind: 'no-number' })
    for (const number of [' ', '#17 00']) {
      look(number)
      await waitFor(() => expect([said(), field().getAttribute('aria-invalid'), document.activeElement === field()]).toEqual(['Enter the order number.', 'true', true]))
    }
    // As a Hindi keyboard types it.
    look('od-२००१')
    await waitFor(() => expect(place()).toBe('/orders/self-ship?id=OD-2001'))
    expect(asked).toEqual(['', '#17 00'])
  })

  it('ROUTE-08 SNAP-02 the typed number is in the address, and restored after a reload', async () => {
    const { place } = await openForm(lateAnswer<LookedUp>().coming)
    look('OD-1700')
    await waitFor(() => expect(place()).toBe('/orders/lazy-ship?category=all&older=OD-1700'))
    await openList(place().replace(/^[^?]*/, ''))
    expect([(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Order number' })).value, document.activeElement]).toEqual(['OD-1700', document.body])
    const reopened = await openList(place().replace(/^[^?]*/, ''))
    fireEvent.click(await screen.findByRole('button', { name: 'Look them up' }))
    expect(screen.queryByRole('textbox', { name: 'Order number' })).toBeNull()
    await waitFor(() => expect(reopened.place()).toBe('/orders/lazy-ship?category=all'))
  })
})
