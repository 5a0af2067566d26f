import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { browserArguments } from '../../support/browser-arguments'

const kilobits = 1000 / 8

/** What every figure of the bench is measured on: a cheap phone, */
const processorSlowdown = 4
/** and a slow network. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1600 * kilobits, uploadThroughput: 750 * kilobits } as const

/** A browser that takes the certificates of the bench's own servers. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments, '--ignore-certificate-errors', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  })

interface PhoneOptions {
  readonly serviceWorkers?: 'allow' | 'block'
}

/** A phone that has never seen any site. */
export const openPhone = (browser: Browser, { serviceWorkers = 'allow' }: PhoneOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers, viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

/** A tab of a cheap phone. @param network null where only the processor is slow */
export async function openSlowTab(phone: BrowserContext, network: typeof slowNetwork | null = slowNetwork): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Network.enable')
  if (network !== null) {
    await cdp.send('Network.emulateNetworkConditions', network)
    await slowWorkersOf(cdp, network)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return { page, cdp }
}

/** What a tab's service worker fetches comes over such a network too; it has a connection of its own there. */
async function slowWorkersOf(cdp: CDPSession, network: typeof slowNetwork): Promise<void> {
  let id = 0
  cdp.on('Target.attachedToTarget', ({ sessionId }) => {
    const tell = (method: string, params: object = {}): void => {
      id += 1
      // A worker may be gone again by then.
      cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) }).catch(() => undefined)
    }
    tell('Network.enable')
    tell('Network.emulateNetworkConditions', network)
    tell('Runtime.runIfWaitingForDebugger')
  })
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false })
}

/** Megabytes of JavaScript that are still in use. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
