// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OnboardingPage } from '../../../tests/support/onboarding-page'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { keyboards } from '../../../tests/support/keyboards'
import { atStep, descriptionOf, fill, gone, press, pressSave } from '../../../tests/support/step-screen'
import type { Address } from '@/contract/onboarding'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { addressesStep } from '@/domain/steps/addresses-step'
import { allSteps } from '@/domain/steps/all-steps'
import { draftsOfStep } from '@/outbox/draft-key'

let device: SellerDevice

async function open(step: 3 | 4 | 5 | 6): Promise<string> {
  const id = `step-${step}` as const
  await device.signIn(id)
  await device.show('/registrationdetails', OnboardingPage)
  await atStep(step)
  return readyAccount(id).sellerId
}

/** What left the device for the step was this and nothing besides, and the service has it so. */
async function expectSent(step: 4 | 5 | 6, body: unknown): Promise<void> {
  expect(device.sent.at(-1)).toMatchObject({ path: `/api/seller/step${step}` })
  expect(device.sent.at(-1)?.body).toEqual(body)
  expect((await device.storedSeller()).steps[`step${step}`]).toEqual(body)
}

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

/** What is asked for under this name: one field, or several together. */
const asked = (label: string) => screen.queryByLabelText(label) ?? screen.queryByRole('group', { name: label })

it.each([3, 4, 5, 6] as const)('ONB-01 GST-01 BANK-01 ADDR-01 SHIP-01 the form of step %i asks for every field that its description names', async (step) => {
  await open(step)
  // The cutoff times are asked for where a delivery type needs them.
  if (step === 6) press('checkbox', 'Standard')
  const fields: Readonly<Record<string, { readonly label: () => string } | null>> = allSteps[step].fields
  const labels = Object.values(fields).flatMap((field) => field?.label() ?? [])
  expect(labels.filter((label) => asked(label) === null)).toEqual([])
})

/** Every field of an address is asked for. */
const addressKeyboards = (address: 'pickup' | 'return') => {
  const keyboardsOf: Readonly<Record<keyof Required<Address>, string>> = {
    doorNo: `text section-${address} address-line1 next`,
    apartment: `text section-${address} address-line2 next`,
    address: `text section-${address} address-line3 next`,
    landmark: 'text off next',
    pincode: `text numeric section-${address} postal-code next`,
    city: `text section-${address} address-level2 next`,
    state: `section-${address} address-level1`,
    country: `text section-${address} country-name next`,
  }
  return Object.fromEntries(Object.entries(keyboardsOf).map(([name, keyboard]) => [`${address}.${name}`, keyboard]))
}

it.each([
  [
    3,
    {
      nickname: 'text off next',
      businessName: 'text organization next',
      gstNumber: 'text off next characters false',
      gstMobile: 'tel numeric tel-national next',
      gstPan: 'text off next characters false',
    },
  ],
  [
    4,
    {
      accountHolderName: 'text name next',
      accountNumber: 'text numeric off next false',
      confirmAccountNumber: 'text numeric off next false',
      ifscCode: 'text off done characters false',
    },
  ],
  [5, { ...addressKeyboards('pickup'), ...addressKeyboards('return') }],
] as const)('REG-01 GST-01 BANK-01 ADDR-01 the fields of step %i ask for their keyboards, and tell the browser what they hold', async (step, expected) => {
  await open(step)
  expect(keyboards()).toEqual(expected)
})

