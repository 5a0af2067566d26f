// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '@/contract/onboarding'
import { allSteps } from '@/domain/steps/all-steps'
import { draftsOfStep } from '@/outbox/draft-key'
import { keyboards } from '../../../tests/support/keyboards'
import { expectSent, openAtStep, showOnboarding } from '../../../tests/support/onboarding-page'
import { readyAccount, setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { unchangedCutoffTimes } from '../../../tests/support/step-bodies'
import { atStep, descriptionOf, fill, press, pressSave } from '../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

/** The field with this label, or the group of fields. */
const asked = (label: string) => screen.queryByLabelText(label) ?? screen.queryByRole('group', { name: label })

it.each([3, 4, 5, 6] as const)('ONB-01 GST-01 BANK-01 ADDR-01 SHIP-01 the form of step %i has every field that its description names', async (step) => {
  await openAtStep(device, step)
  // The cutoff times are asked for only where a delivery type needs them.
  if (step === 6) press('checkbox', 'Standard')
  const fields: Readonly<Record<string, { readonly label: () => string } | null>> = allSteps[step].fields
  const labels = Object.values(fields).flatMap((field) => field?.label() ?? [])
  expect(labels.filter((label) => asked(label) === null)).toEqual([])
})

/** The keyboards of an address's fields; the type requires every field of an address. */
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
] as const)('REG-01 GST-01 BANK-01 ADDR-01 the fields of step %i have the right keyboard and autocomplete hints', async (step, expected) => {
  await openAtStep(device, step)
  expect(keyboards()).toEqual(expected)
})

describe('the bank step', () => {
  const confirmation = () => screen.getByLabelText('Confirm account number')

  it('BANK-01 rejects account numbers that differ, with an error on the second one, and sends nothing', async () => {
    await openAtStep(device, 4)
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

  it('BANK-01 saves with an unusual IFSC code, which only gets advice', async () => {
    await openAtStep(device, 4)
    fill('IFSC code', 'BANK')
    expect(descriptionOf(screen.getByLabelText('IFSC code'))).toMatch(/does not look like an IFSC.*You can still continue\./)
    pressSave()
    await screen.findByText('Bank details saved.')
    await atStep(5)
  })

  it('BANK-02 sends the five bank fields of the seller, with account number and IFSC code cleaned', async () => {
    const sellerId = await openAtStep(device, 4)
    expect(within(screen.getByRole('group', { name: 'Account type' })).getAllByRole('radio')).toHaveLength(2)
    fill('Account holder name', 'Asha Kumari')
    fill('Account number', '001234567890')
    fill('Confirm account number', ' 0012 3456-7890')
    press('radio', 'Current')
    fill('IFSC code', 'hdfc 0001234')
    pressSave()
    await screen.findByText('Bank details saved.')
    await expectSent(device, 4, {
      sellerId,
      accountHolderName: 'Asha Kumari',
      accountNumber: '001234567890',
      confirmAccountNumber: '001234567890',
      accountType: 'current',
      ifscCode: 'HDFC0001234',
    })
  })

  it("ONB-06 the backend's words about a field are shown at it, and linked, until the field changes", async () => {
    const words = 'This branch is closed.'
    await device.signIn('step-4')
    await setNetwork(device, 'offline')
    await device.save([4])
    const [row] = await device.rows()
    const claimed = row && (await device.outbox.claim(row.sequence))
    if (claimed) await device.outbox.settle(claimed, { kind: 'rejected', status: 400, message: words, field: 'ifscCode' })
    await device.outbox.writeDraft({ owner: readyAccount('step-4').sellerId, form: draftsOfStep(4) }, { values: claimed?.body, savedAt: 7 })
    await showOnboarding(device)
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
    await openAtStep(device, 6)
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
    await openAtStep(device, 6)
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

  it('SHIP-02 SHIP-03 sends the choices, and each cutoff in 24 hours with AM or PM', async () => {
    const sellerId = await openAtStep(device, 6)
    press('radio', 'Self Shipping')
    press('checkbox', 'Express')
    press('checkbox', 'Same Day')
    fill('Same Day cutoff', '17:30')
    expect(descriptionOf(screen.getByLabelText('Same Day cutoff'))).toBe(
      'Orders before 05:30 PM are shipped that day, later ones the next day.',
    )
    // An emptied time gets its default again.
    fill('Standard and Express cutoff', '')
    pressSave()
    // This environment cannot draw, so the test does not wait for the signature step.
    await waitFor(async () => expect((await device.rows()).map(({ state }) => state)).toEqual(['accepted']))
    await expectSent(device, 6, {
      sellerId,
      shippingType: 'Self Shipping',
      deliveryTypes: ['Express', 'Same Day'],
      cutoffTimes: { ...unchangedCutoffTimes, sameDay: '17:30', sameDayPeriod: 'PM' },
    })
  })
})
