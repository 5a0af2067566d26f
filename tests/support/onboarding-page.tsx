import { expect, onTestFinished } from 'vitest'
import { useMobileForSignature } from '@/app/use-mobile-for-signature'
import type { NavigationState } from '@/domain/navigation-state'
import { OnboardingScreen } from '@/features/onboarding/onboarding-screen'
import { stubDrawing } from './drawing'
import { readyAccount, startDevice, type SellerDevice } from './seller-device'
import { atStep } from './step-screen'

function OnboardingPage() {
  return <OnboardingScreen fetchMobile={useMobileForSignature()} />
}

/** Shows the onboarding as its route does. */
export const showOnboarding = (device: SellerDevice, state: NavigationState = {}) => device.show('/registrationdetails', OnboardingPage, state)

/** A device that can draw until the test is over. */
export function startDrawingDevice(): Promise<SellerDevice> {
  onTestFinished(stubDrawing())
  return startDevice()
}

/** Signs in the seller whose next step is this one, and opens the onboarding there. @returns the seller's id */
export async function openAtStep(device: SellerDevice, step: 3 | 4 | 5 | 6): Promise<string> {
  const id = `step-${step}` as const
  await device.signIn(id)
  await showOnboarding(device)
  await atStep(step)
  return readyAccount(id).sellerId
}

/** Expects that the last request of the device was this step's with exactly this body, and that the service has stored it. */
export async function expectSent(device: SellerDevice, step: 4 | 5 | 6, body: unknown): Promise<void> {
  expect(device.sent.at(-1)).toMatchObject({ path: `/api/seller/step${step}` })
  expect(device.sent.at(-1)?.body).toEqual(body)
  expect((await device.storedSeller()).steps[`step${step}`]).toEqual(body)
}