describe('the bank step', () => {
  const confirmation = () => screen.getByLabelText('Confirm account number')

  it('BANK-01 refuses account numbers that differ, on the second of them, and sends nothing', async () => {
    await open(4)
    fill('Account number', '001234567890')
    fill('Confirm account number', '001234567891')
    pressSave()
    await within(await screen.findByRole('alert')).findByRole('link', { name: 'Account numbers do not match' })
    expect(confirmation().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(confirmation())).toContain('Account numbers do not match')
    expect(await device.rows()).toEqual([])
    expect((await device.storedSeller()).steps.step4).toBeUndefined()

    fill('Confirm account number', '0012 3456-7890')
    pressSave()
    await screen.findByText('Bank details saved.')
    await atStep(5)
  })

  it('BANK-01 nothing else blocks: an odd IFSC gets advice only', async () => {
    await open(4)
    fill('IFSC code', 'BANK')
    expect(descriptionOf(screen.getByLabelText('IFSC code'))).toMatch(/does not look like an IFSC.*You can still continue\./)
    pressSave()
    await screen.findByText('Bank details saved.')
    await atStep(5)
  })

  it('BANK-02 sends the five bank fields of the seller, both numbers as banks read them', async () => {
    const sellerId = await open(4)
    expect(within(screen.getByRole('group', { name: 'Account type' })).getAllByRole('radio')).toHaveLength(2)
    fill('Account holder name', 'Asha Kumari')
    fill('Account number', '001234567890')
    fill('Confirm account number', ' 0012 3456-7890')
    press('radio', 'Current')
    fill('IFSC code', 'hdfc 0001234')
    pressSave()
    await screen.findByText('Bank details saved.')
    await expectSent(4, {
      sellerId,
      accountHolderName: 'Asha Kumari',
      accountNumber: '001234567890',
      confirmAccountNumber: '001234567890',
      accountType: 'current',
      ifscCode: 'HDFC0001234',
    })
  })
})

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

  /** In the country that stands there already, the state is one out of a list. */
  function fillAddress(which: 'Pickup address' | 'Return address', mark: string, state = 'Kerala'): Record<string, string> {
    const values = Object.fromEntries(Object.keys(labels).map((name) => [name, `${mark} ${name}`]))
    const address: Record<string, string> = { ...values, state, country: 'India' }
    for (const [name, label] of Object.entries(labels)) fill(label, address[name] ?? '', block(which))
    return address
  }

  it('ADDR-01 asks for eight fields of each address', async () => {
    await open(5)
    for (const which of ['Pickup address', 'Return address'] as const) {
      expect(inputs(which)).toHaveLength(8)
      for (const input of inputs(which)) expect(input).toHaveProperty('disabled', false)
    }
  })

  it('ADDR-01 has the states of India as a list, and a state elsewhere as text', async () => {
    await open(5)
    const state = () => within(block('Pickup address')).getByLabelText('State')
    expect(within(state()).getAllByRole('option')).toHaveLength(37)
    fill('State', 'Kerala', block('Pickup address'))
    fill('Country', 'Nepal', block('Pickup address'))
    await waitFor(() => expect(state()).toHaveProperty('type', 'text'))
    fill('State', 'Bagmati', block('Pickup address'))
    fill('Country', 'India', block('Pickup address'))
    await waitFor(() => expect(state()).toHaveProperty('value', 'Bagmati'))
  })

  it('ADDR-02 CHECK-01 ONB-07 is not typed into by opening it again: nothing is kept anew of a copy that is the same', async () => {
    await open(5)
    screen.getByRole('checkbox', { name: copy }).click()
    fill('City', 'Kochi', block('Pickup address'))
    const draft = async () => device.outbox.readDraft({ owner: readyAccount('step-5').sellerId, form: 'step-5' })
    await waitFor(async () => expect((await draft())?.values).toMatchObject({ sameAsPickup: true, pickup: { city: 'Kochi' } }))
    const before = await draft()
    await device.show('/registrationdetails', OnboardingPage)
    await atStep(5)
    await waitFor(() => expect(block('Return address').closest('details')).toHaveProperty('open', false))
    await storeDraftsNow()
    expect((await draft())?.savedAt).toBe(before?.savedAt)
  })

  it('ADDR-02 asks first whether the return address is the same, and folds its copy under a line that opens', async () => {
    await open(5)
    const box = screen.getByRole('checkbox', { name: copy })
    expect(box.compareDocumentPosition(block('Pickup address')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(block('Return address').closest('details')).toBeNull()
    box.click()
    await waitFor(() => expect(block('Return address').closest('details')).toHaveProperty('open', false))
    expect(screen.getByText('Return address, as it is sent').closest('summary')).not.toBeNull()
  })

  it('ADDR-02 the return address follows the pickup address and is disabled while the box is checked', async () => {
    await open(5)
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

  it('ADDR-02 ADDR-03 a return address that was typed outlasts a slip on the box, and is not sent while that is checked', async () => {
    const sellerId = await open(5)
    const pickupAddress = fillAddress('Pickup address', 'from')
    const typed = fillAddress('Return address', 'to', 'Goa')
    press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(pickupAddress))
    press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(typed))
    press('checkbox', copy)
    pressSave()
    await screen.findByText('Pickup & Return address saved.')
    await expectSent(5, { sellerId, pickupAddress, returnAddress: pickupAddress })
  })

  it('ADDR-02 a copy of the pickup address does not outlast a change of that, however often the box is pressed', async () => {
    await open(5)
    fillAddress('Pickup address', 'first')
    for (const _ of ['checked', 'unchecked', 'checked']) press('checkbox', copy)
    const pickup = fillAddress('Pickup address', 'second', 'Goa')
    press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(pickup))
  })

  it('ADDR-02 nor does it where the pickup address was changed beside it, and nothing was in the copy', async () => {
    await open(5)
    fillAddress('Pickup address', 'first')
    for (const _ of ['checked', 'unchecked']) press('checkbox', copy)
    const pickup = fillAddress('Pickup address', 'second', 'Goa')
    for (const _ of ['checked', 'unchecked']) press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(pickup))
  })

  it('ADDR-02 an old pickup address that was typed as the return address is none that was copied', async () => {
    await open(5)
    fillAddress('Pickup address', 'first')
    await storeDraftsNow()
    await device.show('/registrationdetails', OnboardingPage)
    await atStep(5)
    fillAddress('Pickup address', 'second', 'Goa')
    const typed = fillAddress('Return address', 'first')
    for (const _ of ['checked', 'unchecked']) press('checkbox', copy)
    expect(valuesOf('Return address')).toEqual(Object.values(typed))
  })

  it('ADDR-02 ONB-07 a copy that an earlier version has kept follows the pickup address', async () => {
    const { pickup, return: kept } = addressesStep.draft.parse({ pickup: { city: 'Kochi' }, return: { city: 'Kochi' } })
    await device.outbox.writeDraft({ owner: readyAccount('step-5').sellerId, form: draftsOfStep(5) }, { values: { pickup, return: kept, sameAsPickup: true }, savedAt: 7 })
    await open(5)
    fill('City', 'Mysuru', block('Pickup address'))
    press('checkbox', copy)
    expect(within(block('Return address')).getByLabelText<HTMLInputElement>('City').value).toBe('Mysuru')
  })

  it('ADDR-03 sends both addresses', async () => {
    const sellerId = await open(5)
    const pickupAddress = fillAddress('Pickup address', 'from')
    const returnAddress = fillAddress('Return address', 'to', 'Goa')
    pressSave()
    await screen.findByText('Pickup & Return address saved.')
    await expectSent(5, { sellerId, pickupAddress, returnAddress })
  })

  it('ONB-06 what the backend said of a field stands at it, and is linked, until that is changed', async () => {
    const words = 'This branch is closed.'
    await device.signIn('step-4')
    await device.demo.dispatch({ kind: 'set-network', network: 'offline' })
    await device.save([4])
    const [row] = await device.rows()
    const claimed = row && (await device.outbox.claim(row.sequence))
    if (claimed) await device.outbox.settle(claimed, { kind: 'rejected', status: 400, message: words, field: 'ifscCode' })
    await device.outbox.writeDraft({ owner: readyAccount('step-4').sellerId, form: draftsOfStep(4) }, { values: claimed?.body, savedAt: 7 })
    await device.show('/registrationdetails', OnboardingPage)
    await atStep(4)
    const ifsc = await screen.findByLabelText('IFSC code')
    const isWrong = () => [ifsc.getAttribute('aria-invalid'), descriptionOf(ifsc).includes(words)]
    expect(isWrong()).toEqual(['true', true])
    screen.getByRole('link', { name: words }).click()
    expect(document.activeElement).toBe(ifsc)
    fill('Account holder name', 'Somebody else')
    expect(isWrong()).toEqual(['true', true])
    fill('IFSC code', 'HDFC0000001')
    expect(isWrong()).toEqual([null, false])
    expect(screen.getByRole('alert').textContent).toBe(`${words}Change what is needed and save the step again.`)
  })

  it('ONB-06 an entry that is longer than any backend takes is not saved, and says so', async () => {
    await open(5)
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

describe('the shipping step', () => {
  const cutoffs = [
    { label: 'Standard and Express cutoff', value: '08:00', words: '08:00 AM', members: ['Standard', 'Express'] },
    { label: 'One Day and Two Day cutoff', value: '12:00', words: '12:00 PM', members: ['One Day', 'Two Day'] },
    { label: 'Same Day cutoff', value: '06:00', words: '06:00 AM', members: ['Same Day'] },
  ]
  const cutoff = (label: string) => screen.queryByLabelText<HTMLInputElement>(label)
  const shownCutoffs = () => cutoffs.filter(({ label }) => cutoff(label) !== null).map(({ label }) => label)
  const boxesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map((choice) => choice.closest('label')?.textContent ?? choice.getAttribute('aria-label'))

  it('SHIP-01 offers three shipping types and five delivery types', async () => {
    await open(6)
    const types = within(screen.getByRole('group', { name: 'Shipping type' })).getAllByRole('radio')
    expect(types.map((type) => type.getAttribute('value'))).toEqual(['Lazy Shipping', 'Self Shipping', 'Both'])
    expect(types.map(descriptionOf)).toEqual([
      'Our courier collects the parcels at your pickup address.',
      'You choose the courier and send the parcels yourself.',
      'You decide for each order.',
    ])
    expect(boxesIn('Delivery types')).toEqual(['Standard', 'Express', 'One Day', 'Two Day', 'Same Day'])
  })

  it('SHIP-02 asks for the cutoff times of the chosen groups only, with their defaults', async () => {
    await open(6)
    expect(shownCutoffs()).toEqual([])
    for (const { label, value, words, members } of cutoffs)
      for (const member of members) {
        press('checkbox', member)
        expect(shownCutoffs()).toEqual([label])
        expect(cutoff(label)?.value).toBe(value)
        expect(descriptionOf(screen.getByLabelText(label))).toBe(`Orders before ${words} are shipped that day, later ones the next day.`)
        press('checkbox', member)
        expect(shownCutoffs()).toEqual([])
      }
  })

  it('SHIP-02 SHIP-03 sends the choices, and each cutoff on the 24-hour clock with AM or PM', async () => {
    const sellerId = await open(6)
    press('radio', 'Self Shipping')
    press('checkbox', 'Express')
    press('checkbox', 'Same Day')
    fill('Same Day cutoff', '17:30')
    expect(descriptionOf(screen.getByLabelText('Same Day cutoff'))).toBe(
      'Orders before 05:30 PM are shipped that day, later ones the next day.',
    )
    // An emptied time is the default again.
    fill('Standard and Express cutoff', '')
    pressSave()
    // Nobody can draw here, so the step that follows is not looked at.
    await waitFor(async () => expect((await device.rows()).map(({ state }) => state)).toEqual(['accepted']))
    await expectSent(6, {
      sellerId,
      shippingType: 'Self Shipping',
      deliveryTypes: ['Express', 'Same Day'],
      cutoffTimes: {
        standardExpress: '08:00',
        standardExpressPeriod: 'AM',
        oneTwoDay: '12:00',
        oneTwoDayPeriod: 'PM',
        sameDay: '17:30',
        sameDayPeriod: 'PM',
      },
    })
  })
})
