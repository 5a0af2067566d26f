// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import type { CommandBody } from '@/outbox/command'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { keepSeries } from '@/outbox/document-numbers'
import { waitingCommandsMany } from '@/outbox/many-rows'
import { readyAccount, setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { gone, press } from '../../../tests/support/step-screen'
import { handoverBody, packBody } from '../../../tests/support/order-bodies'
import { OutboxScreen, type ToldDecision } from './outbox-screen'

const { sellerId } = readyAccount('step-3')
const nicknameTaken = "The nickname 'Asha Crafts' is already taken. Please choose a different one."
const empty = 'Nothing of yours waits on this device.'
let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
  await device.signIn('step-3')
  await setNetwork(device, 'offline')
})
afterEach(stopDevice)

const card = (step: OnboardingStep) => screen.getByRole('group', { name: stepNames[step] })
const says = (step: OnboardingStep, ...words: (string | RegExp)[]) =>
  waitFor(() => {
    for (const word of words) expect(card(step).textContent).toMatch(word)
  })
const queue = async () => (await device.rows()).map(({ step, state }) => `${step}:${state}`)
const answered = () => device.sent.filter(({ key }) => key !== null).map(({ path }) => Number(path.at(-1)))

async function open(): Promise<void> {
  await device.show('/outbox', () => <OutboxScreen sellerId={sellerId} target={{ backend: 'demo', sendsKeys: true }} />)
  await screen.findByRole('heading', { level: 1, name: 'Waiting to send' })
}

it('QUEUE-03 lists what waits in order, with step, time, state and a description, and shows when it was sent', async () => {
  await device.save([3, 4], 'Meera Silks')
  await open()
  await screen.findByRole('group', { name: stepNames[3] })
  expect(within(screen.getByRole('list')).getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    stepNames[3],
    stepNames[4],
  ])
  await says(3, 'Waiting to send', 'Meera Silks, Regular GST.', /Kept \d{1,2}:\d{2}\s[ap]m/, 'It will be sent when you are back online.')
  await says(4, 'Waiting to send', 'Account ending 7890.', /Kept \d{1,2}:\d{2}\s[ap]m/)
  expect(card(4).textContent).not.toContain('4567890')
  expect(screen.queryByText(empty)).toBeNull()
  const waiting = [card(3), card(4)]
  expect(waiting.map(({ dataset }) => dataset['progress'])).toEqual(['waiting', 'waiting'])

  await setNetwork(device, 'online')
  for (const step of [3, 4] as const) await says(step, /Sent \d{1,2}:\d{2}\s[ap]m\./)
  // A card that waited stays until its border is drawn; when the screen is opened again, it is one line of the delivered ones.
  expect([card(3), card(4)]).toEqual(waiting)
  expect(waiting.map(({ dataset }) => dataset['progress'])).toEqual(['sent', 'sent'])
  expect(screen.getByText(empty)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  await open()
  await says(3, 'Sent')
  expect(card(3).dataset['progress']).toBeUndefined()
  expect(screen.getByRole('heading', { name: 'Delivered 2' })).toBeDefined()
})

it('QUEUE-03 QUEUE-05 a refused step needs attention with its reason, holds the later ones, and is not retried by itself', async () => {
  await device.save([3, 4, 5, 6], 'Asha Crafts')
  await open()
  await setNetwork(device, 'online')
  await says(3, 'Needs attention', nicknameTaken)
  for (const step of [4, 5, 6] as const) await says(step, 'Waiting to send', 'Held until GST Tax Information is accepted.')
  // Nothing can leave before the seller has decided.
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  const change = screen.getByRole('link', { name: 'Change GST Tax Information' })
  expect(change.getAttribute('href')).toBe('/registrationdetails')
  expect(answered()).toEqual([3])

  // Sending the same again on the seller's decision is another submission.
  press('button', 'Send again GST Tax Information')
  await waitFor(() => expect(answered()).toEqual([3, 3]))
  await says(3, 'Needs attention')
  expect(new Set(device.sent.map(({ key }) => key)).size).toBe(3)

  await device.save([3], 'Meera Silks')
  for (const step of [3, 4, 5, 6] as const) await says(step, 'Sent')
  expect(answered()).toEqual([3, 3, 3, 4, 5, 6])
})

