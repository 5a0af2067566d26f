import type { Page } from '@playwright/test'
import { english, language } from '@/catalogues/language-in-use'
import { otpMessages } from '@/contract/messages'
import { stepWords } from '@/contract/step-words'
import { onboardingSteps } from '@/contract/steps'
import { personTexts } from '@/domain/person-texts'
import { signedInTexts } from '@/domain/signed-in-texts'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import { texts as registerTexts } from '@/features/access/register/texts'
import { texts as verifyTexts } from '@/features/access/verify/texts'
import { verifiedRedirectMilliseconds } from '@/features/access/verify/verified-panel'
import { confirmationTexts } from '@/features/onboarding/confirmation/texts'
import { onboardingTexts } from '@/features/onboarding/texts'
import { access } from '@/languages/hi/access'
import { contract } from '@/languages/hi/contract'
import { demo } from '@/languages/hi/demo'
import { demoNetwork } from '@/languages/hi/demo-network'
import { demoShell } from '@/languages/hi/demo-shell'
import { domain } from '@/languages/hi/domain'
import { onboarding } from '@/languages/hi/onboarding'
import { steps } from '@/languages/hi/steps'
import { expect, test } from '../support/fixtures'
import { heading, newcomer, storedKeys } from './support/access'
import { holdTimers } from './support/clock'
import { answerList, expectStep, fillStep, saveButton, sendSignIn, stepTab } from './support/onboarding'

test.use({ locale: 'hi-IN' })

// The helpers look for labels in the current language.
test.beforeEach(() => language.use({ ...english, tag: 'hi', words: { ...access, ...contract, ...domain, ...onboarding, ...steps } }))
test.afterEach(() => language.use(english))

const openDrawer = (page: Page): Promise<void> => page.getByRole('button', { name: demoShell['app/shell/backend-mark'].demo.label }).click()
const closeDrawer = (page: Page): Promise<void> => page.getByRole('button', { name: demo['features/demo'].close }).click()

async function setConnection(page: Page, to: 'online' | 'offline'): Promise<void> {
  await openDrawer(page)
  await page.getByRole('radio', { name: demoNetwork['features/demo/network'].networks[to], exact: true }).check()
  await closeDrawer(page)
}

/** Registers, enters the codes that were sent, and is led to the sign-in. */
async function register(page: Page): Promise<void> {
  const { labels, available, submit } = registerTexts.register
  // Holds the automatic redirect, because the test presses the button.
  await holdTimers(page, verifiedRedirectMilliseconds)
  await page.goto('/register')
  for (const name of ['firstName', 'lastName', 'email', 'primaryPhone', 'secondaryPhone', 'password'] as const)
    await page.getByLabel(name === 'password' ? labels.password : personTexts[name], { exact: true }).fill(newcomer[name])
  await page.getByLabel(labels.confirmPassword, { exact: true }).fill(newcomer.password)
  await expect(page.getByText(available.email)).toBeVisible()
  await page.getByRole('button', { name: submit, exact: true }).click()
  await expect(heading(page, verifyTexts.verify.heading)).toBeVisible()
  await openDrawer(page)
  await page.getByRole('button', { name: demo['features/demo'].fillAll }).click()
  await closeDrawer(page)
  await page.getByRole('button', { name: verifyTexts.verify.submit }).click()
  await expect(page.getByText(otpMessages.verified)).toBeVisible()
  await page.getByRole('link', { name: verifyTexts.verify.continueNow }).click()
  await expect(page.getByText(access['features/access/login/notices']['registration-pending'])).toBeVisible()
}

test('LANG-05 REG-01 OTP-04 ONB-05 QUEUE-01 CONF-01 a seller registers in Hindi, signs in and completes all steps, the last three offline', async ({ page }) => {
  await register(page)
  await sendSignIn(page, newcomer.email, newcomer.password)
  for (const step of onboardingSteps) {
    await expectStep(page, step)
    if (step === 5) await setConnection(page, 'offline')
    await fillStep(page, step)
    await saveButton(page).click()
    await expect(page.getByText(step < 5 ? stepWords[step].accepted : onboardingTexts.savedOnDevice)).toBeVisible()
  }
  for (const step of [5, 6, 7] as const) await expect(stepTab(page, step)).toContainText(stepStatusNames.waiting)
  await setConnection(page, 'online')
  const { sellerId = '' } = await storedKeys(page)
  await expect.poll(() => answerList(page, sellerId)).toEqual(['3:200', '4:200', '5:200', '6:200', '7:200'])

  await page.getByRole('link', { name: onboardingTexts.finishedLink }).click()
  await expect(heading(page, confirmationTexts.congratulations)).toBeVisible()
  await expect(page.getByText(signedInTexts.underReview)).toBeVisible()
  await expect(page.getByRole('list', { name: confirmationTexts.checklist }).getByRole('listitem')).toHaveText(
    [confirmationTexts.registration, ...onboardingSteps.map((step) => stepNames[step])].map((name) => new RegExp(`${name}\\s*${stepStatusNames.sent}`)),
  )
})
