import type { Page } from '@playwright/test'
import { z } from '@/contract/schema'
import { productAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { holdScripts } from './support/held-files'
import { pictures } from '../support/picture-files'
import { expectStep, readyAccount, saveButton, sendSignIn, signIn } from './support/onboarding'

const card = (page: Page) => page.getByRole('heading', { name: 'Use it like an app' })
const installButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Install app' })
const notNow = (page: Page) => page.getByRole('button', { name: 'Not now' })
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const home = (page: Page) => heading(page, 'Home')
const waitingEntry = (page: Page) => page.getByRole('heading', { name: /waits? on this device$/ })

const day = 24 * 60 * 60 * 1000

/** Opens the dashboard, and waits for what it says of the seller's own data. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(waitingEntry(page)).toBeVisible()
}

/** Fires the browser's install event, which comes once per page, and counts how often its prompt was shown. */
async function offerInstall(page: Page): Promise<void> {
  const kept = await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const { dataset } = document.documentElement
    const prompt = (): Promise<void> => {
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1)
      return Promise.resolve()
    }
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) })
    return !window.dispatchEvent(event)
  })
  expect(kept, 'the page takes the offer, so that the browser shows no banner of its own').toBe(true)
}

const timesAsked = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-asked')

/** Expects that the account menu does or does not offer to install the app; leaves it closed. */
async function expectInMenu(page: Page, offered: boolean): Promise<void> {
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Install app' })).toHaveCount(offered ? 1 : 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

const pictureSchema = z.object({ src: z.string(), sizes: z.string(), form_factor: z.optional(z.string()) })
const manifestSchema = z.object({
  icons: z.array(pictureSchema),
  shortcuts: z.array(z.object({ icons: z.array(pictureSchema) })),
  screenshots: z.array(pictureSchema),
})

const sharingSchema = z.object({
  share_target: z.object({
    action: z.string(),
    method: z.literal('POST'),
    enctype: z.literal('multipart/form-data'),
    params: z.object({ files: z.tuple([z.object({ name: z.string(), accept: z.array(z.string()) })]) }),
  }),
})

const sizesOf = (addresses: readonly string[]): Promise<string[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }),
  )

test.describe('a browser that offers to install the app', () => {
  test('PWA-01 the browser’s offer is kept from the sign-in on, and shown only on the dashboard and in the account menu', async ({ page }) => {
    await page.goto('/login')
    await offerInstall(page)
    await sendSignIn(page, readyAccount('step-3').email)
    await expectStep(page, 3)
    await expectInMenu(page, true)
    await expect(card(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: 'Seller Portal, home' }).click()
    await expect(card(page)).toBeVisible()
    await installButton(page).click()
    await expect(card(page)).toBeHidden()
    await expect(home(page)).toBeFocused()
    expect(await timesAsked(page)).toBe('1')
    await expectInMenu(page, false)
  })

  test.describe('a seller who is signed in', () => {
    test.use({ seller: 'under-review' })

    test('PWA-01 nothing is offered before the browser’s event; then dashboard and account menu offer it until the app is installed', async ({ page }) => {
      await openDashboard(page)
      await expectInMenu(page, false)
      await expect(card(page)).toBeHidden()
      await offerInstall(page)
      await expect(card(page)).toBeVisible()
      await accountMenu(page).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Manage Profile', 'Change Password', 'Login', 'हिंदी', 'About this app', 'Install app', 'Log out'])
      await page.getByRole('menuitem', { name: 'Install app' }).click()
      await expect.poll(() => timesAsked(page)).toBe('1')
      await expectInMenu(page, false)

      await offerInstall(page)
      await expect(card(page)).toBeVisible()
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
      await expect(card(page)).toBeHidden()
      await expectInMenu(page, false)
    })

    test('PWA-01 the browser’s event is kept if it comes before the app has loaded', async ({ page }) => {
      const letScriptsCome = await holdScripts(page)
      await page.goto('/dashboard', { waitUntil: 'load' })
      await offerInstall(page)
      letScriptsCome()
      await expect(installButton(page)).toBeVisible()
      await expectInMenu(page, true)
    })

    test('PWA-01 “Not now” hides the dashboard’s offer for 30 days, also after a reload, and the account menu keeps it', async ({ page }) => {
      await page.clock.install()
      await openDashboard(page)
      await offerInstall(page)
      await notNow(page).click()
      await expect(card(page)).toBeHidden()
      await expect(home(page)).toBeFocused()
      expect(await timesAsked(page)).toBeNull()
      await expectInMenu(page, true)

      await page.reload()
      await expect(waitingEntry(page)).toBeVisible()
      await offerInstall(page)
      await expectInMenu(page, true)
      await expect(card(page)).toBeHidden()
      await page.clock.fastForward(29 * day)
      await expectInMenu(page, true)
      await expect(card(page)).toBeHidden()
      await page.clock.fastForward(2 * day)
      await expect(card(page)).toBeVisible()
    })
  })

  test('PWA-01 the browser’s own event shows the offer, and the browser finds no installability error', { tag: '@whole-browser' }, async ({ profile }) => {
    // Browsers make this offer after some use of a page; with this switch at once.
    const context = await profile.open('--bypass-app-banner-engagement-checks')
    const page = await context.newPage()
    await signIn(page, 'under-review')
    await openDashboard(page)
    await expect(installButton(page)).toBeVisible()

    const session = await context.newCDPSession(page)
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    expect((await session.send('Page.getAppManifest')).errors).toEqual([])
    expect((await session.send('Page.getAppId')).appId).toBe(`${productAddress}/`)
  })

  test('PWA-01 HOME-01 every picture that a manifest names exists in the size that it names', async ({ page }) => {
    await page.goto('/login')
    const sizes = { icons: 3, shortcuts: 3, narrow: 2, wide: 2 }
    for (const address of ['/manifest.webmanifest', '/manifest.hi.webmanifest']) {
      const { icons, shortcuts, screenshots } = manifestSchema.parse(await (await page.request.get(address)).json())
      const ofForm = (form: string) => screenshots.filter((picture) => picture.form_factor === form)
      expect({ icons: icons.length, shortcuts: shortcuts.length, narrow: ofForm('narrow').length, wide: ofForm('wide').length }).toEqual(sizes)
      const images = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots]
      expect(await page.evaluate(sizesOf, images.map(({ src }) => src))).toEqual(images.map((picture) => picture.sizes))
    }
    // For browsers that do not support SVG icons.
    expect(await page.evaluate(sizesOf, ['/favicon.ico'])).toEqual(['32x32'])
  })
})

