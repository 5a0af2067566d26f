import { expect } from 'vitest'
import { useMobileForSignature } from '@/app/use-mobile-for-signature'
import { OnboardingScreen } from '@/features/onboarding/onboarding-screen'
import { readyAccount, type SellerDevice } from './seller-device'
import { atStep } from './step-screen'

/** The onboarding, as its route shows it. */
export function OnboardingPage() {
  return <OnboardingScreen askForMobile={useMobileForSignature()} />
}

/** Signs in the seller whose next step is this one, and shows it. @returns who she is */
export async function openAtStep(device: SellerDevice, step: 3 | 4 | 5 | 6): Promise<string> {
  const id = `step-${step}` as const
  await device.signIn(id)
  await device.show('/registrationdetails', OnboardingPage)
  await atStep(step)
  return readyAccount(id).sellerId
}

/** What left the device for the step was this and nothing besides, and the service has it so. */
export async function expectSent(device: SellerDevice, step: 4 | 5 | 6, body: unknown): Promise<void> {
  expect(device.sent.at(-1)).toMatchObject({ path: `/api/seller/step${step}` })
  expect(device.sent.at(-1)?.body).toEqual(body)
  expect((await device.storedSeller()).steps[`step${step}`]).toEqual(body)
}
