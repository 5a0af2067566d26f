import type { Page } from '@playwright/test'
import { backgroundSyncTag } from '@/sync/background'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { fillLogin, heading, loginForm } from './support/access'
import { startHttpBackend } from './support/http-backend'

test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

/** The browser's own number of the product's service worker. */
async function productRegistration(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  const updated = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(productForRealBackendAddress))
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  return updated
}

test('QUEUE-02 QUEUE-07 what waits is sent by background sync, with no page open, under the key it was saved with', async ({
  context,
  page,
  problems,
}) => {
  test.setTimeout(90_000)
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const backend = await startHttpBackend({
    '/api/seller/login': { token: 'T-1', sellerId: 'S-1', currentStep: 3 },
    '/api/seller/step3': { message: 'GST Information saved successfully.' },
  })
  try {
    await page.goto('/login')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await fillLogin(page, '9812345670', 'lantern-77')
    await loginForm(page).submit.click()
    await expect(heading(page, 'GST Tax Information')).toBeVisible()

    await context.setOffline(true)
    await page.getByLabel('Nickname (store name)').fill('Lantern House')
    await page.getByRole('button', { name: 'Save on this device & next' }).click()
    await expect(
      page.getByText('Saved on this device. It will be sent when you are back online.'),
    ).toBeVisible()
    const registered = () =>
      page.evaluate(async () => (await (await navigator.serviceWorker.ready).sync?.getTags())?.join(' '))
    await expect.poll(registered).toBe(backgroundSyncTag)
    const registrationId = await productRegistration(page)
    // Another page of the browser stays, none of the product.
    const elsewhere = await context.newPage()
    await page.close()
    expect(backend.calls.map(({ path }) => path)).toEqual(['/api/seller/login'])

    await context.setOffline(false)
    const browser = await context.newCDPSession(elsewhere)
    await browser.send('ServiceWorker.enable')
    // The pause after the last failed try is kept by the worker too: the browser wakes it again until it is over.
    await expect(async () => {
      await browser.send('ServiceWorker.dispatchSyncEvent', {
        origin: productForRealBackendAddress,
        registrationId,
        tag: backgroundSyncTag,
        lastChance: false,
      })
      await expect
        .poll(() => backend.calls.map(({ path }) => path), { timeout: 1000 })
        .toContain('/api/seller/step3')
    }).toPass({ timeout: 45_000 })
    const again = await context.newPage()
    await again.goto('/outbox')
    await expect(again.getByRole('group', { name: 'GST Tax Information' }).getByText('Sent', { exact: true })).toBeVisible()
    expect(backend.calls.filter(({ path }) => path === '/api/seller/step3')).toEqual([
      expect.objectContaining({
        body: { sellerId: 'S-1', nickname: 'Lantern House', gstType: 'Regular GST' },
        headers: expect.objectContaining({ authorization: 'Bearer T-1' }),
      }),
    ])
  } finally {
    await backend.close()
  }
})
