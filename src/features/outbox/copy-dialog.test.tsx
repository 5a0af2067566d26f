// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { breakStore, createDevice, openScreen, type Device } from '../../../tests/support/device-screen'
import { saveChange, saveStep } from '../../../tests/support/outbox-store'
import { descriptionOf } from '../../../tests/support/step-screen'
import { draftsOfStep } from '@/outbox/draft-key'
import type { Transfer } from '@/outbox/transfer'
import { CopyDialog, type CopyDialogProps } from './copy-dialog'
import { sealCopy } from './sealed-copy'

const overHttp = 'This page was opened over plain http. There the browser cannot lock a file with a passphrase. Open the portal over https.'
const withoutKeys =
  'The marketplace cannot tell that something came twice. If both phones send the same, it takes effect twice: remove it from one of them first.'

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (props: Partial<CopyDialogProps>, device: Device = createDevice()) =>
  openScreen(
    '/outbox',
    () => <CopyDialog kind="import" sellerId="S1" backend="real" sendsKeys onClose={() => undefined} {...props} />,
    { device },
  )

it('QUEUE-10 S35 warns before an import to a portal that sends no idempotency keys, and only then', async () => {
  await open({ sendsKeys: false })
  await screen.findByText(withoutKeys)
  expect(screen.getByRole('button', { name: 'Open the copy' })).toBeDefined()
  await open({})
  await screen.findByLabelText('Passphrase')
  expect(screen.queryByText(withoutKeys)).toBeNull()
  await open({ kind: 'export', sendsKeys: false })
  await screen.findByRole('button', { name: 'Save the file' })
  expect(screen.queryByText(withoutKeys)).toBeNull()
})

it.each(['export', 'import'] as const)('QUEUE-10 says why %s is not possible over plain http, and asks for no passphrase', async (kind) => {
  vi.stubGlobal('isSecureContext', false)
  await open({ kind })
  await screen.findByText(overHttp)
  expect(screen.queryByLabelText('Passphrase')).toBeNull()
  expect(screen.queryByRole('button', { name: kind === 'export' ? 'Save the file' : 'Open the copy' })).toBeNull()
  vi.stubGlobal('isSecureContext', true)
  await open({ kind })
  await screen.findByLabelText('Passphrase')
  expect(screen.queryByText(overHttp)).toBeNull()
})

it('QUEUE-10 the passphrase of an export can be shown and hidden, is hidden on saving, and offered to password managers', async () => {
  await open({ kind: 'export' })
  const field = await screen.findByLabelText('Passphrase')
  expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['password', 'new-password'])
  expect(descriptionOf(field)).toMatch(/Write it down/)
  await userEvent.type(field, 'six lantern')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the file' }))
  expect((await screen.findByRole('status')).textContent).toContain('At least 12 characters')
  expect(field.getAttribute('type')).toBe('password')
  await open({ kind: 'import' })
  expect((await screen.findByLabelText('Passphrase')).getAttribute('autocomplete')).toBe('off')
})

const passphrase = 'six lanterns on a wire'

async function openCopy(transfer: Transfer, device: Device): Promise<void> {
  await open({}, device)
  const copy = await sealCopy(transfer, 'real', passphrase)
  const chosen = new DataTransfer()
  chosen.items.add(new File([copy], 'copy.json', { type: 'application/json' }))
  // Like the file picker, so that the form has the field's own file list.
  const field = await screen.findByLabelText<HTMLInputElement>('Copy')
  field.files = chosen.files
  await userEvent.type(screen.getByLabelText('Passphrase'), passphrase)
  await userEvent.click(screen.getByRole('button', { name: 'Open the copy' }))
}
async function importCopy(transfer: Transfer, device: Device): Promise<void> {
  await openCopy(transfer, device)
  await userEvent.click(await screen.findByRole('button', { name: 'Take it over' }))
}
const told = async (words: string) => expect(await screen.findByText(words)).toBeDefined()
const draftOfBank = { owner: 'S1', form: draftsOfStep(4) }

it('QUEUE-10 an error is shown at the field that it is about, until the field is corrected', async () => {
  await open({})
  const words = await screen.findByLabelText('Passphrase')
  expect(screen.queryByText(/Write it down/)).toBeNull()
  const file = screen.getByLabelText<HTMLInputElement>('Copy')
  const invalid = () => [file, words].map((field) => field.getAttribute('aria-invalid') === 'true')
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Open the copy' }))
  expect(invalid()).toEqual([false, false])
  await press()
  expect([invalid(), descriptionOf(file)]).toEqual([[true, false], 'Choose a file'])
  // Announced again at each press.
  const said = screen.getByText('Choose a file')
  await press()
  expect([said.isConnected, descriptionOf(file)]).toEqual([false, 'Choose a file'])
  const chosen = new DataTransfer()
  chosen.items.add(new File(['no copy'], 'copy.json', { type: 'application/json' }))
  file.files = chosen.files
  fireEvent.change(file)
  expect(invalid()).toEqual([false, false])
  await userEvent.type(words, 'short')
  await press()
  expect(invalid()).toEqual([false, true])
  expect(descriptionOf(words)).toBe('At least 12 characters')
  await userEvent.type(words, ' no longer')
  expect(invalid()).toEqual([false, false])
  await press()
  await screen.findByText('This file is no copy of what waits on a phone.')
  expect([invalid(), descriptionOf(file)]).toEqual([[true, false], 'This file is no copy of what waits on a phone.'])
})

