// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeTexts } from '@/domain/codes/texts'
import { adviceId } from '@/forms/field-parts'
import { speakOtherLanguage } from '../../../tests/support/other-language'
import { openAtStep, showOnboarding, startDrawingDevice } from '../../../tests/support/onboarding-page'
import { stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, descriptionOf, draftKept, fill, press, pressSave, stepTab } from '../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDrawingDevice()
})
afterEach(stopDevice)

const field = (label: string, area: HTMLElement = document.body) => within(area).getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
const valueOf = (label: string, area?: HTMLElement): string => field(label, area).value
const told = (label: string, text: string | RegExp, area?: HTMLElement) => waitFor(() => expect(descriptionOf(field(label, area))).toMatch(text))

it.each([
  [3, 'GST number', '27AAPF', 'U0939F1ZV', 'Registered in Maharashtra'],
  [3, 'GST PAN', 'AAPF', 'U0939F', 'Of a '],
  [3, 'GST mobile number', '98123', '45670', ''],
  [4, 'IFSC code', 'SBIN', '0000001', 'State Bank of India'],
  [5, 'PIN code', '560', '001', 'Filled in: Bengaluru, Karnataka'],
] as const)('ADVICE-06 GST-04 BANK-01 ADDR-03 step %s, %s: is doubted once its field is left, not while typed, until corrected', async (step, label, begin, rest, found) => {
  const user = userEvent.setup()
  await openAtStep(device, step)
  const area = step === 5 ? screen.getByRole('group', { name: 'Pickup address' }) : undefined
  const advice = () => descriptionOf(field(label, area))
  const doubted = /You can still continue\./
  await user.clear(field(label, area))
  await user.type(field(label, area), begin)
  expect(advice()).not.toMatch(doubted)
  await user.tab()
  expect(advice()).toMatch(doubted)
  await user.type(field(label, area), rest.slice(0, -1))
  expect(advice()).toMatch(doubted)
  await user.type(field(label, area), rest.slice(-1))
  expect(advice()).not.toMatch(doubted)
  await told(label, found, area)
})

it('ADVICE-06 BANK-01 a code of full length that looks wrong is doubted before it is sent', async () => {
  const user = userEvent.setup()
  await openAtStep(device, 4)
  const ifsc = field('IFSC code')
  await user.clear(ifsc)
  await user.type(ifsc, 'SBINO00000')
  expect(descriptionOf(ifsc)).not.toMatch(/You can still continue\./)
  // The letter O instead of the zero in the fifth place.
  await user.type(ifsc, '1')
  expect(descriptionOf(ifsc)).toMatch(/You can still continue\./)
})

