import type { Page } from '@playwright/test'
import { nextLanguagesFolder } from '../support/addresses.mjs'
import { expect, test as base } from '../support/fixtures'
import { serveProduct, type ProductServer } from './support/product-server'
import { expectRoomForWords } from './support/room'
import { ownScreens } from './support/screens'
import { speak } from './support/speak'
import { account } from './walks/account'
import { caseLog } from './walks/case-log'
import { layout } from './walks/layout'
import { lists } from './walks/lists'
import { openToEverybody } from './walks/open-to-everybody'
import { reading } from './walks/reading'
import { registering } from './walks/registering'
import { sections } from './walks/sections'
import { signingIn } from './walks/signing-in'
import { lastStep, steps } from './walks/steps'
import { waiting } from './walks/waiting'

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

/** Sentences in another script than this one that stand on the page: words in small letters, in no box that is marked as of another language. */
const leftOutOf = (page: Page, script: string): Promise<string[]> =>
  page.evaluate((own) => {
    // Who the sample profile belongs to.
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

/** The languages that the screen is looked at in: the second two have a script of their own, the first two have longer words. */
const languages = [
  { tag: 'qal', dir: 'ltr', isLonger: true },
  { tag: 'qar', dir: 'rtl', isLonger: true, script: 'Arabic' },
  { tag: 'hi', dir: 'ltr', isLonger: false, script: 'Devanagari' },
] as const

test.describe('a language more', () => {
  for (const { title, options = {}, go } of [signingIn, registering, openToEverybody, steps, lastStep, waiting, layout, lists, reading, account, caseLog, sections(ownScreens)])
    test.describe(() => {
      test.use(options)

      test(`LANG-06 ${title}`, async ({ page }) => {
        test.setTimeout(300_000)
        const left: Record<string, readonly string[]> = {}
        await go(page, async (state, at = 'all') => {
          if (at !== 'all') return
          for (const { tag, dir, isLonger, ...own } of languages) {
            await speak(page, tag)
            const root = page.locator('html')
            await expect(root).toHaveAttribute('lang', tag)
            await expect(root).toHaveAttribute('dir', dir)
            if ('script' in own) {
              const found = await leftOutOf(page, own.script)
              if (found.length > 0) left[`${state} ${tag}`] = found
            }
            if (isLonger) await expectRoomForWords(page, `${state} ${tag}`, [320, 360, 1280]).catch((error) => { left[`${state} ${tag} ROOM`] = [String(error.message).slice(0, 900)] })
          }
          await speak(page, 'en-IN')
          await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
        })
        expect(left).toEqual({})
      })
    })
})
