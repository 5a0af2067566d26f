// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressesStep } from '@/domain/steps/addresses-step'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { draftsOfStep } from '@/outbox/draft-key'
import { expectSent, openAtStep, showOnboarding } from '../../../../tests/support/onboarding-page'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import { atStep, fill, gone, press, pressSave } from '../../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

describe('the address step', () => {
  const labels = {
    doorNo: 'Door number',
    apartment: 'Apartment or building',
    address: 'Street and area',
    landmark: 'Landmark',
    pincode: 'PIN code',
    city: 'City',
    state: 'State',
    country: 'Country',
  }
  const block = (which: 'Pickup address' | 'Return address') => screen.getByRole('group', { name: which })
  const inputs = (which: 'Pickup address' | 'Return address') =>
    Object.values(labels).map((label) => within(block(which)).getByLabelText<HTMLInputElement | HTMLSelectElement>(label))
  const valuesOf = (which: 'Pickup address' | 'Return address') => inputs(which).map(({ value }) => value)
  const copy = 'Return address is the same as the pickup address'

  /** The country is prefilled with India, so the state is chosen from a list. */
  function fillAddress(which: 'Pickup address' | 'Return address', mark: string, state = 'Kerala'): Record<string, string> {
    const values = Object.fromEntries(Object.keys(labels).map((name) => [name, `${mark} ${name}`]))
    const address: Record<string, string> = { ...values, state, country: 'India' }
    for (const [name, label] of Object.entries(labels)) fill(label, address[name] ?? '', block(which))
    return address
  }

  it('ADDR-01 has eight enabled fields for each address', async () => {
    await openAtStep(device, 5)
    for (const which of ['Pickup address', 'Return address'] as const) {
      expect(inputs(which)).toHaveLength(8)
      for (const input of inputs(which)) expect(input).toHaveProperty('disabled', false)
    }
  })

  it('ADDR-01 offers the states of India as a list, and a text field for another country', async () => {
    await openAtStep(device, 5)
    const state = () => within(block('Pickup address')).getByLabelText('State')
    expect(within(state()).getAllByRole('option')).toHaveLength(37)
    fill('State', 'Kerala', block('Pickup address'))
    fill('Country', 'Nepal', block('Pickup address'))
    await waitFor(() => expect(state()).toHaveProperty('type', 'text'))
    fill('State', 'Bagmati', block('Pickup address'))
    fill('Country', 'India', block('Pickup address'))
    await waitFor(() => expect(state()).toHaveProperty('value', 'Bagmati'))
  })

  it('ADDR-02 CHECK-01 ONB-07 opening it again does not store the unchanged copy again', async () => {
    await openAtStep(device, 5)
    screen.getByRole('checkbox', { name: copy }).click()
    fill('City', 'Kochi', block('Pickup address'))
    const draft = async () => device.outbox.readDraft({ owner: readyAccount('step-5').sellerId, form: 'step-5' })
    await waitFor(async () => expect((await draft())?.values).toMatchObject({ sameAsPickup: true, pickup: { city: 'Kochi' } }))
    const before = await draft()
    await showOnboarding(device)
    await atStep(5)
    await waitFor(() => expect(block('Return address').closest('details')).toHaveProperty('open', false))
    await storeDraftsNow()
    expect((await draft())?.savedAt).toBe(before?.savedAt)
  })

  it('ADDR-02 shows the checkbox before the addresses, and folds the copied return address while it is checked', async () => {
    await openAtStep(device, 5)
    const box = screen.getByRole('checkbox', { name: copy })
    expect(box.compareDocumentPosition(block('Pickup address')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(block('Return address').closest('details')).toBeNull()
    box.click()
    await waitFor(() => expect(block('Return address').closest('details')).toHaveProperty('open', false))
    expect(screen.getByText('Return address, as it is sent').closest('summary')).not.toBeNull()
  })

  it('ADDR-02 the return address follows the pickup address and is disabled while the box is checked', async () => {
    await openAtStep(device, 5)
    const pickup = fillAddress('Pickup address', 'first')
    press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(pickup))
    expect(inputs('Return address').every(({ disabled }) => disabled)).toBe(true)
    const edited = fillAddress('Pickup address', 'second', 'Goa')
    expect(valuesOf('Return address')).toEqual(Object.values(edited))
    press('checkbox', copy)
    expect(inputs('Return address').some(({ disabled }) => disabled)).toBe(false)
    fill('Door number', '99', block('Pickup address'))
    expect(valuesOf('Return address')).toEqual(Object.values(edited))
  })

  it('ADDR-02 ADDR-03 a typed return address returns when the box is unchecked, and is not sent while it is checked', async () => {
    const sellerId = await openAtStep(device, 5)
    const pickupAddress = fillAddress('Pickup address', 'from')
    const typed = fillAddress('Return address', 'to', 'Goa')
    press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(pickupAddress))
    press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(typed))
    press('checkbox', copy)
    pressSave()
    await screen.findByText('Pickup & Return address saved.')
    await expectSent(device, 5, { sellerId, pickupAddress, returnAddress: pickupAddress })
  })

  it('ADDR-02 a copied return address follows later changes of the pickup address, however often the box is pressed', async () => {
    await openAtStep(device, 5)
    fillAddress('Pickup address', 'first')
    for (const _ of ['checked', 'unchecked', 'checked']) press('checkbox', copy)
    const pickup = fillAddress('Pickup address', 'second', 'Goa')
    press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(pickup))
  })

  it('ADDR-02 a copied return address follows a pickup address that was changed while the box was unchecked', async () => {
    await openAtStep(device, 5)
    fillAddress('Pickup address', 'first')
    for (const _ of ['checked', 'unchecked']) press('checkbox', copy)
    const pickup = fillAddress('Pickup address', 'second', 'Goa')
    for (const _ of ['checked', 'unchecked']) press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(pickup))
  })

  it('ADDR-02 a typed return address that equals an old pickup address does not count as copied', async () => {
    await openAtStep(device, 5)
    fillAddress('Pickup address', 'first')
    await storeDraftsNow()
    await showOnboarding(device)
    await atStep(5)
    fillAddress('Pickup address', 'second', 'Goa')
    const typed = fillAddress('Return address', 'first')
    for (const _ of ['checked', 'unchecked']) press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(typed))
  })

  it('ADDR-02 ONB-07 a copied return address in a draft of an earlier version follows the pickup address', async () => {
    const { pickup, return: kept } = addressesStep.draft.parse({ pickup: { city: 'Kochi' }, return: { city: 'Kochi' } })
    await device.outbox.writeDraft({ owner: readyAccount('step-5').sellerId, form: draftsOfStep(5) }, { values: { pickup, return: kept, sameAsPickup: true }, savedAt: 7 })
    await openAtStep(device, 5)
    fill('City', 'Mysuru', block('Pickup address'))
    press('checkbox', copy)
    expect(within(block('Return address')).getByLabelText<HTMLInputElement>('City').value).toBe('Mysuru')
  })

  it('ADDR-03 sends both addresses', async () => {
    const sellerId = await openAtStep(device, 5)
    const pickupAddress = fillAddress('Pickup address', 'from')
    const returnAddress = fillAddress('Return address', 'to', 'Goa')
    pressSave()
    await screen.findByText('Pickup & Return address saved.')
    await expectSent(device, 5, { sellerId, pickupAddress, returnAddress })
  })

  it('ONB-06 an entry that is too long for any backend is not saved, and the step says so', async () => {
    await openAtStep(device, 5)
    fill('Landmark', 'x'.repeat(501), block('Pickup address'))
    pressSave()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'One of the entries is longer than 500 characters, so this step is not saved. Shorten it and save again.',
    )
    expect(document.activeElement).toBe(alert)
    expect(await device.rows()).toEqual([])
    fill('Landmark', 'x'.repeat(500), block('Pickup address'))
    pressSave()
    await gone(/longer than 500/)
    await atStep(6)
  })
})
