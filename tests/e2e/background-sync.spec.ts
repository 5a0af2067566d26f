import type { CDPSession, Page } from '@playwright/test'
import { databaseName } from '@/outbox/database'
import { backgroundSyncTag, drainLockName } from '@/sync/shared-names'
import { productForRealBackendAddress, productForRealBackendFolder, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { fillLogin, heading, keptOnDevice, loginForm, readyForOffline } from './support/access'
import { fixChance } from './support/clock'
import { startHttpBackend } from './support/http-backend'
import { queueRows } from './support/onboarding'
import { serveProduct } from './support/product-server'

test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress], serviceWorkers: 'allow' })

/** The browser's registration id of the product's service worker. */
async function productRegistration(page: Page, address = productForRealBackendAddress): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  const updated = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // The list can also contain a registration whose installation failed.
      const own = registrations.findLast(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(address))
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  return updated
}

const answers = {
  '/api/seller/login': { token: 'T-1', sellerId: 'S-1', currentStep: 3 },
  '/api/seller/step3': { message: 'GST Information saved successfully.' },
}

/** Signs in and saves the first step offline, which registers a background sync. */
async function saveOffline(page: Page, nickname: string): Promise<void> {
  await fillLogin(page, '9812345670', 'lantern-77')
  await loginForm(page).submit.click()
  await expect(heading(page, 'GST Tax Information')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('Nickname (store name)').fill(nickname)
  await page.getByRole('button', { name: 'Save & next' }).click()
  await expect(page.getByText('Saved on this device. It will be sent when you are back online.')).toBeVisible()
  const registered = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).sync?.getTags())?.join(' '))
  await expect.poll(registered).toBe(backgroundSyncTag)
}

/** Fires the worker's sync event, as the browser does when there is a network. */
async function wakeWorker(browser: CDPSession, registrationId: string, origin = productForRealBackendAddress): Promise<void> {
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: backgroundSyncTag,
    lastChance: false,
  })
}

test('QUEUE-02 QUEUE-07 background sync sends a waiting step with no page open, under the key that it was saved with', { tag: '@whole-browser' }, async ({
  context,
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const backend = await startHttpBackend(answers)
  try {
    await page.goto('/login')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await saveOffline(page, 'Lantern House')
    const registrationId = await productRegistration(page)
    const [kept] = await queueRows(page, 'real')
    // A tab outside the product keeps the browser open.
    const elsewhere = await context.newPage()
    await page.close()
    expect(backend.calls.map(({ path }) => path)).toEqual(['/api/seller/login'])

    await context.setOffline(false)
    const browser = await context.newCDPSession(elsewhere)
    await browser.send('ServiceWorker.enable')
    await wakeWorker(browser, registrationId)
    await expect.poll(() => backend.calls.map(({ path }) => path)).toContain('/api/seller/step3')
    const again = await context.newPage()
    await again.goto('/outbox')
    await expect(again.getByRole('group', { name: 'GST Tax Information' }).getByText('Sent', { exact: true })).toBeVisible()
    expect(backend.calls.filter(({ path }) => path === '/api/seller/step3')).toEqual([
      expect.objectContaining({
        body: { sellerId: 'S-1', nickname: 'Lantern House', gstType: 'Regular GST' },
        headers: expect.objectContaining({ authorization: 'Bearer T-1', 'idempotency-key': String(kept?.key) }),
      }),
    ])
  } finally {
    await backend.close()
  }
})

test('QUEUE-02 PWA-02 PWA-03 the worker’s sending script is cached after the pages, fetched again if a host answered with a page, and loaded only for a sync, also after an update', { tag: '@whole-browser' }, async ({ browser }) => {
  const server = await serveProduct(productForRealBackendFolder, { ownPages: true })
  const context = await browser.newContext({ baseURL: server.address })
  try {
    const sends = /^\/assets\/background-script-/
    const asked = (path: RegExp): readonly number[] => server.asked.flatMap((one, place) => (path.test(one) ? [place] : []))
    server.sendInstead({ of: sends, page: '<!doctype html><title>Home</title>' })
    const page = await context.newPage()
    await page.goto('/login')
    await expect.poll(() => asked(sends).length).toBe(2)
    const [lastOfFirst] = asked(/^\/register\.html$/).slice(-1)
    expect(asked(sends)[0]).toBeGreaterThan(lastOfFirst ?? Infinity)
    server.sendInstead(null)
    await page.reload()
    await readyForOffline(page)
    expect(asked(sends)).toHaveLength(3)

    server.publish()
    await page.evaluate(() => document.documentElement.setAttribute('data-page', 'the same'))
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(page.locator('[data-page="the same"]')).toHaveCount(0)
    const registrationId = await productRegistration(page, server.address)
    const devTools = await context.newCDPSession(page)
    await devTools.send('ServiceWorker.enable')
    await devTools.send('ServiceWorker.stopAllWorkers')
    await page.goto('/register')
    const sendsNow = (): Promise<boolean | undefined> | undefined => context.serviceWorkers().at(-1)?.evaluate(() => 'backgroundSending' in self)
    await expect.poll(sendsNow).toBe(false)
    await wakeWorker(devTools, registrationId, server.address)
    await expect.poll(sendsNow).toBe(true)
  } finally {
    await context.close()
    await server.close()
  }
})

test('BACKEND-01 BACKEND-07 QUEUE-02 background sync sends nothing while the demo is in use, and the step is sent once the real backend is chosen again', { tag: '@whole-browser' }, async ({
  context,
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const backend = await startHttpBackend(answers)
  try {
    await fixChance(page, 0.2)
    // Loads the demo once, so that it can be opened offline later.
    await page.goto('/login?backend=demo')
    await readyForOffline(page)
    await page.goto('/login?backend=real')
    await saveOffline(page, 'Lantern House')
    const registrationId = await productRegistration(page)

    // A link alone takes nothing from the worker.
    await page.goto('/outbox?backend=demo')
    const agree = page.getByRole('dialog', { name: 'Follow this link?' }).getByRole('button', { name: 'Use the demo in this browser' })
    await expect(agree).toBeVisible()
    await expect.poll(() => keptOnDevice(page, /^seller-portal-real$/)).toContain('"place":"current"')
    await agree.click()
    await expect(page.getByRole('button', { name: /^Demo/ })).toBeVisible()
    // Signed out of the demo, and nothing of the real seller is shown.
    await expect(page.getByText('Nothing waits on this device.')).toBeVisible()
    await expect.poll(() => keptOnDevice(page, /^seller-portal-real$/)).toContain('"senders",[]')
    const elsewhere = await context.newPage()
    await page.close()

    await context.setOffline(false)
    const browser = await context.newCDPSession(elsewhere)
    await browser.send('ServiceWorker.enable')
    for (let times = 0; times < 5; times += 1) await wakeWorker(browser, registrationId)
    const again = await context.newPage()
    await again.goto('/login')
    await expect(again.getByRole('button', { name: /^Demo/ })).toBeVisible()
    // The sender holds this lock until the answer has arrived.
    await again.evaluate((name) => navigator.locks.request(name, () => undefined), drainLockName(databaseName('real')))
    expect(backend.calls.map(({ path }) => path)).toEqual(['/api/seller/login'])

    await again.goto('/outbox?backend=real')
    await expect(again.getByRole('group', { name: 'GST Tax Information' }).getByText('Sent', { exact: true })).toBeVisible()
    expect(backend.calls.filter(({ path }) => path === '/api/seller/step3')).toHaveLength(1)
  } finally {
    await backend.close()
  }
})
