// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { againMilliseconds, storeDraftsNow } from '@/drafts/draft-keeper'
import { draftsOfStep } from '@/outbox/draft-key'
import { breakStore } from '../../../tests/support/device-screen'
import { showOnboarding } from '../../../tests/support/onboarding-page'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, draftKept, fill, gone } from '../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

const key = { owner: readyAccount('step-3').sellerId, form: draftsOfStep(3) }
const filledIn = {
  nickname: 'Nair Weaves',
  gstType: 'Regular GST',
  businessName: 'Nair LLP',
  gstNumber: '27AAPFU0939F1ZV',
  gstMobile: '9876543210',
  gstPan: 'AAPFU0939F',
  gstRate: '5%',
  enrolmentId: '',
  certificate: null,
}

async function open(): Promise<void> {
  await device.signIn('step-3')
  await showOnboarding(device)
  await atStep(3)
}

/** Another tab of the same browser stores this in the same form's draft. */
const typeElsewhere = (values: object, savedAt = Date.now()) => device.outbox.writeDraft(key, { values: { ...filledIn, ...values }, savedAt })
const comeBack = () => fireEvent(document, new Event('visibilitychange'))
const nickname = () => screen.getByLabelText<HTMLInputElement>('Nickname (store name)')
const businessName = () => screen.getByLabelText<HTMLInputElement>('Business name as per GST')
const stored = async () => device.outbox.readDraft(key)

describe('a step that is open in two tabs', () => {
  it('ONB-07 an untouched form shows what the other tab has typed once the page is visible, and keeps the focus', async () => {
    await open()
    nickname().focus()
    await typeElsewhere({}, 7)
    comeBack()
    await waitFor(() => expect(businessName().value).toBe('Nair LLP'))
    expect(nickname().value).toBe('Nair Weaves')
    expect(document.activeElement).toBe(nickname())
    await draftKept()
    await storeDraftsNow()
    expect((await stored())?.savedAt).toBe(7)
  })

  it('ONB-05 ONB-07 shows what another window has saved, even before the seller returns to this one', async () => {
    await open()
    await typeElsewhere({})
    await device.save([3])
    await waitFor(() => expect(nickname().value).toBe('Nair Weaves'))
    await gone(/what you entered is not on this device|does not show what you entered/)
  })

  it('ONB-07 shows what was typed last in the other tab, even if an older draft is on screen', async () => {
    await open()
    fill('Nickname (store name)', 'Nair')
    await draftKept()
    await typeElsewhere({})
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(nickname().value).toBe('Nair Weaves'))
  })

  it('ONB-07 merges the first letter typed here with all that was typed in the other tab', async () => {
    await open()
    await typeElsewhere({})
    fill('Nickname (store name)', 'N')
    await waitFor(() => expect(businessName().value).toBe('Nair LLP'))
    fill('Business name as per GST', 'Nair Spices')
    await waitFor(async () => expect((await stored())?.values).toEqual({ ...filledIn, nickname: 'N', businessName: 'Nair Spices' }))
    expect(nickname().value).toBe('N')
  })

  it("ONB-07 keeps what is being typed and the focus while the other tab's entries are loaded", async () => {
    await open()
    await typeElsewhere({ nickname: '' })
    nickname().focus()
    comeBack()
    await userEvent.keyboard('Nair Spices')
    await waitFor(() => expect(businessName().value).toBe('Nair LLP'))
    expect(nickname().value).toBe('Nair Spices')
    expect(document.activeElement).toBe(nickname())
    await waitFor(async () => expect((await stored())?.values).toEqual({ ...filledIn, nickname: 'Nair Spices' }))
  })

  it('ONB-07 says that the merged entries are not stored if the device is full, and stores them later', async () => {
    await open()
    await typeElsewhere({})
    const mend = breakStore('full')
    fill('Nickname (store name)', 'N')
    await waitFor(() => expect(businessName().value).toBe('Nair LLP'))
    await screen.findByText(/^This device cannot keep what you type.* This device’s storage is full\. /)
    expect(screen.queryByText(/^Kept \d/)).toBeNull()
    mend()
    await waitFor(async () => expect((await stored())?.values).toEqual({ ...filledIn, nickname: 'N' }), { timeout: 2 * againMilliseconds })
    await draftKept()
  })

  it('ONB-07 does not take its own quickly stored drafts for those of another tab', async () => {
    await open()
    const form = document.querySelector('form')
    for (const text of ['N', 'Na', 'Nai']) {
      fill('Nickname (store name)', text)
      void storeDraftsNow()
      comeBack()
    }
    fill('Nickname (store name)', 'Nair')
    await storeDraftsNow()
    comeBack()
    await waitFor(async () => expect((await stored())?.values).toMatchObject({ nickname: 'Nair' }))
    expect(nickname().value).toBe('Nair')
    expect(document.querySelector('form')).toBe(form)
  })

  it('ONB-07 keeps on screen what the other tab has cleared, and stores it with the next letter', async () => {
    await open()
    fill('Nickname (store name)', 'Nair')
    await draftKept()
    await device.outbox.deleteDraft(key)
    comeBack()
    fill('Nickname (store name)', 'Nair Weaves')
    await waitFor(async () => expect((await stored())?.values).toMatchObject({ nickname: 'Nair Weaves' }))
    expect(nickname().value).toBe('Nair Weaves')
  })

  it('ONB-07 no longer says that it is kept once the other tab has cleared it, until something is typed', async () => {
    await open()
    fill('Nickname (store name)', 'Nair')
    await draftKept()
    await device.outbox.deleteDraft(key)
    comeBack()
    await gone(/^Kept \d/)
    expect(nickname().value).toBe('Nair')
    expect(screen.queryByRole('button', { name: 'Clear this step' })).toBeNull()
    fill('Nickname (store name)', 'Nair Weaves')
    await draftKept()
  })
})