it('QUEUE-10 PWA-06 a copy that a full device does not take is told with what to do', async () => {
  const from = createDevice()
  await from.steps.outbox.writeDraft(draftOfBank, { values: 'of the copy', savedAt: 9 })
  const copy = await from.steps.outbox.exportTransfer('S1')
  onTestFinished(breakStore('full'))
  await importCopy(copy, createDevice())
  await told('This device did not take it. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Nothing was changed.')
})

it('QUEUE-10 choosing another file withdraws the choices about the previous copy', async () => {
  const from = createDevice()
  await from.steps.outbox.writeDraft(draftOfBank, { values: 'of the copy', savedAt: 9 })
  const device = createDevice()
  await device.steps.outbox.writeDraft(draftOfBank, { values: 'typed here', savedAt: 5 })
  await importCopy(await from.steps.outbox.exportTransfer('S1'), device)
  await screen.findByRole('button', { name: 'Use the copy’s instead' })
  fireEvent.change(screen.getByLabelText('Copy'))
  expect(screen.queryByRole('button', { name: 'Use the copy’s instead' })).toBeNull()
})

it('QUEUE-10 shows the contents of a copy before anything is imported', async () => {
  const from = createDevice()
  for (const mark of [10_000_001, 10_000_002]) await saveStep(from.steps, 4, mark)
  await from.steps.outbox.writeDraft({ owner: 'S1', form: draftsOfStep(5) }, { values: 'typed', savedAt: 9 })
  const device = createDevice()
  await openCopy(await from.steps.outbox.exportTransfer('S1'), device)
  await told('Look at what is in this copy. Take it over only if you made it yourself: what waits in it will be sent to the marketplace in your name.')
  const [step, draft, ...others] = within(screen.getByRole('list', { name: 'In this copy' })).getAllByRole('listitem')
  expect(step?.textContent).toMatch(/^Bank Account DetailsAccount ending 0002\.Kept /)
  expect([draft?.textContent, others]).toEqual(['Pickup & Return Address (draft)', []])
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  expect((await device.steps.outbox.ledger('S1')).rows).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Take it over' }))
  await told('What waits (1) and your drafts were taken over.')
  expect((await device.steps.outbox.ledger('S1')).rows).toHaveLength(1)
  expect(screen.queryByRole('list', { name: 'In this copy' })).toBeNull()
})

it('QUEUE-10 S5 lists all that a copy would send: older versions, changed places and more than fifty entries', async () => {
  const from = createDevice()
  for (const mark of [10_000_001, 10_000_002]) {
    await saveStep(from.steps, 4, mark)
    await from.steps.outbox.exportTransfer('S1')
  }
  for (let thing = 0; thing < 60; thing += 1) await saveChange(from.steps, [thing], 1)
  const transfer = await from.steps.outbox.exportTransfer('S1')
  const orders = new Map([[0, 999], [1, 1]])
  await openCopy({ ...transfer, rows: transfer.rows.map((row, place) => ({ ...row, order: orders.get(place) ?? place })) }, createDevice())
  const shown = within(await screen.findByRole('list', { name: 'In this copy' })).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([62, expect.stringContaining('Account ending 0002'), expect.stringContaining('Account ending 0001')])
})

it('QUEUE-10 says what was imported and what was not, and imports the copy’s version of the rest on request', async () => {
  const from = createDevice()
  await saveStep(from.steps, 3, 1)
  const onlySteps = await from.steps.outbox.exportTransfer('S1')
  await from.steps.outbox.writeDraft(draftOfBank, { values: 'of the copy', savedAt: 9 })
  const transfer = { ...(await from.steps.outbox.exportTransfer('S1')), unreadable: [{ of: 'a later version' }] }
  const device = createDevice()
  const { outbox } = device.steps
  await outbox.writeDraft(draftOfBank, { values: 'typed here', savedAt: 5 })
  await importCopy(transfer, device)
  await told('What waits (1) was taken over. This phone has another version of one entry, and keeps it. One entry cannot be read by this version of the app, and was not taken over.')
  expect((await outbox.readDraft(draftOfBank))?.values).toBe('typed here')
  await userEvent.click(screen.getByRole('button', { name: 'Use the copy’s instead' }))
  await told('Your drafts were taken over. One entry cannot be read by this version of the app, and was not taken over.')
  expect((await outbox.readDraft(draftOfBank))?.values).toBe('of the copy')
  expect(screen.queryByRole('button', { name: 'Use the copy’s instead' })).toBeNull()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await importCopy(onlySteps, device)
  await told('There was nothing new to take over.')
})

it('QUEUE-10 rejects a copy of a later version of the app with that reason, and imports nothing of it', async () => {
  const from = createDevice()
  for (const step of [3, 4] as const) await saveStep(from.steps, step, 1)
  const transfer = await from.steps.outbox.exportTransfer('S1')
  const device = createDevice()
  await openCopy({ ...transfer, rows: transfer.rows.map((row, place) => (place === 1 ? { ...row, bodyVersion: 99 } : row)) }, device)
  await told('Another version of the app made this file. Update the app on both phones, and export it once more.')
  expect((await device.steps.outbox.ledger('S1')).rows).toEqual([])
})
