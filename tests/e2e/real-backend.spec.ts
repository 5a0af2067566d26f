import { readFileSync } from 'node:fs'
import { manifestOf, productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { allOnDevice, cachedPaths, fillLogin, heading, loginForm, readyForOffline, storedKeys } from './support/access'
import { startHttpBackend } from './support/http-backend'

test.describe('a build for a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

  test('BACKEND-03 sends a step from a page without locks and randomUUID, as over plain http', async ({ page }) => {
    const backend = await startHttpBackend({
      '/api/seller/login': { token: 'T-1', sellerId: 'S-1', currentStep: 3 },
      '/api/seller/registered-details': {},
      '/api/seller/step3': {},
    })
    try {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'locks')
        Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
      })
      await page.goto('/login')
      await fillLogin(page, 'zoya.khan@example.com', 'lantern-77')
      await loginForm(page).submit.click()
      await page.getByLabel('Nickname (store name)').fill('Lantern House')
      await page.getByRole('button', { name: 'Save & next' }).click()
      await expect(heading(page, 'Bank Account Details')).toBeVisible()
      await expect.poll(() => backend.calls.at(-1)?.path).toBe('/api/seller/step3')
      expect(backend.calls.at(-1)?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/)
    } finally {
      await backend.close()
    }
  })

  test('LOGIN-08 an answer without a token does not sign in and shows “Login failed”', async ({ page, problems }) => {
    problems.allow(/the server responded with a status of/)
    const backend = await startHttpBackend({ '/api/seller/login': { currentStep: 3 } })
    try {
      await page.goto('/login')
      await fillLogin(page, 'zoya.khan@example.com', 'lantern-77')
      await loginForm(page).submit.click()
      await expect(page.getByRole('alert')).toHaveText('Login failed')
      await expect(page).toHaveURL('/login')
      expect(await storedKeys(page)).toEqual({})
    } finally {
      await backend.close()
    }
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('BACKEND-05 BACKEND-06 S6 S14 signs in and saves a step at the real backend, and downloads no file of the demo, on a second visit either', async ({
      page,
      context,
    }) => {
      const backend = await startHttpBackend({
        '/api/seller/login': { token: 'T-1', sellerId: 'S-1', currentStep: 3 },
        '/api/seller/registered-details': {
          success: true,
          sellerData: {
            firstName: 'Zoya',
            lastName: 'Khan',
            email: 'zoya.khan@example.com',
            mobile: '9812345670',
            secondarymobile: '8812345671',
            twoWayAuth: false,
          },
        },
        '/api/seller/step3': { success: true },
      })
      try {
        const requested: URL[] = []
        context.on('request', (request) => requested.push(new URL(request.url())))

        await page.goto('/login')
        await fillLogin(page, 'zoya.khan@example.com', 'lantern-77')
        await loginForm(page).submit.click()
        await expect(page).toHaveURL('/registrationdetails')
        // The mobile number comes with the details, for which the sign-in does not wait.
        await expect
          .poll(() => storedKeys(page))
          .toMatchObject({ sellerToken: 'T-1', sellerId: 'S-1', mobile: '9812345670' })
        await page.getByLabel('Nickname (store name)').fill('Lantern House')
        await page.getByRole('button', { name: 'Save & next' }).click()
        await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
        await expect(heading(page, 'Bank Account Details')).toBeVisible()
        await page.goto('/register')
        await expect(heading(page, 'Create your seller account')).toBeVisible()
        await expect(page.getByRole('button', { name: /Demo/ })).toHaveCount(0)
        await expect(page.getByText('Demo', { exact: true })).toHaveCount(0)

        const [login, , step] = backend.calls
        expect(login).toMatchObject({
          path: '/api/seller/login',
          body: { email: 'zoya.khan@example.com', password: 'lantern-77' },
        })
        expect(login?.headers['authorization']).toBeUndefined()
        expect(step).toMatchObject({
          path: '/api/seller/step3',
          headers: { authorization: 'Bearer T-1' },
          body: { sellerId: 'S-1', nickname: 'Lantern House', gstType: 'Regular GST' },
        })
        expect(step?.headers['idempotency-key']).toMatch(/^[\w-]{16,}$/)

        // The worker has cached everything that it ever will, so a second visit is served by it.
        expect(readFileSync(manifestOf('dist-real'), 'utf8')).toContain('"assets/demo/in-page-')
        // It caches films last.
        await expect.poll(async () => (await cachedPaths(page)).some((path) => path.endsWith('.mp4'))).toBe(true)
        await page.reload()
        await expect(heading(page, 'Create your seller account')).toBeVisible()
        await page.waitForLoadState('networkidle')
        const origins = new Set(requested.map(({ origin }) => origin))
        expect([...origins].toSorted()).toEqual([realBackendAddress, productForRealBackendAddress].toSorted())
        expect(requested.map(({ pathname }) => pathname).filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5)
        expect(requested.filter(({ pathname }) => pathname.startsWith('/assets/demo/'))).toEqual([])
        // The in-browser service's own address occurs in its code and nowhere else.
        const scripts = new Set(requested.filter(({ pathname }) => pathname.endsWith('.js')).map(({ href }) => href))
        for (const script of scripts) {
          const code = await (await context.request.get(script)).text()
          expect(code.includes('in-browser.invalid'), script).toBe(false)
        }
        const cached = await cachedPaths(page)
        expect(cached.length).toBeGreaterThan(20)
        expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('demo'))).toEqual([])
        expect(cached.filter((path) => path.startsWith('/assets/demo/'))).toEqual([])
        // No answer of the backend is cached, and the token is only in local storage once nothing waits.
        const everything = await allOnDevice(page)
        expect(everything.split('"T-1"').length - 1).toBe(1)
        expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([])
        expect(everything).not.toContain('zoya.khan@example.com')
      } finally {
        await backend.close()
      }
    })

    test('LANG-04 BACKEND-05 Hindi is chosen offline, and no cache of the demo is created for it', async ({ page, context, problems }) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED/)
      const backend = await startHttpBackend({})
      try {
        await page.goto('/login')
        await readyForOffline(page)
        await context.setOffline(true)
        await page.getByRole('combobox', { name: 'Language' }).selectOption('हिंदी')
        await expect(heading(page, 'सेलर लॉग इन')).toBeVisible()
        expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('demo'))).toEqual([])
      } finally {
        await backend.close()
      }
    })
  })
})