/** The selector of elements that are one line high even when empty. */
const [, keepsLine = expect.fail('No line is kept')] = /([^{}*/]+)\{\s*min-height: 1lh/.exec(readFileSync('src/ui/portal.css', 'utf8')) ?? []

it.each([
  [3, ['GST number', 'GST mobile number', 'GST PAN']],
  [4, ['IFSC code']],
  [5, ['PIN code', 'State']],
] as const)('ADVICE-06 step %s reserves an empty line for the advice below each of its fields with advice', async (step, labels) => {
  await openAtStep(device, step)
  const area = step === 5 ? screen.getByRole('group', { name: 'Pickup address' }) : undefined
  for (const label of labels) {
    const advice = document.getElementById(adviceId(field(label, area).id))
    expect([label, advice?.textContent, advice?.matches(keepsLine)]).toEqual([label, '', true])
  }
})

describe('the GST step', () => {
  it("ADVICE-01 ADVICE-06 names the state and the PAN's kind of owner, and offers the PAN inside for an empty field", async () => {
    await openAtStep(device, 3)
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    fill('GST number', '29AAGCB7383J1Z4')
    await told('GST number', 'Registered in Karnataka')
    expect(screen.getByText('Registered in Karnataka').getAttribute('role')).toBe('status')
    press('button', 'Use AAGCB7383J')
    expect(valueOf('GST PAN')).toBe('AAGCB7383J')
    expect(document.activeElement).toBe(field('GST PAN'))
    await told('GST PAN', 'Of a company')
    fill('GST PAN', 'AAAPA0000A')
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    expect(valueOf('GST PAN')).toBe('AAAPA0000A')
  })

  it('ONB-08 ADVICE-01 the offered PAN is masked like the GST number that contains it', async () => {
    await openAtStep(device, 3)
    fill('GST number', '29AAGCB7383J1Z4')
    await draftKept()
    await showOnboarding(device)
    await atStep(3)
    expect(valueOf('GST number')).toBe('•••••••••••J1Z4')
    expect(document.body.innerHTML).not.toContain('AAGCB7383J')
    press('button', 'Use ••••••383J')
    expect(valueOf('GST PAN')).toBe('AAGCB7383J')
  })

  it('ADVICE-04 says which rates have ended, when, and on which day that was known', async () => {
    await openAtStep(device, 3)
    expect(descriptionOf(field('GST rate'))).toBe('12% and 28% ended on 21\u00a0Sept 2025; on tobacco 28% stayed until 31\u00a0Jan 2026. As known on 22\u00a0Nov 2026.')
  })

  it('ADVICE-01 both steps compare the pickup address with the GST number, and neither is blocked', async () => {
    await openAtStep(device, 3)
    fill('GST number', '29AAGCB7383J1Z4')
    fill('Nickname (store name)', 'Meera Silks')
    await draftKept()
    pressSave()
    await atStep(4)
    pressSave()
    await atStep(5)
    const pickup = screen.getByRole('group', { name: 'Pickup address' })
    fill('State', 'Kerala', pickup)
    await told('State', 'Your GST number is registered in Karnataka. You can still continue.', pickup)
    expect(descriptionOf(field('State', screen.getByRole('group', { name: 'Return address' })))).toBe('')
    await draftKept()
    pressSave()
    await atStep(6)
    stepTab(3).click()
    await atStep(3)
    await told('GST number', 'Registered in Karnataka, but your pickup address is in Kerala. You can still continue.')
  })
})

describe('the bank step', () => {
  it('ADVICE-02 ADVICE-06 names the bank of a branch code, or says that it is not known, in the current language', async () => {
    await openAtStep(device, 4)
    fill('IFSC code', 'sbin 0000001')
    await told('IFSC code', 'State Bank of India')
    fill('IFSC code', 'SBIN0ZZZZZZ')
    await told('IFSC code', 'Not known on 24\u00a0Aug 2026. You can still continue.')
    speakOtherLanguage({ 'domain/codes': { ...codeTexts, notKnown: (day: string) => `Unbekannt am ${day}` } })
    await told('IFSC code', 'Unbekannt am 24\u00a0Aug 2026')
    pressSave()
    await atStep(5)
  })
})

describe('the address step', () => {
  const pickup = () => screen.getByRole('group', { name: 'Pickup address' })
  const place = () => [valueOf('City', pickup()), valueOf('State', pickup())]
  const undo = () => screen.queryByRole('button', { name: 'Undo' })

  it("ADVICE-03 fills in city and state of a PIN code, updates them with the next one, and 'Undo' removes them", async () => {
    await openAtStep(device, 5)
    fill('PIN code', '560 001', pickup())
    await waitFor(() => expect(place()).toEqual(['Bengaluru', 'Karnataka']))
    await told('PIN code', 'Filled in: Bengaluru, Karnataka', pickup())
    fill('PIN code', '194101', pickup())
    await waitFor(() => expect(place()).toEqual(['Leh', 'Ladakh']))
    expect(descriptionOf(screen.getByRole('button', { name: 'Undo' }))).toBe('Filled in: Leh, Ladakh')
    press('button', 'Undo')
    expect(place()).toEqual(['', ''])
    expect(document.activeElement).toBe(field('City', pickup()))
    expect(undo()).toBeNull()
    await told('PIN code', /6 digits Leh, Ladakh/, pickup())
    expect(valueOf('City', screen.getByRole('group', { name: 'Return address' }))).toBe('')
  })

  it('ADVICE-03 never overwrites typed text, and says if the state does not match the PIN code', async () => {
    await openAtStep(device, 5)
    fill('City', 'Hampi', pickup())
    fill('State', 'Kerala', pickup())
    fill('PIN code', '560001', pickup())
    await told('State', '560001 is in Karnataka. You can still continue.', pickup())
    expect(place()).toEqual(['Hampi', 'Kerala'])
    expect(undo()).toBeNull()
    fill('State', '', pickup())
    fill('PIN code', '560002', pickup())
    await waitFor(() => expect(place()).toEqual(['Hampi', 'Karnataka']))
    fill('PIN code', '560000', pickup())
    await told('PIN code', 'Not known on 11\u00a0Mar 2026. You can still continue.', pickup())
    expect(place()).toEqual(['Hampi', 'Karnataka'])
  })

  it('ADVICE-03 ADDR-03 fills in nothing after the step was saved', async () => {
    await openAtStep(device, 5)
    fill('PIN code', '560001', pickup())
    pressSave()
    await atStep(6)
    stepTab(5).click()
    await atStep(5)
    expect(device.sent.find(({ path }) => path === '/api/seller/step5')?.body).toMatchObject({ pickupAddress: { pincode: '560001', city: '', state: '' } })
    expect(place()).toEqual(['', ''])
  })

  it('ADVICE-03 ignores the codes of another country', async () => {
    await openAtStep(device, 5)
    fill('Country', 'Nepal', pickup())
    fill('PIN code', '560001', pickup())
    fill('PIN code', '560001', screen.getByRole('group', { name: 'Return address' }))
    await waitFor(() => expect(valueOf('City', screen.getByRole('group', { name: 'Return address' }))).toBe('Bengaluru'))
    expect(place()).toEqual(['', ''])
    expect(descriptionOf(field('PIN code', pickup()))).toBe('6 digits')
    fill('State', 'Kerala', pickup())
    expect(descriptionOf(field('State', pickup()))).toBe('')
    fill('PIN code', '44600', pickup())
    expect(descriptionOf(field('PIN code', pickup()))).toBe('6 digits')
    fill('Country', 'India', pickup())
    await told('PIN code', 'A PIN code has 6 digits, and none begins with 0. You can still continue.', pickup())
  })
})
