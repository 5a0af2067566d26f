// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { IDBIndex } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewFailure } from '@/contract/presenter/network'
import type { OnboardingStep } from '@/contract/steps'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { session } from '@/session/browser-session'
import { holdTimers } from '../../../tests/support/held-timers'
import { OnboardingPage } from '../../../tests/support/onboarding-page'
import { packBody } from '../../../tests/support/order-bodies'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, descriptionOf, draftKept, fill, gone, press, pressSave, stepTab } from '../../../tests/support/step-screen'
import { patienceMilliseconds } from './save-step'

const previousStepsFirst = 'Please complete the previous steps first.'
const savedOnDevice = 'Saved on this device. It will be sent when you are back online.'
const nicknameTaken = "The nickname 'Asha Crafts' is already taken. Please choose a different one."
let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

const show = () => device.show('/registrationdetails', OnboardingPage)
const setNetwork = (network: 'online' | 'offline') => device.demo.dispatch({ kind: 'set-network', network })
/** Until it is told to stop: a single failure may be over before a busy machine has shown it. */
async function failEveryCall(failure: NewFailure['failure']): Promise<() => Promise<unknown>> {
  await device.demo.dispatch({ kind: 'plan-failure', plan: { failure, target: 'any', share: 'every' } })
  const [planned] = device.demo.conditions().failures
  return () => device.demo.dispatch({ kind: 'drop-failure', id: planned?.id ?? '' })
}
const nickname = () => screen.getByLabelText<HTMLInputElement>('Nickname (store name)')
const queue = async () => (await device.rows()).map(({ step, state }) => `${step}:${state}`)
const queueIs = (...rows: string[]) => waitFor(async () => expect(await queue()).toEqual(rows))

async function open(step: 3 | 4 | 5 | 6): Promise<void> {
  await device.signIn(`step-${step}`)
  await show()
  await atStep(step)
}

async function goTo(step: OnboardingStep): Promise<void> {
  stepTab(step).click()
  await atStep(step)
}

