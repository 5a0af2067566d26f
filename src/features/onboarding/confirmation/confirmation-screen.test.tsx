// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onboardingSteps } from '@/contract/steps'
import { print as printPaper } from '@/paper/print'
import { takePrinterAway, watchPrinter } from '../../../../tests/support/printer'
import { setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import '../../../../tests/support/step-screen'
import { ConfirmationScreen } from './confirmation-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

const show = (approved = false) =>
  device.show('/registrationconfirmationpage', () => <ConfirmationScreen approved={approved} />)

const names = ['Registration', 'GST Tax Information', 'Bank Account Details', 'Pickup & Return Address', 'Shipping Type', 'Digital Signature']
const listIs = (...states: readonly string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Your registration' }))
        .getAllByRole('listitem')
        // Without the number of its marker and the time of its delivery.
        .map(({ textContent }) => textContent.replace(/^\d/, '').replace(/ \d.*$/, '')),
    ).toEqual(names.map((name, index) => `${name}${states[index]}`)),
  )
const headingIs = (name: string) => screen.findByRole('heading', { level: 1, name })

it('CONF-01 shows the status of each step: sent, in progress, waiting to send, needs attention', async () => {
  await device.signIn('step-3')
  await show()
  await listIs('Sent', 'In progress', 'Cannot start yet', 'Cannot start yet', 'Cannot start yet', 'Cannot start yet')
  await headingIs('Almost there')
  expect(screen.getByRole('link', { name: 'Continue your registration' }).getAttribute('href')).toBe('/registrationdetails')

  await setNetwork(device, 'offline')
  await device.save([3, 4], 'Asha Crafts')
  await listIs('Sent', 'Waiting to send', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet')
  expect(screen.queryByText('Yay! Congrats!!')).toBeNull()

  await setNetwork(device, 'online')
  await listIs('Sent', 'Needs attention', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet')
  expect(screen.getByText('A step needs attention before your application can go under review.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See what waits on this device' }).getAttribute('href')).toBe('/outbox')
  expect(screen.queryByText('Yay! Congrats!!')).toBeNull()
})

it('CONF-01 TIME-01 the review begins only once every step is sent, not while steps wait', async () => {
  await device.signIn('step-3')
  await setNetwork(device, 'offline')
  await device.save(onboardingSteps, 'Meera Silks')
  await show()
  await headingIs('Yay! Congrats!!')
  await screen.findByText('Everything is filled in. Your application goes under review once every step has been sent.')
  expect(screen.getByText('Almost there: 5 steps still wait on this device.')).toBeDefined()
  expect(screen.queryByText(/is under review/)).toBeNull()
  await listIs('Sent', ...onboardingSteps.map(() => 'Waiting to send'))

  await setNetwork(device, 'online')
  await screen.findByText('Your application is under review. This takes 12 to 48 hours max.')
  await headingIs('Yay! Congrats!!')
  await listIs('Sent', ...onboardingSteps.map(() => 'Sent'))
  expect(screen.queryByText(/^Almost there/)).toBeNull()

  // The record keeps the little that is known of sent data, and the time at which it was sent.
  expect(screen.getByText('Meera Silks')).toBeDefined()
  expect(screen.getByText(/^Signed \d/)).toBeDefined()
  expect(screen.getByText('What to have ready')).toBeDefined()
  expect(screen.getByText(/^Account ending \d{4}$/)).toBeDefined()
  expect(screen.getByRole('img', { name: 'Your signature' }).getAttribute('src')).toMatch(/^data:image\/png/)
  expect(screen.getAllByText(/^\d{1,2} [A-Z][a-z]{2}, \d{1,2}:\d{2} [ap]m$/).length).toBeGreaterThanOrEqual(onboardingSteps.length)
})

it('CONF-01 TIME-01 a seller whose steps are all known to the marketplace is under review on a new device', async () => {
  await device.signIn('under-review')
  await show()
  await screen.findByText('Your application is under review. This takes 12 to 48 hours max.')
  await listIs('Sent', ...onboardingSteps.map(() => 'Sent'))
  // What this device does not know is left out, not invented.
  expect(screen.getByText('Reference')).toBeDefined()
  for (const unknown of ['Store name', 'Paid to', 'Under review since']) expect(screen.queryByText(unknown)).toBeNull()
  expect(screen.queryByRole('img', { name: 'Your signature' })).toBeNull()
  // What to have ready does not depend on when the review began; whom to ask does.
  expect(screen.getByText('What to have ready')).toBeDefined()
  expect(screen.queryByText('If nobody has answered you')).toBeNull()
})

it('TIME-01 EXT-02 after the 48 hours it no longer claims a review, and says whom to ask and to log in again', async () => {
  await device.signIn('step-7')
  await device.save([7])
  await show()
  await screen.findByText('Result between')
  await device.demo.dispatch({ kind: 'move-clock', milliseconds: 49 * 60 * 60 * 1000 })
  await screen.findByText('Your last step was sent more than 48 hours ago, and this device has not been told of a result.')
  expect(screen.queryByText(/This takes 12 to 48 hours max|Result between/)).toBeNull()
  expect(screen.getByText(/^Ask the marketplace and give it your reference/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in again to ask for the result' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('link', { name: /case log/ })).toBeNull()
})

it('CONF-01 a step changed during the review is shown beside the review, whose times stay', async () => {
  await device.signIn('step-7')
  await device.save([7])
  await show()
  await screen.findByText('Result between')
  const clock = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  const before = clock()
  const tellsOfTheReview = async () => {
    await screen.findByText('Your application is under review. This takes 12 to 48 hours max.')
    await headingIs('Yay! Congrats!!')
    expect(clock()).toEqual(expect.arrayContaining(before))
    expect(screen.queryByText(/goes? under review|Almost there/)).toBeNull()
  }

  await setNetwork(device, 'offline')
  await device.save([3], 'Asha Crafts')
  await screen.findByText('1 step still waits on this device.')
  await tellsOfTheReview()

  await setNetwork(device, 'online')
  await listIs('Sent', 'Needs attention', ...onboardingSteps.slice(1).map(() => 'Sent'))
  expect(screen.getByText('A step needs attention.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See what waits on this device' }).getAttribute('href')).toBe('/outbox')
  await tellsOfTheReview()

  await device.demo.dispatch({ kind: 'move-clock', milliseconds: 60 * 60 * 1000 })
  await device.save([3, 7])
  await listIs('Sent', ...onboardingSteps.map(() => 'Sent'))
  await tellsOfTheReview()
})

it('CONF-01 EXT-02 an approved seller sees no review, whatever becomes of a step that she changed since', async () => {
  await device.signIn('open-shop')
  await show(true)
  const tellsNoReview = async () => {
    await screen.findByText('Your registration is approved.')
    await headingIs('Yay! Congrats!!')
    expect(screen.queryByText(/review|Result between/)).toBeNull()
  }
  await tellsNoReview()

  await setNetwork(device, 'offline')
  await device.save([3], 'Asha Crafts')
  await screen.findByText('1 step still waits on this device.')
  await tellsNoReview()

  await setNetwork(device, 'online')
  await listIs('Sent', 'Needs attention', ...onboardingSteps.slice(1).map(() => 'Sent'))
  expect(screen.getByRole('link', { name: 'See what waits on this device' }).getAttribute('href')).toBe('/outbox')
  await tellsNoReview()

  await device.save([3], 'Lakhani Block Prints')
  await listIs('Sent', ...onboardingSteps.map(() => 'Sent'))
  await tellsNoReview()
})

it('CONF-01 KIT-08 prints the record, and says how to print if the browser has no print function', async () => {
  await device.signIn('step-3')
  await show()
  const print = (): unknown => fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await screen.findByRole('button', { name: 'Print' })
  // In some apps' built-in browsers print() does not exist.
  takePrinterAway()
  print()
  expect((await screen.findByRole('alert')).textContent).toBe('Print from the share menu.')
  const { printed } = watchPrinter()
  print()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(printed).toHaveLength(1)
})

it('KIT-08 prints the record without a label that was prepared before but not printed', async () => {
  await device.signIn('step-3')
  await show()
  watchPrinter('does nothing')
  await printPaper(<p className="paper-label">A label</p>)
  const { printed } = watchPrinter()
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() => expect(printed).toEqual([[]]))
})
