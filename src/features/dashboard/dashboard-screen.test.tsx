// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { openStepIn } from '@/domain/screens-navigation-state'
import { draftsOfStep } from '@/outbox/draft-key'
import type { ExpectedStep } from '@/outbox/progress'
import { person, session } from '@/session/browser-session'
import { createDevice, openScreen, type Device } from '../../../tests/support/device-screen'
import { claim, saveStep } from '../../../tests/support/outbox-store'
import { DashboardScreen } from './dashboard-screen'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const welcome = 'Dashboard - Welcome to your seller dashboard. Use the left menu to navigate through features.'
const nicknameTaken = "The nickname 'Asha Crafts' is already taken. Please choose a different one."

/** A device on which the seller has signed in, with the step that the backend expects next. */
async function deviceAt(nextStep: ExpectedStep): Promise<Device> {
  const device = createDevice()
  await device.steps.outbox.signIn('S1', nextStep)
  return device
}

const accept = async ({ steps }: Device, step: OnboardingStep): Promise<unknown> =>
  steps.outbox.settle(await claim(steps, await saveStep(steps, step, step)), { kind: 'accepted', message: null })

async function open(device: Device, sellerId: string | null = 'S1', approved = false) {
  const opened = await openScreen('/', () => <DashboardScreen today={null} approved={approved} more={<p>More of the product</p>} />, { device, sellerId })
  await screen.findByText('More of the product')
  return opened
}

/** The status of each of the five steps. */
const steps = (): readonly string[] => {
  const names = Object.values(stepNames)
  return within(screen.getByRole('list', { name: 'Onboarding steps' }))
    .getAllByRole('listitem')
    .map(({ textContent }, index) => textContent.replace(/^\d/, '').replace(`${names[index]} `, '').replace(/(?:, about| Signed).*$/, '').trim())
}
const timeLine = () => within(screen.getByRole('list', { name: 'Your registration so far' })).getAllByRole('listitem').map(({ textContent }) => textContent)
/** The times that the review's clock shows. */
const moments = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent)

