import { withoutDemoFolder } from '../support/addresses.mjs'
import { expect, test as base } from '../support/fixtures'
import { heading } from './support/access'
import { filesIn, sentencesIn } from './support/build-files'
import { serveProduct, type ProductServer } from './support/product-server'

const test = base.extend<{ server: ProductServer }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures it needs from the pattern
  server: async ({}, use) => {
    const server = await serveProduct(withoutDemoFolder)
    await use(server)
    await server.close()
  },
  baseURL: async ({ server }, use) => use(server.address),
})

// The digests in the names of chunks may spell anything.
const withoutDigests = (text: string): string => text.replaceAll(/-[\w-]{7,8}(?=\.(?:js|css))/g, '')
const demoWords = /demo|presenter|scenario|in-browser|mock/gi

const wordsIn = async (folder: string): Promise<string[]> =>
  (await filesIn(folder)).flatMap(({ path, text }) =>
    [...withoutDigests(path + text).matchAll(demoWords)].map(([word]) => `${path}: ${word}`),
  )

/** Texts in a build's files that only the in-browser service and the presenter's console have. */
async function demoTextsIn(folder: string): Promise<string[]> {
  const sources = (await Promise.all([filesIn('src'), filesIn('mocks')])).flat().filter(({ path }) => /(?<!\.test)\.tsx?$/.test(path))
  const ofDemo = sources.filter(({ path }) => /^(engine|scenarios|adapters|features\/demo|app\/presenter)\//.test(path))
  const others = sources.filter((source) => !ofDemo.includes(source))
  const own = sentencesIn(ofDemo).filter((sentence) => others.every(({ text }) => !text.includes(sentence)))
  const files = await filesIn(folder)
  return own.filter((sentence) => files.some(({ text }) => text.includes(sentence)))
}

test.describe('a build without the demo', () => {
  test('DEMO-05 S31 has no word and no text of the demo in any file', async () => {
    expect(await wordsIn(withoutDemoFolder)).toEqual([])
    expect(await demoTextsIn(withoutDemoFolder)).toEqual([])
  })

  test('S31 no build has source maps, or loads a script, style or font from another server', async () => {
    for (const folder of [withoutDemoFolder, 'dist']) {
      const files = await filesIn(folder)
      expect(files.length).toBeGreaterThan(20)
      expect(files.filter(({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL=')).map(({ path }) => path)).toEqual([])
      const remote = /<(?:script|link)[^>]+(?:src|href)="(?:https?:)?\/\/|@import[^;]*\/\/|url\(["']?(?:https?:)?\/\/|import\(["'](?:https?:)?\/\//
      expect(files.filter(({ text }) => remote.test(text)).map(({ path }) => path)).toEqual([])
    }
  })

  test('DEMO-05 the same search finds words and texts of the demo in a build with it', async () => {
    expect(await wordsIn('dist')).not.toEqual([])
    expect((await demoTextsIn('dist')).length).toBeGreaterThan(50)
  })

  test('DEMO-05 shows no Demo button, has no /demo, and ignores ?backend=demo, ?scenario= and the shortcut', async ({ page }) => {
    await page.goto('/login?backend=demo&scenario=step-5')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Alt+Shift+D')
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
    await page.goto('/demo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
})
