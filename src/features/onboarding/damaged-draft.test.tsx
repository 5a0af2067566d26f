// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftsOfStep } from '@/outbox/draft-key'
import { showOnboarding } from '../../../tests/support/onboarding-page'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, draftKept, fill, gone, press } from '../../../tests/support/step-screen'

const damaged = /^What was typed here before is damaged on this device/
const key = { owner: readyAccount('step-4').sellerId, form: draftsOfStep(3) }
let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(() => {
  vi.restoreAllMocks()
  stopDevice()
})

/** As Chromium answers permanently when a large value's file is missing. */
function damageDrafts(): void {
  const { get } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function readUnlessDamaged(this: IDBObjectStore, ...asked) {
    if (this.name === 'drafts') throw new DOMException('Failed to read large IndexedDB value', 'DataError')
    return get.apply(this, asked)
  })
}

it('PWA-06 ONB-07 a step whose draft is damaged opens empty, says so, and stores what is typed from then on', async () => {
  await device.signIn('step-4')
  await device.outbox.writeDraft(key, { values: { nickname: 'Nair Weaves' }, savedAt: 7 })
  await showOnboarding(device)
  await atStep(4)
  damageDrafts()
  press('button', 'Back')
  await atStep(3)
  expect(screen.getByText(damaged)).toBeDefined()
  fill('Nickname (store name)', 'Meera Silks')
  await draftKept()
  await gone(damaged)
  vi.restoreAllMocks()
  expect((await device.outbox.readDraft(key))?.values).toMatchObject({ nickname: 'Meera Silks' })
})

it('PWA-06 ONB-07 a step whose draft fails to load once begins with that draft after another try', async () => {
  await device.signIn('step-4')
  await device.outbox.writeDraft(key, { values: { nickname: 'Nair Weaves' }, savedAt: 7 })
  await showOnboarding(device)
  await atStep(4)
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError')
  })
  press('button', 'Back')
  await atStep(3)
  expect(screen.getByLabelText<HTMLInputElement>('Nickname (store name)').value).toBe('Nair Weaves')
})
