import type { Page } from '@playwright/test'
import { nextLanguagesFolder } from '../support/addresses.mjs'
import { expect, test as base } from '../support/fixtures'
import { serveProduct, type ProductServer } from './support/product-server'
import { expectRoomForWords } from './support/room'
import { dashboardSubRoutes, ownScreens } from './support/screens'
import { speak } from './support/speak'
import { orders } from './walks/orders'
import { signingIn } from './walks/signing-in'
import { steps } from './walks/steps'
import { goTo, type Walk } from './walks/walk'

const test = base.extend<object, { server: ProductServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures it needs from the pattern
    async ({}, use) => {
      const server = await serveProduct(nextLanguagesFolder)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
})

/** Sentences on the page in another script than this one: lower-case words outside of elements marked as another language. */
const leftOutOf = (page: Page, script: string): Promise<string[]> =>
  page.evaluate((own) => {
    // The sample profile's own data.
    const isData = /^(?:\S+@\S+|Kavya|Rao)$/
    const ownLetter = new RegExp(`\\p{Script=${own}}`, 'u')
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const box = node.parentElement
      const isShown = box?.checkVisibility({ visibilityProperty: true }) === true && box.closest('[lang]:not(html)') === null
      if (isShown && !isData.test(text) && /[a-z]{3}/.test(text) && !ownLetter.test(text)) found.push(text)
    }
    return found
  }, script)

const everyScreen: Walk = {
  title: 'every screen behind the sign-in',
  addresses: [],
  options: { seller: 'under-review' },
  async go(page, look) {
    await page.goto('/dashboard')
    for (const [address, name] of [...ownScreens, ...dashboardSubRoutes.slice(0, 1), ['/outbox', 'Waiting to send'], ['/about', 'About this app']] as const) {
      await goTo(page, address, name)
      await look(address)
    }
  },
}

/** Two artificial languages of longer words, one of them written from right to left, and two that have their own script. */
const languages = [
  { tag: 'qal', dir: 'ltr', isLonger: true, script: null },
  { tag: 'qar', dir: 'rtl', isLonger: true, script: 'Arabic' },
  { tag: 'hi', dir: 'ltr', isLonger: false, script: 'Devanagari' },
] as const

test.describe('another language is shown at once and completely, and longer words, right to left too, fit at 320, 360 and 1280 px', () => {
  for (const { title, options = {}, go } of [signingIn, steps, everyScreen, orders])
    test.describe(() => {
      test.use(options)

      test(`LANG-03 LANG-06 ${title}`, async ({ page }) => {
        // Each screen is shown in four languages and checked in six ways.
        test.slow()
        await go(page, async (state) => {
          for (const { tag, dir, isLonger, script } of languages) {
            await speak(page, tag)
            await expect(page.locator('html')).toHaveAttribute('lang', tag)
            await expect(page.locator('html')).toHaveAttribute('dir', dir)
            if (script !== null && options.seller === 'under-review') expect(await leftOutOf(page, script), `${state} ${tag}`).toEqual([])
            if (isLonger) await expectRoomForWords(page, `${state} ${tag}`, [320, 360, 1280])
          }
          await speak(page, 'en-IN')
          await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
        })
      })
    })

  test('LANG-06 the pages rendered at build and the manifest have the direction of the language', async ({ request }) => {
    expect(await (await request.get('/login.qar.html')).text()).toContain('<html lang="qar" dir="rtl">')
    expect(await (await request.get('/manifest.qar.webmanifest')).json()).toMatchObject({ lang: 'qar', dir: 'rtl' })
  })
})