it('QUEUE-03 a waiting step is removed after a confirmation; its draft stays', async () => {
  await device.outbox.writeDraft({ owner: sellerId, form: 'step-4' }, { values: { ifscCode: 'HDFC0001234' }, savedAt: 1 })
  await device.save([3, 4], 'Meera Silks')
  await open()
  await screen.findByRole('group', { name: stepNames[4] })
  press('button', 'Remove Bank Account Details')
  press('button', 'Keep it')
  expect(card(4)).toBeDefined()
  press('button', 'Remove Bank Account Details')
  press('button', 'Remove it')
  await gone('Bank Account Details')
  expect(await queue()).toEqual(['3:waiting'])
  expect((await device.outbox.readDraft({ owner: sellerId, form: 'step-4' }))?.values).toEqual({ ifscCode: 'HDFC0001234' })
  await setNetwork(device, 'online')
  await says(3, 'Sent')
  expect(answered()).toEqual([3])
})

it('QUEUE-03 a removed step is not listed as sent', async () => {
  await device.save([3], 'Meera Silks')
  await open()
  await screen.findByRole('group', { name: stepNames[3] })
  press('button', 'Remove GST Tax Information')
  press('button', 'Remove it')
  await screen.findByText(empty)
  expect(screen.queryByRole('heading', { name: /^(Delivered|Sent today)/ })).toBeNull()
  expect(await device.rows()).toEqual([])
})

it('QUEUE-03 the steps after a removed one are held until it is saved again', async () => {
  await device.save([3, 4], 'Meera Silks')
  await open()
  await screen.findByRole('group', { name: stepNames[3] })
  press('button', 'Remove GST Tax Information')
  press('button', 'Remove it')
  await gone('GST Tax Information')
  await setNetwork(device, 'online')
  await says(4, 'Held until GST Tax Information is accepted.')
  expect(answered()).toEqual([])
  await device.save([3], 'Meera Silks')
  for (const step of [3, 4] as const) await says(step, 'Sent')
  expect(answered()).toEqual([3, 4])
})

it('QUEUE-03 S5 P16 each tampered row is counted, shown and exported, and can be removed alone', async () => {
  await device.save([3, 4], 'Meera Silks')
  const rows = new OutboxDatabase(databaseName('demo')).table<unknown, IDBValidKey>('submissions')
  const whole = { sellerId, order: 9, key: 'K', savedAt: 1, attempts: 0, state: 'waiting', pause: null }
  await rows.bulkAdd([
    { ...whole, sequence: 91, step: 3, body: { sellerId: '../x', nickname: 'A', gstType: 'No GST' } },
    { ...whole, sequence: 92, step: 99, body: JSON.parse('{"__proto__":{"polluted":true}}') },
    { ...whole, sequence: 'ninety', step: 5, body: 'x'.repeat(100_000) },
    { ...whole, sequence: 'ninety-one', step: 5, state: 'anything' },
  ])
  await open()
  await screen.findByText(/^4 saved entries cannot be read/)
  expect(screen.getAllByText(/^This version of the app cannot read it/)).toHaveLength(4)
  expect(await device.outbox.exportTransfer(sellerId)).toMatchObject({
    rows: [{ step: 3 }, { step: 4 }],
    unreadable: [{ sequence: 91 }, { sequence: 92 }, { sequence: 'ninety' }, { sequence: 'ninety-one' }],
  })
  expect('polluted' in {}).toBe(false)
  const [words = null] = screen.getAllByText(/^This version of the app cannot read it/).slice(2)
  const own = within(words?.closest<HTMLElement>('[role=group]') ?? document.body)
  own.getByRole('button', { name: /^Remove / }).click()
  ;(await own.findByRole('button', { name: 'Remove it' })).click()
  await screen.findByText(/^3 saved entries cannot be read/)
  expect((await rows.toCollection().primaryKeys()).slice(-3)).toEqual([91, 92, 'ninety-one'])
})

