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
import type { Person } from './person'

interface Walk {
  readonly page: EnginePage
  readonly person: Person
  readonly address: string
  /** Stops the server that the files came from. */
  readonly endServer: () => Promise<void>
  readonly say: (line: string) => void
}

/** Switches the demo's own connection; its service runs in the page. */
async function setConnection(person: Person, to: 'Online' | 'Offline'): Promise<void> {
  await person.press('Demo')
  await person.press(to)
  await person.press('Close the drawer')
}

async function signUp({ page, person, address, say }: Walk): Promise<void> {
  await page.open(`${address}/login`)
  await person.arrive(publicTitles['/login'])
  await person.look('/login')
  await page.open(`${address}/register`)
  await person.arrive(publicTitles['/register'])
  await person.see('Ready to work without a connection')
  say('its worker keeps the files')
  await person.fill('First name', newcomer.firstName)
  await person.fill('Last name', newcomer.lastName)
  await person.fill('Email', newcomer.email)
  await person.fill('Primary phone number', newcomer.mobile)
  await person.fill('Password', newcomer.password)
  await person.fill('Confirm password', newcomer.password)
  await person.fill('Secondary phone number', newcomer.secondaryMobile)
  await person.see('This email is available')
  await person.see('This number is available')
  await person.look('/register')
  await person.press('Get Started')
  await person.arrive(publicTitles['/verifyotp'])
  await person.press('Demo')
  await person.press('Fill all codes')
  await person.press('Close the drawer')
  await person.look('/verifyotp')
  await person.press('Verify & Continue')
  await person.see('After Login. Please complete your pending registration.')
  await person.fill('Email or mobile number', newcomer.email)
  await person.fill('Password', newcomer.password)
  await person.press('Continue')
  await person.arrive(stepNames[3])
  say('signed up and signed in')
}

async function fillSteps({ page, person, address, endServer, say }: Walk): Promise<void> {
  await person.fill(gstTexts.nickname, 'Asha Handlooms')
  await person.look('step 3')
  await endServer()
  await setConnection(person, 'Offline')
  await person.press(onboardingTexts.saveAndNext)
  await person.arrive(stepNames[4])
  say('a step is kept with the server gone')

  const { accountHolderName, accountNumber, ifscCode } = step4Body('', 'Asha Kumari')
  await person.fill(bankTexts.accountHolderName, accountHolderName)
  await person.fill(bankTexts.accountNumber, accountNumber)
  await person.fill(bankTexts.confirmAccountNumber, accountNumber)
  await person.fill(bankTexts.ifscCode, ifscCode)
  await person.look('step 4')
  await person.see('Kept ')
  await page.reload()
  await person.arrive(stepNames[4])
  say('reloaded, what was typed is there')
  await person.press(onboardingTexts.saveAndNext)
  await person.arrive(stepNames[5])

  for (const name of ['doorNo', 'apartment', 'address', 'landmark', 'pincode', 'city'] as const)
    await person.fill(addressTexts[name], typicalAddress[name])
  await person.choose(addressTexts.state, typicalAddress.state)
  await person.press(addressTexts.sameAsPickup)
  await person.look('step 5')
  await person.see('Kept ')
  await page.endAndOpen(`${address}/registrationdetails`)
  await person.arrive(stepNames[5])
  say('ended and opened again, what was typed is there')
  await person.press(onboardingTexts.saveAndNext)
  await person.arrive(stepNames[6])

  await person.press(choiceNames.shippingTypes.Both)
  await person.press(choiceNames.deliveryTypes.Standard)
  await person.look('step 6')
  await person.press(onboardingTexts.saveAndNext)
  await person.arrive(stepNames[7])
  await person.press(signatureTexts.type)
  await person.fill(signatureTexts.name, 'Asha Kumari')
  await person.look('step 7')
  await person.press(onboardingTexts.submitSignature)
  await person.see(onboardingTexts.savedOnDevice)
  await page.open(`${address}/outbox`)
  await person.arrive(publicTitles['/outbox'])
  await person.look('/outbox with what waits')
  await setConnection(person, 'Online')
  await person.seeInTheEnd('Sent ')
  await person.open(`${address}/registrationconfirmationpage`, confirmationTexts.congratulations)
  say('all five steps have arrived')
}

/** Opens every address while the server is stopped. */
async function lookAtScreens({ person, address, say }: Walk): Promise<void> {
  const addresses = [...Object.keys(portalTitles), ...Object.keys(publicTitles)].filter((path) => path !== '/verifyotp')
  for (const path of addresses) {
    await person.open(address + path.replace('$id', '1'), '')
    await person.look(path)
  }
  say(`${addresses.length} addresses open with the server gone`)
}

/** From the sign-up to the signature, then every screen. */
export async function walk(all: Walk): Promise<void> {
  await signUp(all)
  await fillSteps(all)
  await lookAtScreens(all)
}
