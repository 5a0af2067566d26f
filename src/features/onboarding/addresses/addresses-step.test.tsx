// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addressesStep } from '@/domain/steps/addresses-step'
import { draftsOfStep } from '@/outbox/draft-key'
import { showOnboarding } from '../../../../tests/support/onboarding-page'
import { readyAccount, setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import { atStep, descriptionOf, fill, stepTab } from '../../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
  await device.signIn('step-5')
})
afterEach(stopDevice)

const open = async (): Promise<void> => {
  await showOnboarding(device)
  await atStep(5)
}
const block = (name: string): HTMLElement => screen.getByRole('group', { name })
const pincode = (address: string) => within(block(address)).getByLabelText('PIN code')

const words = 'No courier comes there.'

/** The addresses were sent, with the return address the same as the pickup address, and the backend refuses this field. */
async function refuse(field: string): Promise<void> {
  await setNetwork(device, 'offline')
  await device.save([5])
  const [row] = await device.rows()
  const claimed = row && (await device.outbox.claim(row.sequence))
  if (!claimed || !('pickupAddress' in claimed.body)) throw new Error('No addresses wait')
  await device.outbox.settle(claimed, { kind: 'rejected', status: 422, message: words, field })
  const { pickup } = addressesStep.draft.parse(addressesStep.typedBefore(claimed.body))
  const owner = readyAccount('step-5').sellerId
  await device.outbox.writeDraft({ owner, form: draftsOfStep(5) }, { values: { pickup, return: pickup, sameAsPickup: true }, savedAt: 7 })
}

it.each([
  'pickupAddress.pincode',
  // The seller typed it once, for both addresses.
  'returnAddress.pincode',
  'data.pickupAddress.pincode',
])("ONB-06 ADDR-03 shows the backend's words about %s at the field of the form, until that field changes", async (field) => {
  await refuse(field)
  await open()
  const isWrong = () => [pincode('Pickup address').getAttribute('aria-invalid'), descriptionOf(pincode('Pickup address')).includes(words)]
  await waitFor(() => expect(isWrong()).toEqual(['true', true]))
  screen.getByRole('link', { name: words }).click()
  expect(document.activeElement).toBe(pincode('Pickup address'))
  fill('PIN code', '560002', block('Pickup address'))
  expect(isWrong()).toEqual([null, false])
})

it.each(['pickupAddress', 'pincode', 'pickupAddress.planet'])("ONB-06 ADDR-03 shows the backend's words about %s above the form, as they name no single field", async (field) => {
  await refuse(field)
  await open()
  expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByRole('link', { name: words })).toBeNull()
})

it('ADVICE-03 city and state filled in by the PIN code still follow it after the step was left', async () => {
  await open()
  const place = () => ['City', 'State'].map((label) => within(block('Pickup address')).getByLabelText<HTMLInputElement>(label).value)
  fill('PIN code', '560001', block('Pickup address'))
  await waitFor(() => expect(place()).toEqual(['Bengaluru', 'Karnataka']))
  stepTab(4).click()
  await atStep(4)
  stepTab(5).click()
  await atStep(5)
  await waitFor(() => expect(place()).toEqual(['Bengaluru', 'Karnataka']))
  fill('PIN code', '194101', block('Pickup address'))
  await waitFor(() => expect(place()).toEqual(['Leh', 'Ladakh']))
  // The seller's own text is never replaced.
  fill('City', 'Kargil', block('Pickup address'))
  fill('PIN code', '560001', block('Pickup address'))
  await waitFor(() => expect(place()).toEqual(['Kargil', 'Karnataka']))
})
