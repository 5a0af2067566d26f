import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { databaseName } from '@/outbox/database'
import { expect, test, type Profile } from '../support/fixtures'
import { setConnection } from './support/drawer'
import { answerList, card, expectStep, readyAccount, saveButton, saveOffline, signIn } from './support/onboarding'

/** Pads a waiting step's row, so that the browser stores it in a file of its own, as it does with a large signature. */
const padStep = (page: Page, step: number): Promise<void> =>
  page.evaluate(
    ([database, padded]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('submissions', 'readwrite', { durability: 'strict' })
          const submissions = transaction.objectStore('submissions')
          const rows = submissions.getAll()
          rows.addEventListener('success', () => {
            const row: unknown = rows.result.find((each: { readonly step?: unknown }) => each.step === padded)
            const padding = Array.from({ length: 20_000 }, () => Math.random()).join('')
            submissions.put(Object.assign({}, row, { padding }))
          })
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not padded')))
        })
      }),
    [databaseName('demo'), step] as const,
  )

/** Deletes the files of large values, as a clean-up app or a failing disk does. */
async function loseLargeValues({ folder }: Profile): Promise<void> {
  const databases = join(folder, 'Default', 'IndexedDB')
  const entries = await readdir(databases, { recursive: true })
  const files = entries.filter((entry) => entry.includes('.blob')).map((entry) => join(databases, entry))
  const lost = await Promise.all(files.map(async (file) => (await stat(file)).isFile()))
  expect(lost).toContain(true)
  await Promise.all(files.filter((_, index) => lost[index]).map((file) => rm(file)))
}

/** A phone that was offline when two steps were saved, and has lost the content of the last one. */
async function openAfterLoss(profile: Profile, address: string): Promise<Page> {
  const before = await profile.open()
  const first = before.pages()[0] ?? (await before.newPage())
  await signIn(first, 'step-6')
  await setConnection(first, 'Offline')
  await saveOffline(first, [6, 7])
  await padStep(first, 7)
  await profile.close()
  await loseLargeValues(profile)
  const after = await profile.open()
  const page = after.pages()[0] ?? (await after.newPage())
  await page.goto(address)
  return page
}

test.use({ serviceWorkers: 'block' })

test('QUEUE-03 P1 a step whose content the browser has lost is named, does not block the others, and can be filled in again', async ({ profile }) => {
  const { sellerId } = readyAccount('step-6')
  const page = await openAfterLoss(profile, '/outbox')
  await expect(page.getByText('One saved entry cannot be read. It is not sent and not deleted.')).toBeVisible()
  await expect(card(page, 7)).toContainText('The browser has lost what it held.')
  await expect(card(page, 6)).toContainText('It will be sent when you are back online.')
  await setConnection(page, 'Online')
  await expect.poll(() => answerList(page, sellerId)).toEqual(['6:200'])

  await card(page, 7).getByRole('link', { name: 'Change' }).click()
  await expectStep(page, 7)
  await saveButton(page).click()
  await expect.poll(() => answerList(page, sellerId)).toEqual(['6:200', '7:200'])
  await page.goto('/outbox')
  await expect(page.getByText('Nothing of yours waits on this device.')).toBeVisible()
})

test('LAYOUT-04 a seller can log out and keep the waiting steps although the browser has lost the content of one', async ({ profile }) => {
  const page = await openAfterLoss(profile, '/registrationdetails')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and keep the steps' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  await page.goto('/outbox')
  await expect(page.getByText('2 steps wait on this device. Log in to see and send them.')).toBeVisible()
})
