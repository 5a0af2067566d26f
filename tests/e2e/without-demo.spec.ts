import { withoutDemoFolder } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { filesIn, quotedIn } from './support/build-files'
import { serveProduct, type ProductServer } from './support/product-server'

// The names of chunks are digests, which may spell anything.
const withoutDigests = (text: string): string => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css))/g, '')
const demoWords = /demo|presenter|scenario|in-browser|mock/gi

const wordsIn = async (folder: string): Promise<string[]> =>
  (await filesIn(folder)).flatMap(({ path, text }) =>
    [...withoutDigests(path + text).matchAll(demoWords)].map(([word]) => `${path}: ${word}`),
  )

/** What only the in-browser service and the presenter's console say, in a build's files. */
async function demoTextsIn(folder: string): Promise<string[]> {
  const sources = (await Promise.all(['src', 'mocks'].map(filesIn))).flat().filter(({ path }) => /(?<!\.test)\.tsx?$/.test(path))
  const ofDemo = sources.filter(({ path }) => /^mocks\/(engine|scenarios|adapters)\/|\/(demo|presenter)\//.test(path))
  const others = quotedIn(sources.filter((source) => !ofDemo.includes(source)))
  const own = [...quotedIn(ofDemo)].filter((text) => !others.has(text))
  const files = await filesIn(folder)
  return own.filter((text) => files.some((file) => file.text.includes(text)))
}

test.describe('a build without the demo', () => {
  test('DEMO-05 has none of its words and none of its texts in any file', async () => {
    expect(await wordsIn(withoutDemoFolder)).toEqual([])
    expect(await demoTextsIn(withoutDemoFolder)).toEqual([])
  })

  test('DEMO-05 the same search finds them in a build with the demo', async () => {
    expect(await wordsIn('dist')).not.toEqual([])
    expect((await demoTextsIn('dist')).length).toBeGreaterThan(100)
  })

  test.describe('on a phone', () => {
    let product: ProductServer
    test.beforeAll(async () => {
      product = await serveProduct(withoutDemoFolder)
    })
    test.afterAll(() => product.close())

    test('DEMO-05 shows no mark, knows no /demo and takes no wish for it', async ({ browser, problems }) => {
      const context = await browser.newContext()
      problems.watch(context)
      problems.allow(/requests? .*127\.0\.0\.1/)
      const page = await context.newPage()
      await page.goto(`${product.address}/login?backend=demo&scenario=step-5`)
      await expect(heading(page, 'Seller Login')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
      await page.keyboard.press('Alt+Shift+D')
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await page.goto(`${product.address}/demo`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await context.close()
    })
  })
})
