import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test as base } from '../support/fixtures'
import { heading, keptOnDevice, newcomer, readyForOffline, registrationForm } from './support/access'
import { serveProduct, type ProductServer } from './support/product-server'

const test = base.extend<{ server: ProductServer }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures it needs from the pattern
  server: async ({}, use) => {
    const server = await serveProduct()
    await use(server)
    await server.close()
  },
  baseURL: async ({ server }, use) => use(server.address),
})

test.describe('a new version is published while a registration is filled in', () => {
  test.use({ serviceWorkers: 'allow' })

  test('PWA-03 it waits until the seller agrees, and her entries are still there after the update', async ({ page, server }) => {
    await page.goto('/register')
    await readyForOffline(page)
    const form = registrationForm(page)
    await form.firstName.fill(newcomer.firstName)
    await form.email.fill(newcomer.email)
    await page.evaluate(() => document.documentElement.setAttribute('data-page', 'the same'))

    server.publish()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const news = page.getByText('A new version is ready. Your entries are kept.')
    await expect(news).toBeVisible()
    const banner = await page.getByRole('banner').boundingBox()
    expect((await news.boundingBox())?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0))
    await form.lastName.fill(newcomer.lastName)
    await expect.poll(() => keptOnDevice(page)).toContain(`"${newcomer.lastName}"`)
    await expect(page.locator('[data-page="the same"]')).toHaveCount(1)

    await page.getByRole('button', { name: 'Later' }).click()
    await expect(news).toBeHidden()
    await page.reload()
    await expect(news).toBeVisible()
    await expect(form.lastName).toHaveValue(newcomer.lastName)
    await page.evaluate(() => document.documentElement.setAttribute('data-page', 'the same'))

    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(page.locator('[data-page="the same"]')).toHaveCount(0)
    await expect(form.firstName).toHaveValue(newcomer.firstName)
    await expect(form.lastName).toHaveValue(newcomer.lastName)
    await expect(form.email).toHaveValue(newcomer.email)
    await expect(news).toBeHidden()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  })

  test('PWA-03 all tabs reload when one of them agrees', async ({ context, page, server }) => {
    await page.goto('/login')
    await readyForOffline(page)
    const other = await context.newPage()
    await other.goto('/otpverification')
    server.publish()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('A new version is ready.')).toBeVisible()
    await expect(other.getByText('A new version is ready.')).toBeVisible()
    for (const tab of [page, other]) await tab.evaluate(() => document.documentElement.setAttribute('data-page', 'the same'))
    await page.getByRole('button', { name: 'Update now' }).click()
    // The first of them had no worker yet when it was opened.
    for (const tab of [page, other]) await expect(tab.locator('[data-page="the same"]')).toHaveCount(0)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login via OTP')
  })
})

test.describe('a host that does not have all files of a version yet', () => {
  test.use({ serviceWorkers: 'allow' })

  const cases = [
    { what: 'its page for a script', of: /^\/assets\/about-/, page: '<!doctype html><title>Home</title><div id="root"></div>' },
    { what: 'a page of the version before', of: /^\/register(\.html)?$/, page: '<!doctype html><title>Register</title><script type="module" src="/assets/index-before.js"></script>' },
  ]
  for (const { what, of, page: before } of cases)
    test(`PWA-02 PWA-03 ${what} is not cached under the file's address, and the next visit gets the file itself`, async ({ page, context, server }) => {
      server.sendInstead({ of, page: before })
      await page.goto('/login')
      // Also past the browser's HTTP cache.
      await expect.poll(() => server.asked.filter((path) => of.test(path)).length).toBeGreaterThan(1)
      server.sendInstead(null)
      await page.reload()
      await readyForOffline(page)
      await context.setOffline(true)
      await page.goto('/about')
      await expect(heading(page, 'About this app')).toBeVisible()
      await page.goto('/register')
      await registrationForm(page).firstName.fill(newcomer.firstName)
      await expect.poll(() => keptOnDevice(page)).toContain(`"${newcomer.firstName}"`)
    })
})

/** The final worker, from a build that is to have none any more. */
async function lastWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': resolve('src') } },
    build: { write: false, rolldownOptions: { input: 'src/sw/removal/service-worker.ts', output: { format: 'iife' } } },
  })
  if (!('output' in built)) throw new Error('Not built')
  return built.output[0].code.replace('self.__WB_MANIFEST', '[]')
}

test.describe('a version without a worker is published', () => {
  test.use({ serviceWorkers: 'allow' })

  test('PWA-05 S30 SHARE-03 the worker and its caches are removed at the next start, and the draft and the shared picture are kept', async ({ page, server }) => {
    await page.goto('/register')
    await readyForOffline(page)
    await registrationForm(page).firstName.fill(newcomer.firstName)
    await page.evaluate(async () => (await caches.open('shared-pictures')).put('/shared-pictures/1', new Response('a picture')))
    // The pages of such a build register no worker.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('No worker'))
    })
    server.publishLastWorker(await lastWorker())
    const reloaded = page.waitForEvent('load')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
    await reloaded
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['shared-pictures'])
    await expect(registrationForm(page).firstName).toHaveValue(newcomer.firstName)
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})