describe('the dashboard', () => {
  it.each([
    ['FORGOT-02 says that the password was not changed', 'password-unchanged', /^Your password was not changed/],
    ['EOTP-01 says that the code signed in nobody else', 'code-unchecked', /^Nobody else was signed in/],
  ] as const)('%s, only to the seller who was signed in then', async (_, notice, told) => {
    const { router } = await open(await deviceAt(3))
    expect(screen.queryByText(told)).toBeNull()
    await act(() => router.navigate({ to: '/', state: { notice, typedBy: person.id(), typedAt: Date.now() } }))
    expect(screen.getByText(told)).toBeDefined()
    // Another person who signs in later and goes back to this entry sees no message.
    session.clear()
    session.signIn({ token: 'T2', sellerId: 'S2', mobile: null })
    await waitFor(() => expect(screen.queryByText(told)).toBeNull())
  })

  it('LAYOUT-07 CONF-01 at the beginning shows 0 of 5 sent, and a link to the first step', async () => {
    const { router } = await open(await deviceAt(3))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening)$/)
    expect(screen.getByText(welcome)).toBeDefined()
    expect(screen.getByText('0 of 5 sent')).toBeDefined()
    expect(screen.getByText('In progress, about 3 minutes')).toBeDefined()
    expect(steps()).toEqual(['In progress', 'Cannot start yet', 'Cannot start yet', 'Cannot start yet', 'Cannot start yet'])
    expect(screen.getByText('Nothing of yours waits on this device')).toBeDefined()
    expect(screen.queryByText(/under review/)).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Continue with GST Tax Information' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/registrationdetails'))
    expect(openStepIn(router.state.location.state)).toBe(3)
  })

  it('CONF-01 ONB-02 half way links to the next step, even if an earlier one was opened last', async () => {
    const device = await deviceAt(4)
    await accept(device, 4)
    await device.steps.outbox.moveTo('S1', 3)
    const { router } = await open(device)
    expect(screen.getByText('2 of 5 sent')).toBeDefined()
    expect(steps()).toEqual(['Sent', 'Sent', 'In progress', 'Cannot start yet', 'Cannot start yet'])
    fireEvent.click(screen.getByRole('link', { name: 'Continue with Pickup & Return Address' }))
    await waitFor(() => expect(openStepIn(router.state.location.state)).toBe(5))
  })

  it('QUEUE-03 CONF-01 separates waiting steps from sent ones, and updates as they are sent', async () => {
    const device = await deviceAt(3)
    const first = await saveStep(device.steps, 3, 1)
    const second = await saveStep(device.steps, 4, 2)
    device.connectivity.become('offline')
    await open(device)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/, Store 1$/)
    expect(screen.getByText('0 of 5 sent')).toBeDefined()
    expect(steps()).toEqual(['Waiting to send', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])
    expect(screen.getByText('2 steps wait on this device')).toBeDefined()
    expect(screen.getByText('There is no connection. What waits will be sent automatically when there is one.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe('/outbox')

    act(() => device.connectivity.become('online'))
    expect(screen.getByText('They will be sent automatically, one after the other.')).toBeDefined()
    await device.steps.outbox.settle(await claim(device.steps, first), { kind: 'accepted', message: null })
    await screen.findByText('It will be sent automatically.')
    await device.steps.outbox.settle(await claim(device.steps, second), { kind: 'accepted', message: null })
    await screen.findByText('2 of 5 sent')
    expect(steps()).toEqual(['Sent', 'Sent', 'In progress', 'Cannot start yet', 'Cannot start yet'])
    expect(screen.getByText('Nothing of yours waits on this device')).toBeDefined()
  })

  it('QUEUE-03 a step held by a removed one is said to need something else first', async () => {
    const device = await deviceAt(3)
    const removed = await saveStep(device.steps, 3, 1)
    await saveStep(device.steps, 4, 2)
    await device.steps.outbox.discard(removed)
    await open(device)
    expect(screen.getByText('1 step waits on this device')).toBeDefined()
    expect(screen.getByText('Something else has to be done first. The list says what.')).toBeDefined()
  })

  it('QUEUE-03 PWA-06 a draft that was set aside is said to be neither sent nor deleted, beside a step that is sent', async () => {
    const device = await deviceAt(3)
    await saveStep(device.steps, 3, 1)
    const draft = { owner: 'S1', form: draftsOfStep(4) }
    await device.steps.outbox.writeDraft(draft, { values: 'not a form', savedAt: 1 })
    await device.steps.outbox.setDraftAside(draft)
    await open(device)
    await screen.findByText('2 steps wait on this device')
    expect(screen.getByText('It will be sent automatically.')).toBeDefined()
    expect(screen.getByText('What cannot be read here is neither sent nor deleted.')).toBeDefined()
  })

  it('QUEUE-03 SNAP-07 says that nothing is sent while the device is full', async () => {
    const device = await deviceAt(3)
    await saveStep(device.steps, 3, 1)
    const full = Promise.resolve({ ...device.steps.outbox, sending: { failure: () => 'full' as const, subscribe: () => () => undefined } })
    await open({ ...device, loadOutbox: () => full })
    expect(screen.getByText('Nothing is sent while this device’s storage is full. Free some space.')).toBeDefined()
  })

  it('QUEUE-05 CONF-01 shows a refused step first, with the server’s words and a link to change it', async () => {
    const device = await deviceAt(3)
    const refused = await claim(device.steps, await saveStep(device.steps, 3, 1))
    await device.steps.outbox.settle(refused, { kind: 'rejected', status: 409, message: nicknameTaken })
    await saveStep(device.steps, 4, 2)
    const { router } = await open(device)
    expect(screen.getByText('Needs attention: GST Tax Information')).toBeDefined()
    expect(screen.getByText(new RegExp(`^${nicknameTaken}`)).textContent).toContain('The steps after it are held until it is accepted.')
    expect(steps()).toEqual(['Needs attention', 'Waiting to send', 'In progress', 'Cannot start yet', 'Cannot start yet'])
    // There is one count on the whole screen, and a refused step has not arrived.
    expect(screen.getByText('0 of 5 sent')).toBeDefined()
    expect(screen.getByText('2 steps wait on this device')).toBeDefined()
    expect(screen.getByText('Something needs attention before it can be sent.')).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Continue with/ })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Change GST Tax Information' }))
    await waitFor(() => expect(openStepIn(router.state.location.state)).toBe(3))
  })

  it('CONF-01 TIME-01 the review begins once the last step is sent, and shows when its 48 hours are over', async () => {
    const device = await deviceAt(7)
    device.steps.clock.time = Date.parse('2026-03-02T09:40+05:30')
    const sequence = await saveStep(device.steps, 7, 1)
    await open(device)
    expect(screen.getByText('All 5 onboarding steps filled in')).toBeDefined()
    expect(screen.getByText('Your application goes under review once every step has been sent.')).toBeDefined()
    expect(steps()).toEqual(['Sent', 'Sent', 'Sent', 'Sent', 'Waiting to send'])
    expect(screen.queryByText(/is under review/)).toBeNull()
    expect(screen.getByText('Signed 2 Mar, 9:40 am')).toBeDefined()
    expect(screen.queryByRole('list', { name: 'Your registration so far' })).toBeNull()

    const sentAt = Date.parse('2026-03-02T10:00+05:30')
    device.steps.clock.time = sentAt
    vi.setSystemTime(sentAt)
    await device.steps.outbox.settle(await claim(device.steps, sequence), { kind: 'accepted', message: null })
    await screen.findByText('All 5 onboarding steps sent')
    expect(screen.getByText('Your application is under review. This takes 12 to 48 hours max.')).toBeDefined()
    expect(moments()).toEqual(['2\u00a0Mar 2026, 10:00\u00a0am', '2\u00a0Mar 2026, 10:00\u00a0pm and 4\u00a0Mar 2026, 10:00\u00a0am'])
    expect(screen.getByRole('link', { name: 'See the record of your registration' }).getAttribute('href')).toBe('/registrationconfirmationpage')
    // Events that this device has not seen have no time.
    expect(timeLine().slice(3)).toEqual([
      '4Shipping Type Sent',
      '5Digital Signature Sent 2\u00a0Mar, 10:00\u00a0am Signed 2\u00a0Mar, 9:40\u00a0am',
      '6Under review until 4\u00a0Mar, 10:00\u00a0am at the latest',
    ].map((line) => line.replace(/^[45]/, '')))
    expect(screen.getByText('What to have ready')).toBeDefined()
    expect(screen.queryByText('If nobody has answered you')).toBeNull()

    // Until the review's deadline nothing changes; after it, nothing is claimed any more.
    const hour = 60 * 60 * 1000
    vi.setSystemTime(sentAt + 47 * hour)
    await open(device)
    await screen.findByText('Your application is under review. This takes 12 to 48 hours max.')
    vi.setSystemTime(sentAt + 49 * hour)
    // Also on a screen that stays open.
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByText('The review takes longer than usual')
    expect(
      screen.getByText('Your last step was sent more than 48 hours ago, and this device has not been told of a result.'),
    ).toBeDefined()
    expect(moments()).toEqual(['2\u00a0Mar 2026, 10:00\u00a0am'])
    expect(screen.queryByText(/This takes 12 to 48 hours max/)).toBeNull()
    expect(timeLine().at(-1)).toBe('6The 48 hours of the review ended 4\u00a0Mar, 10:00\u00a0am')
    expect(screen.getByText('Ask the marketplace and give it your reference, S1. Your application has arrived and need not be sent again.')).toBeDefined()
    expect(screen.queryByText('What to have ready')).toBeNull()
    // Nobody answers in the case log yet.
    expect(screen.queryByRole('link', { name: /case log/ })).toBeNull()
  })

  it('CONF-01 TIME-01 a device that did not send the steps says that the start of the review is not known', async () => {
    await open(await deviceAt('complete'))
    expect(screen.getByText('All 5 onboarding steps sent')).toBeDefined()
    expect(
      screen.getByText(
        'Your application is under review. This takes 12 to 48 hours max. When the review began is not known on this device.',
      ),
    ).toBeDefined()
    expect(moments()).toEqual([])
    expect(timeLine().at(-1)).toBe('6Under review')
    expect(timeLine().join()).not.toMatch(/Signed|\d\s[ap]m/)
    expect(screen.getByRole('link', { name: 'See the record of your registration' }).getAttribute('href')).toBe('/registrationconfirmationpage')
  })

  it('CONF-01 TIME-01 the review keeps its times while a step changed since waits, is refused and is corrected', async () => {
    const device = await deviceAt(7)
    const inAt = Date.parse('2026-03-02T10:00+05:30')
    device.steps.clock.time = inAt
    await accept(device, 7)
    vi.setSystemTime(inAt + 30 * 60 * 60 * 1000)
    device.steps.clock.time = Date.now()
    const sequence = await saveStep(device.steps, 4, 1)
    await open(device)
    const tellsOfTheReview = () => {
      expect(screen.getByText('Your application is under review. This takes 12 to 48 hours max.')).toBeDefined()
      expect(moments()).toEqual(['2\u00a0Mar 2026, 10:00\u00a0am', '2\u00a0Mar 2026, 10:00\u00a0pm and 4\u00a0Mar 2026, 10:00\u00a0am'])
      expect(timeLine().at(-1)).toBe('6Under review until 4\u00a0Mar, 10:00\u00a0am at the latest')
      expect(screen.queryByText(/goes under review|you have signed/i)).toBeNull()
    }
    expect(timeLine()[1]).toContain('Waiting to send')
    expect(screen.getByText('1 step waits on this device')).toBeDefined()
    expect(screen.queryByText('All 5 onboarding steps sent')).toBeNull()
    tellsOfTheReview()

    await device.steps.outbox.settle(await claim(device.steps, sequence), { kind: 'rejected', status: 422, message: 'No such bank' })
    await screen.findByText('Needs attention: Bank Account Details')
    expect(timeLine()[1]).toContain('Needs attention')
    tellsOfTheReview()

    await accept(device, 4)
    await screen.findByText('All 5 onboarding steps sent')
    expect(timeLine()[1]).toContain('Sent 3\u00a0Mar, 4:00')
    tellsOfTheReview()
  })

  it('EXT-02 CONF-01 an approved registration is not shown as under review', async () => {
    await open(await deviceAt('complete'), 'S1', true)
    expect(screen.getByText('Your registration is approved')).toBeDefined()
    expect(screen.queryByText(/under review/i)).toBeNull()
    // The day's work takes the space; the dates are in the record of the registration.
    expect(screen.queryByRole('heading', { name: 'Your registration so far' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See the record of your registration' })).toBeDefined()
  })

  it('EXT-02 CONF-01 an approved seller sees no review while a changed step waits, is refused or is open', async () => {
    const device = await deviceAt('complete')
    device.connectivity.become('offline')
    const sequence = await saveStep(device.steps, 4, 1)
    await open(device, 'S1', true)
    expect(screen.getByText('Your registration is approved')).toBeDefined()
    expect(screen.getByText('1 step waits on this device')).toBeDefined()
    expect(screen.queryByText(/review|you have signed/i)).toBeNull()

    await device.steps.outbox.settle(await claim(device.steps, sequence), { kind: 'rejected', status: 422, message: 'No such bank' })
    await screen.findByText('Needs attention: Bank Account Details')
    expect(screen.getByText('Your registration is approved')).toBeDefined()
    expect(screen.queryByText(/review|you have signed/i)).toBeNull()

    await open(await deviceAt(5), 'S1', true)
    expect(screen.getByRole('link', { name: 'Continue with Pickup & Return Address' })).toBeDefined()
    expect(screen.queryByText(/review|you have signed/i)).toBeNull()
  })

  it('ROUTE-04 LAYOUT-07 a token without its seller shows a message and a link to log in again', async () => {
    const { router } = await open(createDevice(), null)
    expect(screen.getByText(/^We cannot tell whose registration this is\./)).toBeDefined()
    expect(screen.getByText(welcome)).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Log in again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toMatchObject({ returnTo: '/dashboard' })
  })
})
