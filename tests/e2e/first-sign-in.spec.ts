import { expect, test } from '../support/fixtures'
import { goOnWith, heading, storedKeys } from './support/access'
import { watchRequests } from './support/calls'
import { expectStep, fillStep, readyAccount, saveButton, savedOnDevice, sendSignIn } from './support/onboarding'
import { setConnection } from './support/drawer'

// The very first visit: no service worker has cached anything yet.

test('PWA-02 QUEUE-01 offline right after the first sign-in, every step still opens and is saved on the device', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const allHaveCome = watchRequests(page)
  await page.goto('/login')
  await sendSignIn(page, readyAccount('step-3').email)
  await expectStep(page, 3)
  // The code of the seller's next screens.
  const fetched = (): Promise<string[]> => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  for (const file of [/\/steps-/, /\/signature-step-/, /\/registrationconfirmationpage-/])
    await expect.poll(async () => (await fetched()).some((name) => file.test(name)), { message: String(file) }).toBe(true)
  await allHaveCome()
  await setConnection(page, 'Offline')
  await page.context().setOffline(true)
  for (const step of [3, 4, 5, 6, 7] as const) {
    await expectStep(page, step)
    await fillStep(page, step)
    await saveButton(page).click()
    await expect(page.getByText(savedOnDevice)).toBeVisible()
  }
  await page.getByRole('link', { name: 'See the status of your registration' }).click()
  await expect(heading(page, 'Yay! Congrats!!')).toBeVisible()
})

test('PWA-02 ROUTE-06 a screen that is not on the device yet says so offline, and opens by itself when back online', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|is not on this device/)
  const allHaveCome = watchRequests(page)
  await page.goto('/login')
  await sendSignIn(page, readyAccount('under-review').email)
  await expect(heading(page, 'Home')).toBeVisible()
  await allHaveCome()
  await page.context().setOffline(true)
  await goOnWith(page, '/policy', {})
  await expect(heading(page, 'This screen is not on this device yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page, 'Our Policies')).toBeVisible()
})

test('PWA-02 ROUTE-06 the home screen says that it is not on the device if it fails to load after the sign-in, and opens when back online', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|is not on this device/)
  // The home screen's code cannot be loaded, neither in advance nor by the sign-in, which also cuts the network.
  await page.route(/\/assets\/home-.*\.js/, async (route) => {
    if ('sellerToken' in (await storedKeys(page))) await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/login')
  await sendSignIn(page, readyAccount('under-review').email)
  await expect(heading(page, 'This screen is not on this device yet')).toBeVisible()
  // A handler that is still running would cut the network again.
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().setOffline(false)
  await expect(heading(page, 'Home')).toBeVisible()
})