it('QUEUE-06 QUEUE-03 another seller on the same phone sees no step of the first, and only that nothing of hers waits', async () => {
  await device.save([3, 4], 'Meera Silks')
  const other = readyAccount('step-4').sellerId
  await device.show('/outbox', () => <OutboxScreen sellerId={other} target={{ backend: 'demo', sendsKeys: true }} />)
  await screen.findByText(empty)
  expect(screen.queryByText(/^Nothing waits/)).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
})

it('PWA-06 QUEUE-03 an unreadable draft is shown, and removed only by the seller', async () => {
  const database = new OutboxDatabase(databaseName('demo'))
  await database.table('drafts').put({ owner: sellerId, form: 'step-4', of: 'another version' })
  await device.outbox.setDraftAside({ owner: sellerId, form: 'step-4' })
  await open()
  const draft = await screen.findByRole('group', { name: `${stepNames[4]} (draft)` })
  expect(draft.textContent).toContain('This version of the app cannot read it.')
  expect(screen.getByText('One saved entry cannot be read. It is not sent and not deleted.')).toBeDefined()
  press('button', `Remove ${stepNames[4]} (draft)`)
  press('button', 'Remove it')
  await gone(/cannot read it/)
  expect(await database.drafts.count()).toBe(0)
})

it('CMD-07 from 1,600 changes on the list says how many fit', async () => {
  await device.outbox.save({ sellerId, command: 'order-pack', body: packBody({ id: 'OD-0' }) })
  const { submissions } = new OutboxDatabase(databaseName('demo'))
  const [row] = await submissions.toArray()
  if (row === undefined) throw new Error('Nothing is stored')
  // All of one order, which is one card.
  const like = (number: number) => ({ ...row, sequence: number, order: number, key: `k${number}`, subject: `order:OD-0 order-pack ${number}` })
  await submissions.bulkAdd(Array.from({ length: waitingCommandsMany - 2 }, (_, index) => like(100 + index)))
  await open()
  await screen.findByRole('heading', { name: 'On this device 1599' })
  expect(screen.queryByText(/do not fit/)).toBeNull()
  await submissions.add(like(9999))
  await screen.findByText(/^1600 changes wait here; more than 2000 do not fit/)
})

