import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { browserArguments } from '../../support/browser-arguments'
import { openSlowLine } from './slow-line'

/** Everything is measured as on a cheap phone, with a processor this many times slower. */
const processorSlowdown = 4

/** A browser that accepts the self-signed certificates of the bench's servers. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments, '--ignore-certificate-errors', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  })

interface PhoneOptions {
  readonly serviceWorkers?: 'allow' | 'block'
  /** Slow: a cheap phone's network, for pages and workers alike. */
  readonly network?: 'slow' | 'fast'
}

/** A phone that has never opened any site. */
export async function openPhone(browser: Browser, { serviceWorkers = 'allow', network = 'fast' }: PhoneOptions = {}): Promise<BrowserContext> {
  const line = network === 'slow' ? await openSlowLine() : null
  const phone = await browser.newContext({
    ignoreHTTPSErrors: true,
    serviceWorkers,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(line !== null && { proxy: { server: line.address } }),
  })
  phone.once('close', () => void line?.close())
  return phone
}

/** A tab with a cheap phone's processor. */
export async function openSlowTab(phone: BrowserContext): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return { page, cdp }
}

/** Megabytes of JavaScript heap after garbage collection. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