describe('the steps', () => {
  it('ONB-01 has the five steps under their names, each with where it stands', async () => {
    await open(5)
    const tabs = within(screen.getByRole('navigation', { name: 'Onboarding steps' })).getAllByRole('button')
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
      '1. GST Tax Information, Sent',
      '2. Bank Account Details, Sent',
      '3. Pickup & Return Address, In progress',
      '4. Shipping Type, Cannot start yet',
      '5. Digital Signature, Cannot start yet',
    ])
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
  })

  it('ONB-02 ONB-03 opens no step beyond the highest reached, by tab or by Next, and says so in the app', async () => {
    await open(5)
    for (const step of [6, 7] as const) {
      stepTab(step).click()
      expect((await screen.findByRole('alert')).textContent).toBe(previousStepsFirst)
      // Below the stepper that was pressed, not at the foot of the form.
      expect(screen.getByRole('alert').closest('form')).toBeNull()
      await atStep(5)
    }
    await goTo(4)
    await gone(previousStepsFirst)
    press('button', 'Next')
    await atStep(5)
    press('button', 'Next')
    expect((await screen.findByRole('alert')).textContent).toBe(previousStepsFirst)
    // In the bar of buttons that was pressed, not a screen above it.
    expect(screen.getByRole('alert').closest('[data-slot="action-bar"]')).not.toBeNull()
    await atStep(5)
  })

  it('ONB-04 DEMO-02 begins where the device says now, and not where an earlier screen saw it a moment ago', async () => {
    const { sellerId } = readyAccount('step-6')
    await device.signIn('step-6')
    const router = await show()
    await atStep(6)
    await act(() => router.navigate({ to: '/dashboard' }))
    await device.outbox.moveTo(sellerId, 4)
    await act(() => router.navigate({ to: '/registrationdetails' }))
    await atStep(4)
    await waitFor(() => expect(session.readPosition()).toEqual({ step: 4, furthest: 6 }))
  })

  it('ONB-03 Back and Next move one step, and Back stops at the first', async () => {
    await open(6)
    for (const step of [5, 4, 3, 3] as const) {
      press('button', 'Back')
      await atStep(step)
    }
    for (const step of [4, 5, 6] as const) {
      press('button', 'Next')
      await atStep(step)
    }
  })

  it('QUEUE-03 calls what waits by what it is: changes, where it is not steps alone', async () => {
    await device.signIn('step-5')
    await setNetwork('offline')
    const { sellerId } = readyAccount('step-5')
    await device.outbox.save({ sellerId, command: 'order-pack', body: packBody() })
    await show()
    await screen.findByText('1 change waits on this device')
    await device.save([5])
    await screen.findByText('2 changes wait on this device')
  })

  it('ONB-04 keeps the step and the highest one, and returns to it when opened again', async () => {
    await open(6)
    await goTo(4)
    await waitFor(() => expect(session.readPosition()).toEqual({ step: 4, furthest: 6 }))
    await show()
    await atStep(4)
    expect(stepTab(6).getAttribute('aria-label')).toBe('4. Shipping Type, In progress')
  })

  it('ONB-04 begins where the keys say on a device that has nothing of its own', async () => {
    session.signIn({ token: 'any', sellerId: 'seller-elsewhere', mobile: null })
    session.writePosition({ step: 5, furthest: 6 })
    await show()
    await atStep(5)
    await goTo(6)
  })

  it('ROUTE-07 puts the focus on the heading of the step that was opened', async () => {
    await open(5)
    await goTo(3)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('GST Tax Information'))
  })

  it('ROUTE-07 puts the focus on the next step\'s heading after a save', async () => {
    await open(4)
    const save = screen.getByRole('button', { name: 'Save & next' })
    save.focus()
    pressSave()
    await atStep(5)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pickup & Return Address'))
  })

  it('ROUTE-07 a step is there at once: never the row of steps without a form', async () => {
    await device.signIn('step-5')
    const incomplete: string[] = []
    const look = (): void => {
      if (screen.queryByRole('navigation', { name: 'Onboarding steps' }) === null) return
      if (screen.queryByRole('button', { name: 'Back' }) === null) incomplete.push(document.body.textContent)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    await show()
    await atStep(5)
    await goTo(3)
    await goTo(4)
    observer.disconnect()
    expect(incomplete).toEqual([])
  })

  it('QUEUE-03 opens at the step that the seller came to change, once', async () => {
    await device.signIn('step-6')
    const router = await device.show('/registrationdetails', OnboardingPage, { openStep: 4 })
    await atStep(4)
    await waitFor(() => expect(router.state.location.state).not.toHaveProperty('openStep', 4))
  })

  it('ROUTE-08 asks a seller whom nobody knows to log in again', async () => {
    session.signIn({ token: 'any', sellerId: '', mobile: null })
    await show()
    await screen.findByRole('link', { name: /log in/i })
  })
})

