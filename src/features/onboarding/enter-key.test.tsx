// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAtStep } from '../../../tests/support/onboarding-page'
import { startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, press } from '../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

const user = userEvent.setup()
const heldBy = () => document.activeElement?.getAttribute('name')

it('ONB-05 Enter moves the focus to the next field of a step, and only in the last one saves', async () => {
  await openAtStep(device, 4)
  await user.type(screen.getByLabelText('Account holder name'), 'Meera Nair{Enter}')
  expect(heldBy()).toBe('accountNumber')
  await user.keyboard('001234567890{Enter}001234567890{Enter}')
  // The focus goes to the chosen kind of account, because radio buttons are one question.
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Savings' }))
  await user.keyboard('{Enter}')
  expect(heldBy()).toBe('ifscCode')
  expect(await device.rows()).toEqual([])
  await user.keyboard('SBIN0000001{Enter}')
  await screen.findByText('Bank details saved.')
  await atStep(5)
  expect((await device.storedSeller()).steps.step4).toMatchObject({ accountHolderName: 'Meera Nair', accountNumber: '001234567890', ifscCode: 'SBIN0000001' })
})

it('ONB-05 Enter does nothing while it confirms a composed word or is held down', async () => {
  await openAtStep(device, 4)
  const name = screen.getByLabelText('Account holder name')
  name.focus()
  // Safari reports the key after the composition has ended.
  expect([fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 }), heldBy()]).toEqual([true, 'accountHolderName'])
  expect([fireEvent.keyDown(name, { key: 'Enter', isComposing: true }), heldBy()]).toEqual([true, 'accountHolderName'])
  expect([fireEvent.keyDown(name, { key: 'Enter', repeat: true }), heldBy()]).toEqual([false, 'accountHolderName'])
  expect([fireEvent.keyDown(name, { key: 'Enter' }), heldBy()]).toEqual([false, 'accountNumber'])
})

it('ONB-05 ADDR-02 Enter skips disabled fields, and saves in the last enabled one', async () => {
  await openAtStep(device, 5)
  const copied = screen.getByRole('checkbox', { name: /same/i })
  press('checkbox', /same/i)
  copied.focus()
  await user.keyboard('{Enter}')
  expect(heldBy()).toBe('pickup.doorNo')
  expect(await device.rows()).toEqual([])
  const pickup = within(screen.getByRole('group', { name: 'Pickup address' }))
  await user.type(pickup.getByLabelText('Country'), '{Enter}')
  await atStep(6)
  expect(await device.rows()).toHaveLength(1)
})
