import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser, type ElementHandle } from 'puppeteer-core'
import type { Engine, EnginePage, Plain } from './engine'
import { findProgram } from './find-program'

const program = (): string | null => findProgram('firefox-esr', 'firefox')

/** A function call as source text, which the browser evaluates. */
const called = (asked: unknown, given: readonly Plain[]): string => `(${String(asked)})(${given.map((one) => JSON.stringify(one)).join(', ')})`

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  ended: 'it was killed and started again',
  missing: () => (program() === null ? ['firefox-esr'] : []),
  async start() {
    const folder = await mkdtemp(join(tmpdir(), 'seller-portal-firefox-'))
    const open = (): Promise<Browser> =>
      launch({
        browser: 'firefox',
        executablePath: program() ?? '',
        headless: true,
        userDataDir: folder,
        extraPrefsFirefox: { 'intl.accept_languages': 'en-IN, en' },
      })
    let browser = await open()
    let page = await browser.newPage()
    await page.setViewport({ width: 360, height: 800 })
    const version = await browser.version()

    const element = async (find: unknown, given: readonly Plain[]): Promise<ElementHandle<Node>> => {
      const found = (await page.evaluateHandle(called(find, given))).asElement()
      if (found === null) throw new Error('It is not on screen')
      return found
    }
    const engine: EnginePage = {
      async open(address) {
        await page.goto(address)
      },
      async reload() {
        await page.reload()
      },
      run: (asked, ...given) => page.evaluate(called(asked, given)),
      press: async (find, ...given) => {
        await (await element(find, given)).evaluate((found) => found instanceof HTMLElement && found.click())
      },
      type: async (text, find, ...given) => (await element(find, given)).type(text),
      resize: (width) => page.setViewport({ width, height: 800 }),
      async endAndOpen(address) {
        const process = browser.process()
        const ended = new Promise((resolve) => process?.once('exit', resolve))
        process?.kill('SIGKILL')
        await ended
        browser = await open()
        page = await browser.newPage()
        await page.setViewport({ width: 360, height: 800 })
        await page.goto(address)
      },
      async close() {
        await browser.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
    return { version, page: engine }
  },
}
