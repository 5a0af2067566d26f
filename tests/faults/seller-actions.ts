import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { setStore } from '../e2e/support/fallible-store'
import { card, saveButton, sendSignIn, stepTab } from '../e2e/support/onboarding'
import { testSellers } from './ledger'
import type { SellerId } from './history'
import { isMarked, markedSteps, type MarkedStep } from './marks'
import { headingOf, openSteps, signInHeading, untilSignInScreen, wordAfterSaving } from './screens'

/* What a seller does with the product, using only the screens. */

const password = 'demo1234'

/** Fills in the sign-in screen, which must be open, and waits for the next screen. */
export async function signIn(page: Page, seller: SellerId): Promise<void> {
  const mobile = testSellers.find((one) => one.seller === seller)?.mobile ?? ''
  await sendSignIn(page, mobile, password)
  await untilSignInScreen(page, 'gone')
}

export const isSignInScreen = async (page: Page): Promise<boolean> => (await headingOf(page)) === signInHeading

async function openAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Goes to the sign-in screen while somebody is signed in, as the next person who takes the phone does. */
export async function goToSignIn(page: Page): Promise<void> {
  await openAccountMenu(page, 'Login')
  await untilSignInScreen(page, 'come')
}

/** Shorter than the wait for a screen: for what may no longer be offered. */
const arrivalPatience = 3000

/** Logs out. @returns whether what waited was deleted, which is offered only if something waits */
export async function logOut(page: Page, deletes: boolean): Promise<boolean> {
  await openAccountMenu(page, 'Log out')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  // The dialog learns what waits a moment after it opens, and it may arrive meanwhile: then nothing is left to delete.
  const press = (name: RegExp): Promise<void> => dialog.getByRole('button', { name }).click({ timeout: arrivalPatience })
  const deleted = deletes && (await press(/^Delete the (steps|changes) and log out$/).then(() => press(/^Delete$/)).then(() => true, () => false))
  if (!deleted) await dialog.getByRole('button', { name: /^Log out( and keep the (steps|changes))?$/ }).click()
  await untilSignInScreen(page, 'come')
  return deleted
}

/** Opens one of the steps that can be opened, usually the furthest. */
export async function openSomeStep(page: Page, choice: number): Promise<MarkedStep> {
  const open = (await openSteps(page)).filter(isMarked)
  const furthest = open.at(-1) ?? markedSteps[0]
  const step = choice >= 4 ? furthest : (open[choice % Math.max(1, open.length)] ?? furthest)
  await openStep(page, step)
  return step
}

export async function openStep(page: Page, step: OnboardingStep): Promise<void> {
  if ((await headingOf(page)) !== stepNames[step]) await stepTab(page, step).click()
  await page.getByRole('heading', { level: 1, name: stepNames[step] }).waitFor()
}

/** Presses 'Save' without waiting for anything. */
export const pressSave = (page: Page): Promise<void> => saveButton(page).click({ noWaitAfter: true })

export const hasAlert = (page: Page): Promise<boolean> => page.getByRole('main').getByRole('alert').first().isVisible()

const passphrase = 'six lanterns on a wire'

/** Goes to the list of what waits by its link, which interrupts nothing that is under way. @returns false if nothing waits */
export async function goToWaiting(page: Page): Promise<boolean> {
  const pill = page.getByRole('banner').getByRole('link', { name: /\d steps? / })
  if (!(await pill.isVisible())) return false
  await pill.click()
  await page.waitForURL('**/outbox')
  return true
}

/** Opens the export dialog from the list of what waits. @returns false if nothing waits */
export async function beginExport(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Import a copy' }).waitFor()
  if (!(await pressIfThere(page, 'Export a copy'))) return false
  await page.getByRole('dialog', { name: 'Export a copy' }).waitFor()
  return true
}

/** @returns the encrypted copy that the open dialog downloads */
export async function exportCopy(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByLabel('Passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Save the file' }).click()
  return readFile(await (await download).path())
}

/** Imports a copy into the list of what waits, which must be open. */
export async function importCopy(page: Page, copy: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Import a copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a copy' })
  await dialog.getByLabel('Copy', { exact: true }).setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: copy })
  await dialog.getByLabel('Passphrase').fill(passphrase)
  await dialog.getByRole('button', { name: 'Open the copy' }).click()
  await dialog.getByRole('button', { name: 'Take it over' }).click()
  await dialog.getByRole('status').getByText(/taken? over\.|which stay/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Saves while the device has no room; afterwards the store works again. */
export async function saveWithoutRoom(page: Page, step: MarkedStep): Promise<'saved' | 'not-stored' | 'signed-out'> {
  const had = await hasAlert(page)
  await setStore(page, 'full')
  try {
    await pressSave(page)
    return await wordAfterSaving(page, step, had)
  } finally {
    await setStore(page, 'sound')
  }
}

/** Decides about a step that needs attention, knowing whether the marketplace has it; `sent-again` gets a new key. */
export async function decide(page: Page, step: OnboardingStep, marketplaceHasIt: boolean): Promise<'went-on' | 'sent-again'> {
  const here = card(page, step)
  const goOn = here.getByRole('button', { name: /^It has it already: go on/ })
  if (marketplaceHasIt && (await goOn.isVisible())) {
    await goOn.click()
    return 'went-on'
  }
  await here.getByRole('button', { name: /^Send again/ }).click()
  return 'sent-again'
}

/** Presses a button that may disappear at any moment, because the queue has emptied. */
const pressIfThere = (page: Page, label: string): Promise<boolean> =>
  page.evaluate((name) => {
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent?.trim() === name)
    if (!(button instanceof HTMLElement) || button.hasAttribute('aria-disabled')) return false
    button.click()
    return true
  }, label)

/** Ends the current wait where the server allows it. */
export const sendNow = (page: Page): Promise<boolean> => pressIfThere(page, 'Send now')

/** The link in the list of what waits when nobody is signed in any more. */
export const logInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Log in' })
