// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewFailure } from '@/contract/presenter/network'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { holdTimers } from '../../../tests/support/held-timers'
import { openAtStep, showOnboarding } from '../../../tests/support/onboarding-page'
import { setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, descriptionOf, fill, goTo, gone, press, pressSave, stepTab } from '../../../tests/support/step-screen'
import { patienceMilliseconds } from './save-step'

const previousStepsFirst = 'Please complete the previous steps first.'
const savedOnDevice = 'Saved on this device. It will be sent when you are back online.'
const nicknameTaken = "The nickname 'Asha Crafts' is already taken. Please choose a different one."
let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

/** Makes every call fail until the returned function is called: a single failure may be over before a busy machine has shown it. */
async function failEveryCall(failure: NewFailure['failure']): Promise<() => Promise<unknown>> {
  await device.demo.dispatch({ kind: 'plan-failure', plan: { failure, target: 'any', share: 'every' } })
  const [planned] = device.demo.conditions().failures
  return () => device.demo.dispatch({ kind: 'drop-failure', id: planned?.id ?? '' })
}
const nickname = () => screen.getByLabelText<HTMLInputElement>('Nickname (store name)')
const queue = async () => (await device.rows()).map(({ step, state }) => `${step}:${state}`)
const queueIs = (...rows: string[]) => waitFor(async () => expect(await queue()).toEqual(rows))

describe('saving a step', () => {
  it('ONB-06 QUEUE-05 a refused nickname is reported at its field, and the seller stays on the step until it is corrected', async () => {
    document.title = 'GST'
    // Holds the timer after which the app goes on to the next step without the answer, whose message would then appear elsewhere.
    holdTimers(patienceMilliseconds)
    await openAtStep(device, 3)
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
    await showOnboarding(device)
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
    ['nickname', true, true],
    ['gstType', false, true],
    // The seller's id is in no field.
    ['sellerId', false, false],
  ])("ONB-06 the backend's words about %s are shown at that field, or above the form if it has none", async (field, isAtNickname, isAtField) => {
    holdTimers(patienceMilliseconds)
    await openAtStep(device, 3)
    fill('Nickname (store name)', 'Asha Crafts')
    pressSave()
    await queueIs('3:rejected')
    await new OutboxDatabase(databaseName('demo')).table('submissions').toCollection().modify({ message: 'has already been taken', field })
    await showOnboarding(device)
    await atStep(3)
    await screen.findAllByText('has already been taken')
    expect(descriptionOf(nickname()).includes('has already been taken')).toBe(isAtNickname)
    expect(screen.queryByRole('link', { name: 'has already been taken' }) !== null).toBe(isAtField)
  })

  it('ONB-05 shows that it is being sent, ignores a second press, and moves on with the answer', async () => {
    holdTimers(patienceMilliseconds)
    await openAtStep(device, 4)
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

  it('QUEUE-01 while offline the step is stored before the notice says so, and the seller moves on', async () => {
    await openAtStep(device, 3)
    await setNetwork(device, 'offline')
    fill('Nickname (store name)', 'Meera Silks')
    pressSave()
    const said = await screen.findByText(savedOnDevice)
    expect(await queue()).toEqual(['3:waiting'])
    expect(said.closest('[role="status"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/outbox')
    await atStep(4)
    expect(stepTab(3).getAttribute('aria-label')).toBe('1. GST Tax Information, Waiting to send')

    await setNetwork(device, 'online')
    await queueIs('3:accepted')
    await waitFor(() => expect(stepTab(3).getAttribute('aria-label')).toBe('1. GST Tax Information, Sent'))
    await gone(savedOnDevice)
    expect((await screen.findByText('GST Information saved successfully.')).closest('[role="status"]')).not.toBeNull()
  })

  it('ONB-05 an answer does not move a seller who has gone to another step', async () => {
    await openAtStep(device, 4)
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

  it('ONB-06 a stored step moves on after 3 s without an answer, and a later refusal does not move the seller', async () => {
    const pass = holdTimers(3000)
    await openAtStep(device, 3)
    const release = device.holdAnswers()
    fill('Nickname (store name)', 'Asha Crafts')
    pressSave()
    await screen.findByRole('button', { name: 'Sending…' })
    await queueIs('3:sending')
    await atStep(3)
    act(pass)
    await screen.findByText('Saved on this device. It is being sent.')
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
    ['500', /^The server has a problem\. (We will try again automatically|Next try at .+)\.$/],
    ['429', /^The marketplace asks us to wait\. (We will try again automatically|Next try at .+)\.$/],
    ['answer-lost', /^No answer came\. (We will try again automatically|Next try at .+)\.$/],
  ] as const)('ONB-06 a call that ends in %s while online is kept, with the reason and the next try, and the seller moves on', async (failure, next) => {
    await openAtStep(device, 3)
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
    // If there is no network in addition, the promise of QUEUE-01 stands beside the message.
    await setNetwork(device, 'offline')
    await screen.findByText(savedOnDevice)
    await setNetwork(device, 'online')
    await gone(savedOnDevice)
    // A server that has asked for a pause gets it.
    if (failure === '429') return
    device.outbox.sendNow()
    await queueIs('3:accepted')
    await screen.findByText('GST Information saved successfully.')
    // The retries keep the idempotency key, so nothing takes effect twice.
    const tries = device.sent.filter(({ path }) => path === '/api/seller/step3')
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
  })

  it('QUEUE-04 a step saved again while it waits replaces the older one', async () => {
    await openAtStep(device, 3)
    await setNetwork(device, 'offline')
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
    await setNetwork(device, 'online')
    await queueIs('3:accepted', '4:accepted')
    expect((await device.storedSeller()).steps.step3?.nickname).toBe('Second Name')
    expect(device.sent.filter(({ key }) => key !== null)).toHaveLength(2)
  })

  it('QUEUE-05 a step behind a refused one waits, and the notice says why', async () => {
    await openAtStep(device, 3)
    await setNetwork(device, 'offline')
    fill('Nickname (store name)', 'Asha Crafts')
    pressSave()
    await atStep(4)
    await setNetwork(device, 'online')
    await queueIs('3:rejected')
    pressSave()
    await screen.findByText('Steps are sent in order: one before it has to go first.')
    expect(screen.queryByText(savedOnDevice)).toBeNull()
    await atStep(5)
    expect(await queue()).toEqual(['3:rejected', '4:waiting'])
  })
})
