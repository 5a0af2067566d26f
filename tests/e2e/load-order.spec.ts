import { firstPauseMilliseconds } from '@/app/start/first-pause'
import { databaseName } from '@/outbox/database'
import { drainLockName } from '@/sync/shared-names'
import { productFolder, productForRealBackendFolder } from '../support/addresses.mjs'
import { expect, test as base } from '../support/fixtures'
import { loginForm, readyForOffline, sellers, signIn } from './support/access'
import { holdTimers, timeByHand } from './support/clock'
import { expectStep } from './support/onboarding'
import { serveProduct, type ProductServer } from './support/product-server'

const test = base.extend<{ folder: string; server: ProductServer }>({
  folder: [productFolder, { option: true }],
  server: async ({ folder }, use) => {
    const server = await serveProduct(folder, { ownPages: true })
    await use(server)
    await server.close()
  },
  baseURL: async ({ server }, use) => use(server.address),
})

test.use({ serviceWorkers: 'allow' })

const isDemo = /^\/assets\/demo\//
const isFilm = /\.(?:mp4|webm)$/
const isKnownCodes = /\/known-.*\.js$/

test('FAST-03 FAST-06 PWA-02 ADVICE-05 only the first screen loads and nothing moves while somebody types; then the rest loads in order, each file once', async ({ page, server }) => {
  const time = await timeByHand(page, firstPauseMilliseconds)
  await page.goto('/login')
  await expect(loginForm(page).submit).toBeEnabled()
  // Types for longer than the required pause, but never pauses that long.
  for (const letter of 'zoya.khan@example.com') {
    await loginForm(page).identifier.pressSequentially(letter)
    await time.pass(150)
  }
  const first = new Set(server.asked)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(first.size, [...first].join(' ')).toBeLessThanOrEqual(8)

  // Nothing is announced while the seller types.
  await loginForm(page).identifier.blur()
  await time.runOn()
  await readyForOffline(page)
  const place = (path: RegExp): number => {
    const found = server.asked.findIndex((asked, index) => index >= first.size && path.test(asked))
    expect(found, String(path)).toBeGreaterThan(0)
    return found
  }
  const inOrder = [
    /registrationdetails-.*\.js$/,
    /^\/service-worker\.js$/,
    /^\/register\.html$/,
    /\/small-screens-.*\.js$/,
    isKnownCodes,
    /\/media\/.*\.svg$/,
    /\.mp4$/,
    isDemo,
  ].map(place)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  // The open page is cached as it was received.
  expect(server.asked.filter((path) => /^\/login(?:\.html)?$/.test(path))).toEqual(['/login'])
  const assets = server.asked.filter((path) => path.startsWith('/assets/'))
  expect(assets.filter((path, index) => assets.indexOf(path) !== index)).toEqual([])
})

test('FAST-03 REG-14 the registration loads its code beside the app’s, and the code for its draft only once a field has the focus', async ({ page, server }) => {
  // Its screen's code is requested while the app is still loading.
  let letCome = (): void => undefined
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/assets\/index-/, async (route) => {
    await mayCome
    await route.continue()
  })
  // Holds the timer of the pause after which the next screens are loaded.
  await holdTimers(page, firstPauseMilliseconds)
  await page.goto('/register', { waitUntil: 'commit' })
  await expect.poll(() => server.asked.some((path) => /\/register-.*\.js$/.test(path))).toBe(true)
  letCome()
  await page.waitForLoadState('networkidle')
  const first = new Set(server.asked)
  expect(first.size, [...first].join(' ')).toBeLessThanOrEqual(8)
  const keepsDrafts = /\/start-outbox-.*\.js$/
  expect([...first].filter((path) => keepsDrafts.test(path))).toEqual([])
  // No pause comes: the code is requested because of these key presses.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return server.asked.some((path) => keepsDrafts.test(path))
    })
    .toBe(true)
})

test('FAST-04 FAST-03 ADVICE-05 on a 3G line the demo, the films and the advice lists load only when they are used, and the steps are announced as ready', { tag: '@whole-browser' }, async ({ profile, server }) => {
  const context = await profile.open('--force-effective-connection-type=3G')
  const page = await context.newPage()
  await page.goto(`${server.address}/login`)
  await expect(page.getByText('The steps work without a connection')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => server.asked.some((path) => path.endsWith('icon-512.png'))).toBe(true)
  expect(server.asked.filter((path) => isFilm.test(path) || isDemo.test(path) || isKnownCodes.test(path))).toEqual([])
  await page.goto(`${server.address}/login`)
  await signIn(page, sellers.atBank)
  await expectStep(page, 4)
  await readyForOffline(page)
  expect(server.asked.filter((path) => isFilm.test(path))).toEqual([])
  expect(server.asked.filter((path) => isDemo.test(path))).not.toEqual([])
  expect(server.asked.filter((path) => isKnownCodes.test(path))).toEqual([])
  await page.getByLabel('IFSC code').fill('SBIN0000001')
  await expect(page.getByText('State Bank of India')).toBeVisible()
  // The list of PIN codes is a separate file.
  expect(server.asked.filter((path) => isKnownCodes.test(path))).toHaveLength(1)
})

test.describe('a build for a real backend', () => {
  test.use({ folder: productForRealBackendFolder })

  test('FAST-03 the rest of the app is fetched only after the sender has finished, in whichever tab it runs', async ({ page, context, server }) => {
    // This tab never pauses, so it loads nothing more.
    await holdTimers(page, firstPauseMilliseconds)
    await page.goto('/login')
    // Takes the lock that the sender holds.
    const letGo = await page.evaluateHandle(
      (name) =>
        new Promise<() => void>((held) => {
          void navigator.locks.request(name, () => new Promise<void>((resolve) => held(resolve)))
        }),
      drainLockName(databaseName('real')),
    )
    const other = await context.newPage()
    await other.goto('/login')
    await expect(loginForm(other).submit).toBeEnabled()
    // After its pause the other tab waits for the sender.
    const waiting = (): Promise<number> =>
      page.evaluate(async (name) => (await navigator.locks.query()).pending?.filter((lock) => lock.name === name).length ?? 0, drainLockName(databaseName('real')))
    await expect.poll(waiting).toBe(1)
    const asked = (): boolean => server.asked.includes('/service-worker.js')
    expect(asked()).toBe(false)
    await letGo.evaluate((end) => end())
    await expect.poll(asked).toBe(true)
  })
})
