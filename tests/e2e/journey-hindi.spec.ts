import type { Page } from '@playwright/test'
import { english, language } from '@/catalogues/language-in-use'
import { stepWords } from '@/contract/step-words'
import { onboardingSteps } from '@/contract/steps'
import { sharedTexts } from '@/domain/shared-texts'
import { stepNames, stepStatusNames } from '@/domain/step-texts'
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
import { heading, sellers } from './support/access'
import { answerList, expectStep, fillStep, saveButton, sendSignIn, stepTab } from './support/onboarding'

test.use({ locale: 'hi-IN' })

// The labels by which the helpers find their way are those of the language in use.
test.beforeEach(() => language.use({ ...english, tag: 'hi', words: { ...access, ...contract, ...domain, ...onboarding, ...steps } }))
test.afterEach(() => language.use(english))

async function setConnection(page: Page, to: 'online' | 'offline'): Promise<void> {
  await page.getByRole('button', { name: demoShell['app/shell/backend-mark'].demo.label }).click()
  await page.getByRole('radio', { name: demoNetwork['features/demo/network'].networks[to], exact: true }).check()
  await page.getByRole('button', { name: demo['features/demo'].close }).click()
}

test('LANG-05 ONB-05 QUEUE-01 CONF-01 a seller who reads Hindi signs in and completes all steps, with a network and without', async ({ page }) => {
  const { id, email } = sellers.atGst
  await page.goto('/login')
  await sendSignIn(page, email)
  for (const step of onboardingSteps) {
    await expectStep(page, step)
    if (step === 5) await setConnection(page, 'offline')
    await fillStep(page, step)
    await saveButton(page).click()
    await expect(page.getByText(step < 5 ? stepWords[step].accepted : onboardingTexts.savedOnDevice)).toBeVisible()
  }
  for (const step of [5, 6, 7] as const) await expect(stepTab(page, step)).toContainText(stepStatusNames.waiting)
  await setConnection(page, 'online')
  await expect.poll(() => answerList(page, id)).toEqual(['3:200', '4:200', '5:200', '6:200', '7:200'])

  await page.getByRole('link', { name: onboardingTexts.finishedLink }).click()
  await expect(heading(page, confirmationTexts.congratulations)).toBeVisible()
  await expect(page.getByText(sharedTexts.underReview)).toBeVisible()
  await expect(page.getByRole('list', { name: confirmationTexts.checklist }).getByRole('listitem')).toHaveText(
    [confirmationTexts.registration, ...onboardingSteps.map((step) => stepNames[step])].map((name) => new RegExp(`${name}\\s*${stepStatusNames.sent}`)),
  )
})
