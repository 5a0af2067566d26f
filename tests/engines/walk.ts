import { portalTitles } from '@/app/titles/screen-titles'
import { publicTitles } from '@/app/titles/public-titles'
import { stepNames } from '@/domain/steps/step-texts'
import { addressTexts } from '@/domain/steps/addresses-texts'
import { bankTexts } from '@/domain/steps/bank-texts'
import { choiceNames } from '@/domain/steps/choice-names'
import { gstTexts } from '@/domain/steps/gst-texts'
import { confirmationTexts } from '@/features/onboarding/confirmation/texts'
import { signatureTexts } from '@/features/onboarding/signature/texts'
import { onboardingTexts } from '@/features/onboarding/texts'
import { step4Body, typicalAddress } from '@/contract/typical-steps'
import { newcomer } from '@mocks/testing/newcomer'
import type { EnginePage } from './engine'
import type { Hand } from './hand'

interface Walk {
  readonly page: EnginePage
  readonly hand: Hand
  readonly address: string
  /** Stops the server that the files came from. */
  readonly endServer: () => Promise<void>
  readonly say: (line: string) => void
}

/** Switches the demo's own connection; its service runs in the page. */
async function setConnection(hand: Hand, to: 'Online' | 'Offline'): Promise<void> {
  await hand.press('Demo')
  await hand.press(to)
  await hand.press('Close the drawer')
}

async function signUp({ page, hand, address, say }: Walk): Promise<void> {
  await page.open(`${address}/login`)
  await hand.arrive(publicTitles['/login'])
  await hand.look('/login')
  await page.open(`${address}/register`)
  await hand.arrive(publicTitles['/register'])
  await hand.see('Ready to work without a connection')
  say('its worker keeps the files')
  await hand.fill('First name', newcomer.firstName)
  await hand.fill('Last name', newcomer.lastName)
  await hand.fill('Email', newcomer.email)
  await hand.fill('Primary phone number', newcomer.mobile)
  await hand.fill('Password', newcomer.password)
  await hand.fill('Confirm password', newcomer.password)
  await hand.fill('Secondary phone number', newcomer.secondaryMobile)
  await hand.see('This email is available')
  await hand.see('This number is available')
  await hand.look('/register')
  await hand.press('Get Started')
  await hand.arrive(publicTitles['/verifyotp'])
  await hand.press('Demo')
  await hand.press('Fill all codes')
  await hand.press('Close the drawer')
  await hand.look('/verifyotp')
  await hand.press('Verify & Continue')
  await hand.see('After Login. Please complete your pending registration.')
  await hand.fill('Email or mobile number', newcomer.email)
  await hand.fill('Password', newcomer.password)
  await hand.press('Continue')
  await hand.arrive(stepNames[3])
  say('signed up and signed in')
}

async function fillSteps({ page, hand, address, endServer, say }: Walk): Promise<void> {
  await hand.fill(gstTexts.nickname, 'Asha Handlooms')
  await hand.look('step 3')
  await endServer()
  await setConnection(hand, 'Offline')
  await hand.press(onboardingTexts.saveAndNext)
  await hand.arrive(stepNames[4])
  say('a step is kept with the server gone')

  const { accountHolderName, accountNumber, ifscCode } = step4Body('', 'Asha Kumari')
  await hand.fill(bankTexts.accountHolderName, accountHolderName)
  await hand.fill(bankTexts.accountNumber, accountNumber)
  await hand.fill(bankTexts.confirmAccountNumber, accountNumber)
  await hand.fill(bankTexts.ifscCode, ifscCode)
  await hand.look('step 4')
  await hand.see('Kept ')
  await page.reload()
  await hand.arrive(stepNames[4])
  say('reloaded, what was typed is there')
  await hand.press(onboardingTexts.saveAndNext)
  await hand.arrive(stepNames[5])

  for (const name of ['doorNo', 'apartment', 'address', 'landmark', 'pincode', 'city'] as const)
    await hand.fill(addressTexts[name], typicalAddress[name])
  await hand.choose(addressTexts.state, typicalAddress.state)
  await hand.press(addressTexts.sameAsPickup)
  await hand.look('step 5')
  await hand.see('Kept ')
  await page.endAndOpen(`${address}/registrationdetails`)
  await hand.arrive(stepNames[5])
  say('ended and opened again, what was typed is there')
  await hand.press(onboardingTexts.saveAndNext)
  await hand.arrive(stepNames[6])

  await hand.press(choiceNames.shippingTypes.Both)
  await hand.press(choiceNames.deliveryTypes.Standard)
  await hand.look('step 6')
  await hand.press(onboardingTexts.saveAndNext)
  await hand.arrive(stepNames[7])
  await hand.press(signatureTexts.type)
  await hand.fill(signatureTexts.name, 'Asha Kumari')
  await hand.look('step 7')
  await hand.press(onboardingTexts.submitSignature)
  await hand.see(onboardingTexts.savedOnDevice)
  await page.open(`${address}/outbox`)
  await hand.arrive(publicTitles['/outbox'])
  await hand.look('/outbox with what waits')
  await setConnection(hand, 'Online')
  await hand.seeInTheEnd('Sent ')
  await hand.open(`${address}/registrationconfirmationpage`, confirmationTexts.congratulations)
  say('all five steps have arrived')
}

/** Opens every address while the server is stopped. */
async function lookAtScreens({ hand, address, say }: Walk): Promise<void> {
  const addresses = [...Object.keys(portalTitles), ...Object.keys(publicTitles)].filter((path) => path !== '/verifyotp')
  for (const path of addresses) {
    await hand.open(address + path.replace('$id', '1'), '')
    await hand.look(path)
  }
  say(`${addresses.length} addresses open with the server gone`)
}

/** From the sign-up to the signature, then every screen. */
export async function walk(all: Walk): Promise<void> {
  await signUp(all)
  await fillSteps(all)
  await lookAtScreens(all)
}
