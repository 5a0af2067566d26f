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

/** What only the in-browser service and the presenter's console are made of. */
const ofDemoAlone = /^(?:(?:engine|market|scenarios|adapters|server|features\/demo|app\/presenter|contract\/presenter)\/|languages\/hi\/(?:demo|service))/

async function sources() {
  const found = (await Promise.all([filesIn('src'), filesIn('mocks')])).flat().filter(({ path }) => /(?<!\.test)\.tsx?$/.test(path))
  const ofDemo = found.filter(({ path }) => ofDemoAlone.test(path))
  return { ofDemo, others: found.filter((source) => !ofDemo.includes(source)) }
}

/** Texts in a build's files that only the in-browser service and the presenter's console have, in any language. */
async function demoTextsIn(folder: string): Promise<string[]> {
  const { ofDemo, others } = await sources()
  const own = sentencesIn(ofDemo).filter((sentence) => others.every(({ text }) => !text.includes(sentence)))
  const files = await filesIn(folder)
  return own.filter((sentence) => files.some(({ text }) => text.includes(sentence)))
}

/** Classes in a build's style sheets that only the presenter's console uses. */
async function demoClassesIn(folder: string): Promise<string[]> {
  const { ofDemo, others } = await sources()
  const sheets = (await filesIn(folder)).filter(({ path }) => path.endsWith('.css'))
  const classes = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))))
  const isIn = (name: string, files: typeof others): boolean => files.some(({ text }) => text.includes(name))
  return [...classes].filter((name) => isIn(name, ofDemo) && !isIn(name, others))
}

test.describe('a build without the demo', () => {
  test('DEMO-05 S31 has none of its words, none of its texts in any language and none of its classes in any file', async () => {
    expect(await wordsIn(withoutDemoFolder)).toEqual([])
    expect(await demoTextsIn(withoutDemoFolder)).toEqual([])
    expect(await demoClassesIn(withoutDemoFolder)).toEqual([])
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
    const texts = await demoTextsIn('dist')
    const hindi = texts.filter((text) => text.startsWith('\u00e0'))
    expect(texts.length - hindi.length).toBeGreaterThan(50)
    expect(hindi.length).toBeGreaterThan(50)
    expect((await demoClassesIn('dist')).length).toBeGreaterThan(5)
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
