import { onboardingSteps } from '@/contract/steps'
import { expect } from '../../support/fixtures'
import { setConnection } from '../support/drawer'
import { pressClock } from '../support/console'
import { card, expectStep, saveButton, savedOnDevice, stepTab } from '../support/onboarding'
import { goTo, type Walk } from './walk'

export const steps: Walk = {
  title: 'ONB-01 GST-01 BANK-01 ADDR-01 SHIP-01 SIGN-01 the steps, empty, filled in and with errors',
  addresses: ['/registrationdetails'],
  options: { seller: 'step-7' },
  async go(page, look) {
    await page.goto('/registrationdetails')
    for (const step of onboardingSteps) {
      await stepTab(page, step).click()
      await expectStep(page, step)
      if (step === 6) for (const name of ['Standard', 'One Day', 'Same Day']) await page.getByRole('checkbox', { name, exact: true }).check()
      await look(`step ${step}`)
    }
    await page.getByRole('radio', { name: 'Type your name instead' }).check()
    await page.getByLabel('Your full name').fill('Gurpreet Kaur')
    await look('step 7, typed')
    await page.getByLabel('Your full name').fill('')
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await look('step 7, with an error')
    await stepTab(page, 3).click()
    await page.getByLabel('Nickname (store name)').fill('Best Store')
    await page.getByLabel('GST number').fill('none')
    await saveButton(page).click()
    await expect(page.getByText('Please fix errors before submitting.')).toBeVisible()
    await look('step 3, with errors and advice')
  },
}

export const lastStep: Walk = {
  title: 'QUEUE-03 CONF-01 the last step waits, is sent, and the review runs and runs over',
  addresses: ['/registrationdetails', '/registrationconfirmationpage', '/dashboard', '/outbox'],
  options: { seller: 'step-7' },
  async go(page, look) {
    await page.goto('/registrationdetails')
    await setConnection(page, 'Offline')
    await page.getByRole('radio', { name: 'Type your name instead' }).check()
    await page.getByLabel('Your full name').fill('Gurpreet Kaur')
    await saveButton(page).click()
    await expect(page.getByText(savedOnDevice)).toBeVisible()
    await look('after the last step, offline')
    await goTo(page, '/registrationconfirmationpage', 'Yay! Congrats!!')
    await expect(page.getByText('Everything is filled in.')).toBeVisible()
    await look('confirmation, the last step waiting')
    await goTo(page, '/dashboard', 'Home')
    await expect(page.getByText('All 5 onboarding steps filled in', { exact: true })).toBeVisible()
    await look('dashboard, the last step waiting')
    await goTo(page, '/outbox', 'Waiting to send')
    await expect(card(page, 7)).toContainText('Waiting to send')
    await look('list: waiting')
    await page.getByRole('button', { name: 'Remove Digital Signature' }).click()
    await look('list: asking before removal')

    await setConnection(page, 'Online')
    await expect(card(page, 7)).toContainText('Sent')
    await look('list: sent')
    await goTo(page, '/registrationconfirmationpage', 'Yay! Congrats!!')
    await expect(page.getByText('Your application is under review.')).toBeVisible()
    await look('confirmation, under review')
    await goTo(page, '/dashboard', 'Home')
    await expect(page.getByRole('main').getByRole('definition')).toHaveCount(2)
    await look('dashboard, under review')
    await pressClock(page, 'On by 48 hours')
    await expect(page.getByText('The review takes longer than usual', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close the drawer' }).click()
    await look('dashboard, the review overdue')
  },
}