it("CMD-09 QUEUE-03 shows fifty of many orders and the number of the others, and those after a press on 'Show more'", async () => {
  const rowOf = new Map<number, number>()
  for (let order = 1; order <= 53; order += 1) {
    const saved = await device.outbox.save({ sellerId, command: 'order-handover', body: handoverBody({ id: `OD-n${order}` }) })
    if (saved.kind === 'stored') rowOf.set(order, saved.value)
  }
  const refuse = async (order: number) => {
    const claimed = await device.outbox.claim(rowOf.get(order) ?? 0)
    if (claimed !== null) await device.outbox.settle(claimed, { kind: 'rejected', status: 422, message: 'No.' })
  }
  await refuse(52)
  await open()
  await screen.findByText('And 3 more')
  const names = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
  expect(names()).toEqual([...Array.from({ length: 49 }, (_, index) => index + 1), 52].map((order) => `Order OD-n${order}: handed over`))
  press('button', 'Show more')
  expect(names()).toHaveLength(53)
  expect(document.activeElement?.textContent).toBe('Order OD-n50: handed over')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('CMD-09 CMD-08 the commands of an order are one card, which links to it, and are removed together', async () => {
  const save = async (command: string, body: CommandBody) => expect((await device.outbox.save({ sellerId, command, body })).kind).toBe('stored')
  await save('order-pack', packBody())
  await save('order-handover', handoverBody({ id: 'OD-1043' }))
  await save('order-handover', handoverBody())
  await open()
  const order = await screen.findByRole('group', { name: 'Order OD-1042: packed, handed over' })
  expect(within(screen.getByRole('list')).getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Order OD-1042: packed, handed over',
    'Order OD-1043: handed over',
  ])
  expect(within(order).getByRole('link', { name: 'Change Order OD-1042: packed, handed over' }).getAttribute('href')).toBe('/orders/lazy-ship?id=OD-1042')
  press('button', 'Remove Order OD-1042: packed, handed over')
  expect(order.textContent).toContain('Remove this, and what follows it (1)? It will not be sent.')
  press('button', 'Remove it')
  await gone('Order OD-1042: packed, handed over')
  expect((await device.rows()).map(({ scopes }) => scopes)).toEqual([['order:OD-1043']])
})

it('CLASH-01 the card of an order offers a decision only if one of its commands was refused', async () => {
  for (const id of ['OD-1042', 'OD-1043']) expect((await device.outbox.save({ sellerId, command: 'order-handover', body: handoverBody({ id }) })).kind).toBe('stored')
  const sent = await device.outbox.claim((await device.rows())[0]?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to refuse')
  await device.outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Cancelled.', code: 'cancelled' })
  await device.show('/outbox', () => (
    <OutboxScreen sellerId={sellerId} target={{ backend: 'demo', sendsKeys: true }} decision={(id, otherwise) => <div><p>Decide about {id}</p>{otherwise(true)}</div>} />
  ))
  const order = await screen.findByRole('group', { name: 'Order OD-1042: handed over' })
  expect(order.textContent).toContain('Decide about OD-1042Cancelled.')
  expect(screen.getAllByText(/^Decide about/)).toHaveLength(1)
})

it('CLASH-01 the result of a decision is announced and scrolled into view, even if its card disappears', async () => {
  await device.outbox.save({ sellerId, command: 'order-handover', body: handoverBody() })
  const sent = await device.outbox.claim((await device.rows())[0]?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to refuse')
  await device.outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Cancelled.', code: 'cancelled' })
  const leave = async (tell: Parameters<ToldDecision>[2]) => {
    await device.outbox.discard(sent.sequence)
    tell({ said: () => 'Taken back: OD-1042.', further: () => ' It is over.' })
  }
  await device.show('/outbox', () => (
    <OutboxScreen sellerId={sellerId} target={{ backend: 'demo', sendsKeys: true }} decision={(_, __, tell) => <button type="button" onClick={() => void leave(tell)}>Leave it</button>} />
  ))
  await screen.findByRole('group', { name: 'Order OD-1042: handed over' })
  const broughtIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView')
  press('button', 'Leave it')
  await gone('Order OD-1042: handed over')
  const note = (await screen.findByText('Taken back: OD-1042. It is over.')).closest('[role=status]')
  expect(note).not.toBeNull()
  await waitFor(() => expect(broughtIntoSight.mock.contexts).toContain(note))
})

it('CLASH-01 the notice of a decision disappears if its order needs another one or it is taken back, not for another order', async () => {
  for (const id of ['OD-1042', 'OD-1043']) await device.outbox.save({ sellerId, command: 'order-handover', body: handoverBody({ id }) })
  for (const { sequence } of await device.rows()) {
    const sent = await device.outbox.claim(sequence)
    if (sent !== null) await device.outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Not today.', code: 'state' })
  }
  const further = (onTakenBack: () => void) => <button type="button" onClick={onTakenBack}>Take it back</button>
  const decision: ToldDecision = (id, _, tell) => (
    <>
      <button type="button" onClick={() => tell({ said: () => `Handed over: ${id}.`, further })}>Decide {id}</button>
      <button type="button" onClick={() => tell(null)}>Ask {id}</button>
    </>
  )
  await device.show('/outbox', () => <OutboxScreen sellerId={sellerId} target={{ backend: 'demo', sendsKeys: true }} decision={decision} />)
  const said = () => screen.queryByText(/^Handed over: /)?.firstChild?.textContent
  await screen.findByRole('button', { name: 'Decide OD-1042' })
  press('button', 'Decide OD-1042')
  press('button', 'Ask OD-1043')
  expect(said()).toBe('Handed over: OD-1042.')
  press('button', 'Ask OD-1042')
  expect(said()).toBeUndefined()
  press('button', 'Decide OD-1043')
  expect(said()).toBe('Handed over: OD-1043.')
  press('button', 'Take it back')
  expect(said()).toBeUndefined()
})

it("QUEUE-03 'Send now' while offline announces that it will be sent when back online", async () => {
  await device.save([3], 'Meera Silks')
  await open()
  await says(3, 'It will be sent when you are back online.')
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told()).not.toContain('It will be sent when you are back online.')
  press('button', 'Send now')
  expect(told()).toContain('It will be sent when you are back online.')
  await setNetwork(device, 'online')
  await says(3, /Sent \d/)
  expect(told()).not.toContain('It will be sent when you are back online.')
})

it.each([
  [true, '26-27/A7K/00042'],
  [false, null],
])('EXT-02 LAW-05 a refused packing of an order not on this device is resent with a number only if sales are numbered (%s)', async (isNumbered, invoiceNumber) => {
  await keepSeries(new OutboxDatabase(databaseName('demo')), { sellerId, year: '26-27' }, { prefix: '26-27/A7K/', next: 41 })
  await device.outbox.save({ sellerId, command: 'order-pack', body: packBody() })
  const sent = await device.outbox.claim((await device.rows())[0]?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to refuse')
  await device.outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Changed.', code: 'changed' })
  await device.show('/outbox', () => <OutboxScreen sellerId={sellerId} target={{ backend: 'demo', sendsKeys: true }} decision={(_, otherwise) => otherwise(isNumbered)} />)
  await screen.findByText(/Changed\./)
  press('button', /^Send again/)
  await waitFor(async () => expect((await device.rows()).find(({ command }) => command === 'order-pack')).toMatchObject({ state: 'waiting', body: { invoiceNumber } }))
})

it('QUEUE-03 QUEUE-08 a command held by an unreadable entry names that entry', async () => {
  await device.outbox.save({ sellerId, command: 'order-pack', body: packBody() })
  await new OutboxDatabase(databaseName('demo')).table('submissions').toCollection().modify({ body: null })
  await device.outbox.save({ sellerId, command: 'order-handover', body: handoverBody() })
  await open()
  await screen.findByText('Held until this is accepted: OD-1042.')
})

it('ROUTE-09 QUEUE-06 a token without its seller shows a message and a link to log in again', async () => {
  const router = await device.show('/outbox', () => <OutboxScreen sellerId={null} target={{ backend: 'demo', sendsKeys: true }} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Waiting to send' })).toBeDefined()
  expect(screen.getByText(/^We cannot tell whose registration this is\./)).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Log in again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toMatchObject({ returnTo: '/outbox' })
})

it('QUEUE-03 SNAP-07 a full device that cannot send says so, instead of waiting for the network', async () => {
  await device.save([3])
  await open()
  await says(3, 'It will be sent when you are back online.')
  const put = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function stored(this: IDBObjectStore, ...values) {
    if (this.name === 'submissions') throw new DOMException('No room', 'QuotaExceededError')
    return put.apply(this, values)
  })
  press('button', 'Send now')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This device’s storage is full\./)
  await says(3, 'It will be sent once this device has space.')
  full.mockRestore()
  await setNetwork(device, 'online')
  press('button', 'Send now')
  await says(3, /Sent \d{1,2}:\d{2}\s[ap]m\./)
  expect(screen.queryByRole('alert')).toBeNull()
})