describe('saving a step', () => {
  it('ONB-06 QUEUE-05 a nickname that the service refuses is told on the step, and the seller stays until it is mended', async () => {
    document.title = 'GST'
    // She goes on where an answer takes as long, and reads its words elsewhere.
    holdTimers(patienceMilliseconds)
    await open(3)
    fill('Nickname (store name)', 'Asha Crafts')
    pressSave()
    const alert = await screen.findByRole('alert', { name: 'There is a problem' })
    const link = within(alert).getByRole('link', { name: nicknameTaken })
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBe(nickname())
    expect(nickname().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(nickname())).toContain(nicknameTaken)
    await waitFor(() => expect(document.title).toBe('Error: GST'))
    await waitFor(() => expect(document.activeElement).toBe(alert))
    await atStep(3)
    expect(stepTab(3).getAttribute('aria-label')).toBe('1. GST Tax Information, Needs attention')
    expect(screen.queryByText(savedOnDevice)).toBeNull()
    stepTab(4).click()
    await screen.findByText(previousStepsFirst)
    await show()
    await atStep(3)
    expect(screen.getByRole('link', { name: nicknameTaken })).toBeDefined()
    expect(nickname().value).toBe('Asha Crafts')

    fill('Nickname (store name)', 'Meera Silks')
    await waitFor(() => expect(nickname().getAttribute('aria-invalid')).toBeNull())
    await waitFor(() => expect(document.title).toBe('GST'))
    pressSave()
    await screen.findByText('GST Information saved successfully.')
    await atStep(4)
    await queueIs('3:accepted')
    expect(stepTab(3).getAttribute('aria-label')).toBe('1. GST Tax Information, Sent')
    expect((await device.storedSeller()).steps.step3?.nickname).toBe('Meera Silks')
  })

  it.each([
    ['nickname', true],
    ['gstType', false],
  ])('ONB-06 words that the service has put under %s are told there, whatever they are', async (field, isAtNickname) => {
    holdTimers(patienceMilliseconds)
    await open(3)
    fill('Nickname (store name)', 'Asha Crafts')
    pressSave()
    await queueIs('3:rejected')
    await new OutboxDatabase(databaseName('demo')).table('submissions').toCollection().modify({ message: 'has already been taken', field })
    await show()
    await atStep(3)
    await screen.findAllByText('has already been taken')
    expect(descriptionOf(nickname()).includes('has already been taken')).toBe(isAtNickname)
  })

  it('ONB-05 says that it is on its way, takes no second press, and moves on with the answer', async () => {
    holdTimers(patienceMilliseconds)
    await open(4)
    const release = device.holdAnswers()
    pressSave()
    const busy = await screen.findByRole('button', { name: 'Sending…' })
    await queueIs('4:sending')
    await waitFor(() => expect(stepTab(4).getAttribute('aria-label')).toBe('2. Bank Account Details, Sending'))
    busy.click()
    await atStep(4)
    release()
    await screen.findByText('Bank details saved.')
    await atStep(5)
    await queueIs('4:accepted')
  })

  it('QUEUE-01 without a network the step is stored before it is said to be, and the seller goes on', async () => {
    await open(3)
    await setNetwork('offline')
    fill('Nickname (store name)', 'Meera Silks')
    pressSave()
    const said = await screen.findByText(savedOnDevice)
    expect(await queue()).toEqual(['3:waiting'])
    expect(said.closest('[role="status"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/outbox')
    await atStep(4)
    expect(stepTab(3).getAttribute('aria-label')).toBe('1. GST Tax Information, Waiting to send')

    await setNetwork('online')
    await queueIs('3:accepted')
    await waitFor(() => expect(stepTab(3).getAttribute('aria-label')).toBe('1. GST Tax Information, Sent'))
    await gone(savedOnDevice)
    expect((await screen.findByText('GST Information saved successfully.')).closest('[role="status"]')).not.toBeNull()
  })

  it('ONB-05 an answer moves only who is still on that step', async () => {
    await open(4)
    const release = device.holdAnswers()
    pressSave()
    await queueIs('4:sending')
    press('button', 'Back')
    await atStep(3)
    fill('Nickname (store name)', 'Half a name')
    release()
    await queueIs('4:accepted')
    await waitFor(() => expect(stepTab(4).getAttribute('aria-label')).toBe('2. Bank Account Details, Sent'))
    await atStep(3)
    expect(nickname().value).toBe('Half a name')
    await goTo(5)
  })

  it('ONB-06 a stored step moves on after 3 s without an answer, and its refusal then moves nobody', async () => {
    await open(3)
    const release = device.holdAnswers()
    fill('Nickname (store name)', 'Asha Crafts')
    const pressed = performance.now()
    pressSave()
    await screen.findByText('Saved on this device. It is being sent.')
    expect(performance.now() - pressed).toBeGreaterThan(2900)
    expect(screen.queryByText(savedOnDevice)).toBeNull()
    await atStep(4)
    release()
    await queueIs('3:rejected')
    await waitFor(() => expect(stepTab(3).getAttribute('aria-label')).toBe('1. GST Tax Information, Needs attention'))
    await atStep(4)
    expect(screen.getByText(nicknameTaken).closest('[role="status"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'See it' })).toBeDefined()
  })

  it.each([
    ['500', /^The server has a problem\. (It is tried again by itself|Next try at .+)\.$/],
    ['429', /^The server has a problem\. (It is tried again by itself|Next try at .+)\.$/],
    ['answer-lost', /^No answer came\. (It is tried again by itself|Next try at .+)\.$/],
  ] as const)('ONB-06 online, a call that ends in %s is kept with its reason and the next try, and the seller goes on', async (failure, next) => {
    await open(3)
    const stopFailing = await failEveryCall(failure)
    fill('Nickname (store name)', 'Meera Silks')
    pressSave()
    const retry = await screen.findByText(next)
    const reason = retry.parentElement?.querySelector('p')?.textContent
    if (failure === 'answer-lost') expect(reason).toBe('Server error')
    else expect(reason).not.toMatch(next)
    await stopFailing()
    expect(screen.queryByText(savedOnDevice)).toBeNull()
    await atStep(4)
    // While there is no network besides, the promise of QUEUE-01 stands beside the message.
    await setNetwork('offline')
    await screen.findByText(savedOnDevice)
    await setNetwork('online')
    await gone(savedOnDevice)
    // A server that has asked for time gets it.
    if (failure === '429') return
    device.outbox.sendNow()
    await queueIs('3:accepted')
    await screen.findByText('GST Information saved successfully.')
    // Kept under its key: what took effect already is not done twice.
    const tries = device.sent.filter(({ path }) => path === '/api/seller/step3')
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
  })

  it('QUEUE-04 a step saved again while it waits replaces the older one', async () => {
    await open(3)
    await setNetwork('offline')
    fill('Nickname (store name)', 'First Name')
    pressSave()
    await atStep(4)
    pressSave()
    await atStep(5)
    await goTo(3)
    fill('Nickname (store name)', 'Second Name')
    pressSave()
    await atStep(4)
    expect(await queue()).toEqual(['3:waiting', '4:waiting'])
    await setNetwork('online')
    await queueIs('3:accepted', '4:accepted')
    expect((await device.storedSeller()).steps.step3?.nickname).toBe('Second Name')
    expect(device.sent.filter(({ key }) => key !== null)).toHaveLength(2)
  })

  it('QUEUE-05 a step behind a refused one is held, and says so', async () => {
    await open(3)
    await setNetwork('offline')
    fill('Nickname (store name)', 'Asha Crafts')
    pressSave()
    await atStep(4)
    await setNetwork('online')
    await queueIs('3:rejected')
    pressSave()
    await screen.findByText('Steps are sent in order: one before it has to go first.')
    expect(screen.queryByText(savedOnDevice)).toBeNull()
    await atStep(5)
    expect(await queue()).toEqual(['3:rejected', '4:waiting'])
  })
})

describe('drafts', () => {
  it('ONB-07 what was typed stays on screen while the store cannot be read, and the screen says so', async () => {
    await open(4)
    const { sellerId } = session.read()
    fill('Account holder name', 'Arjun Patel')
    const broken = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('Connection lost', 'UnknownError')
    })
    await device.outbox.moveTo(sellerId ?? '', 4)
    const banner = await screen.findByText(/^The browser has closed this device’s storage/)
    expect(banner.closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
    broken.mockRestore()
    await gone(/has closed this device’s storage/)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
  })

  it('ONB-07 what was typed is back when the step is opened again, and its submission takes nothing of it away', async () => {
    await open(4)
    fill('Account holder name', 'Arjun Patel')
    press('radio', 'Current')
    await draftKept()
    await show()
    await atStep(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Current' }).checked).toBe(true)
    pressSave()
    await atStep(5)
    await goTo(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
  })

  it('ONB-07 a step is cleared after a second press, and stays empty', async () => {
    await open(4)
    fill('Account holder name', 'Arjun Patel')
    await draftKept()
    press('button', 'Clear this step')
    press('button', 'Keep')
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
    press('button', 'Clear this step')
    press('button', 'Clear')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    await gone(/^Kept /)
    await show()
    await atStep(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('')
  })

  it('ONB-07 QUEUE-06 drafts belong to their seller', async () => {
    await open(4)
    fill('Account holder name', 'Arjun Patel')
    await draftKept()
    await device.signIn('step-5')
    await show()
    await atStep(5)
    await goTo(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('')
  })
})