test.describe('the installed app in its own window', () => {
  // Mobile emulation forces the browser's display mode.
  test.use({ isMobile: false })

  test('PWA-01 nothing is offered', { tag: '@whole-browser' }, async ({ profile }) => {
    const context = await profile.open(`--app=${productAddress}/login`)
    const [page = await context.waitForEvent('page')] = context.pages()
    await page.waitForFunction(() => matchMedia('(display-mode: standalone)').matches)
    await signIn(page, 'under-review')
    await openDashboard(page)
    await offerInstall(page)
    await expectInMenu(page, false)
    await expect(card(page)).toBeHidden()
  })
})

test.describe('an iPhone, which has no install prompt', () => {
  test.use({
    seller: 'under-review',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  })

  const guide = (page: Page) => page.getByRole('dialog', { name: 'Install Seller Portal' })

  test('PWA-01 a guide of three steps opens from the dashboard and from the account menu', async ({ page }) => {
    await openDashboard(page)
    await page.getByRole('button', { name: 'See how to install' }).click()
    await expect(guide(page).getByRole('listitem')).toHaveText([
      '1Press Share in the browser’s bar.',
      '2Scroll down and choose Add to Home Screen.',
      '3Press Add.',
    ])
    await page.keyboard.press('Escape')
    await expect(guide(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'See how to install' })).toBeFocused()

    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Install app' }).click()
    await expect(guide(page)).toBeVisible()
    await guide(page).getByRole('button', { name: 'Close' }).click()
    await expect(guide(page)).toBeHidden()
    await expect(accountMenu(page)).toBeFocused()

    await notNow(page).click()
    await expect(card(page)).toBeHidden()
    await page.reload()
    await expect(waitingEntry(page)).toBeVisible()
    await expectInMenu(page, true)
    await expect(card(page)).toBeHidden()
  })
})

test.describe('a picture shared by another app', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Shares as the system does: with the form that the manifest describes, which the worker answers. */
  async function share(page: Page, name: string): Promise<void> {
    const { action, enctype, params } = sharingSchema.parse(await (await page.request.get('/manifest.webmanifest')).json()).share_target
    const [field] = params.files
    expect(field.accept).toEqual(['image/jpeg', 'image/png'])
    const answered = page.waitForEvent('domcontentloaded')
    await page.evaluate(
      ([bytes, called, described, part]) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', ...described })
        const input = Object.assign(document.createElement('input'), { type: 'file', name: part })
        const chosen = new DataTransfer()
        chosen.items.add(new File([new Uint8Array(bytes)], called, { type: 'image/png' }))
        input.files = chosen.files
        form.append(input)
        document.body.append(form)
        form.submit()
      },
      [[...pictures.png.buffer], name, { action, enctype }, field.name] as const,
    )
    await answered
    await expect(page).toHaveURL(/\/outbox/)
  }

  const offered = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
  const chosen = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
  const openStep = (page: Page) => page.getByRole('link', { name: 'Open GST Tax Information' }).click()

  test('SHARE-01 SHARE-02 SHARE-03 a shared picture is kept while signed out, offered in the GST step, and replaces another only after a question', async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await share(page, 'first.png')
    await expect(page.getByText('What was shared with the portal is kept on this device.')).toBeVisible()
    await page.getByRole('link', { name: 'Log in' }).click()
    await sendSignIn(page, readyAccount('step-3').email)
    await expectStep(page, 3)
    await expect(chosen(page, 'first.png')).toHaveCount(1)
    await offered(page, 'first.png').getByRole('button', { name: 'Use it as the certificate' }).click()
    await expect(offered(page, 'first.png')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Select a picture/ })).toBeFocused()

    await share(page, 'second.png')
    await openStep(page)
    await expect(chosen(page, 'first.png')).toBeVisible()
    const second = offered(page, 'second.png')
    await second.getByRole('button', { name: 'Use it instead' }).click()
    await second.getByRole('button', { name: 'Keep it' }).click()
    await page.reload()
    await expect(chosen(page, 'first.png')).toBeVisible()
    await second.getByRole('button', { name: 'Use it instead' }).click()
    await second.getByRole('button', { name: 'Replace it' }).click()
    await expect(second).toHaveCount(0)
    await expect(chosen(page, 'second.png')).toBeVisible()
    await page.reload()
    await expect(chosen(page, 'second.png')).toBeVisible()
    await expect(saveButton(page)).toBeVisible()
    await expect(chosen(page, 'first.png')).toHaveCount(0)

    for (let count = 1; count <= 5; count += 1) await share(page, `${count}.png`)
    await expect(page.getByText('5 pictures that were shared with the portal wait')).toBeVisible()
    await share(page, 'one-too-many.png')
    await expect(page.getByRole('alert')).toContainText('could not be kept on this device')

    // It is deleted with the seller's other data, and the next person does not get it.
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => page.evaluate(() => caches.has('shared-pictures'))).toBe(false)
  })
})
