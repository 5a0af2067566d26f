import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { backgroundSyncTag } from '@/sync/shared-names'
import { makeStoreFallible } from '../e2e/support/fallible-store'
import { browserArguments } from '../support/browser-arguments'
import { orderWords, readOrders } from './order-words'
import { hearing, listen, listeningTo, spokenOf, type Spoken } from './screens'

/** A tab with its number, which is unique within the schedule. */
export interface Tab {
  readonly number: number
  readonly page: Page
}

export interface PhoneTools {
  readonly product: string
  /** The browser that all schedules share, except those that kill theirs. */
  readonly browser: Browser
  readonly launch: { readonly executablePath: string; readonly args: readonly string[] }
  readonly killable: boolean
  readonly worker: boolean
  readonly hear: (tab: number, spoken: Spoken) => void
  /** Called when a tab has closed, with everything that it said. */
  readonly fallSilent: (tab: number) => void
}

const look = { viewport: { width: 360, height: 800 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' } as const
/** On two cores with twenty busy processes a page sometimes waits for more than 10 s. */
const patience = 30_000

/** How the bench's browsers are started; the backend has a host name because plain http on localhost would count as trustworthy. */
export const launchOptions = (executablePath: string, backendHost: string) => ({
  executablePath,
  args: [...browserArguments, `--host-resolver-rules=MAP ${backendHost} 127.0.0.1`],
})

/** A phone with a browser whose tabs, worker and process can die at any time. */
export async function openPhone(tools: PhoneTools) {
  const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'seller-portal-faults-'))
  let folder = tools.killable ? await newFolder() : null
  const serviceWorkers = tools.worker ? 'allow' : 'block'
  let context: BrowserContext | null = null
  let tabs: Tab[] = []
  let tabsOpened = 0
  let online = true
  let clockOffset = 0

  async function start(): Promise<BrowserContext> {
    const { executablePath, args } = tools.launch
    const started =
      folder === null
        ? await tools.browser.newContext({ ...look, serviceWorkers })
        : await chromium.launchPersistentContext(folder, { ...look, serviceWorkers, executablePath, args: [...args] })
    started.setDefaultTimeout(patience)
    await started.exposeBinding(hearing, ({ page }, said: unknown) => {
      const tab = tabs.find((one) => one.page === page)
      if (tab !== undefined) tools.hear(tab.number, spokenOf(said))
    })
    await started.addInitScript(readOrders, orderWords)
    await started.addInitScript(listen, listeningTo)
    await started.addInitScript(moveClock, clockOffset)
    if (!online) await started.setOffline(true)
    context = started
    return started
  }

  async function openTab(path: string): Promise<Tab> {
    const here = context ?? (await start())
    const [blank] = here.pages()
    const page = blank?.url() === 'about:blank' ? blank : await here.newPage()
    const tab = { number: (tabsOpened += 1), page }
    tabs.push(tab)
    page.once('close', () => forget(tab))
    page.once('crash', () => forget(tab))
    await makeStoreFallible(page)
    await page.goto(tools.product + path)
    return tab
  }

  function forget(tab: Tab): void {
    if (!tabs.includes(tab)) return
    tabs = tabs.filter((other) => other !== tab)
    tools.fallSilent(tab.number)
  }

  async function killBrowser(): Promise<void> {
    const [tab] = tabs
    if (context === null || folder === null) return
    const gone = context.waitForEvent('close')
    const page = tab?.page ?? (await context.newPage())
    const session = await context.newCDPSession(page)
    // Like a dead battery: the browser has no time to write anything.
    session.send('Browser.crash').catch(() => undefined)
    await gone
    for (const each of tabs) forget(each)
    context = null
  }

  async function throwAway(): Promise<void> {
    for (const each of tabs) forget(each)
    // A browser that has died by itself cannot be closed.
    await context?.close().catch(() => undefined)
    context = null
    if (folder !== null) await rm(folder, { recursive: true, force: true })
  }

  async function killTab(tab: Tab, how: 'closed' | 'crashed'): Promise<void> {
    if (how === 'crashed' && context !== null) {
      const session = await context.newCDPSession(tab.page)
      const crashed = tab.page.waitForEvent('crash')
      session.send('Page.crash').catch(() => undefined)
      await crashed
    }
    await tab.page.close({ runBeforeUnload: false })
    forget(tab)
  }

  /** @returns whether there is a tab through which a worker can be reached */
  async function withWorker(work: (session: Awaited<ReturnType<BrowserContext['newCDPSession']>>) => Promise<unknown>): Promise<boolean> {
    const [tab] = tabs
    if (!tools.worker || context === null || tab === undefined) return false
    const session = await context.newCDPSession(tab.page)
    await session.send('ServiceWorker.enable')
    await work(session)
    await session.detach()
    return true
  }

  return {
    tabs: (): readonly Tab[] => tabs,
    openTab,
    killTab,
    killBrowser,
    canLoad: (): boolean => online || tools.worker,
    isOnline: (): boolean => online,
    async setOnline(next: boolean): Promise<void> {
      online = next
      // A worker that crashed with its tab is told only when it runs again, so this waits only for the tabs.
      const ignored = (): void => undefined
      context?.setOffline(!next).catch(ignored)
      await Promise.all(tabs.map(({ page }) => page.waitForFunction((isOnline) => navigator.onLine === isOnline, next)))
    },
    /** Moves the device's clock in open pages and in later ones. */
    async setClock(milliseconds: number): Promise<void> {
      clockOffset = milliseconds
      await context?.addInitScript(moveClock, milliseconds)
      for (const { page } of tabs) await page.evaluate(moveClock, milliseconds)
    },
    stopWorkers: (): Promise<boolean> => withWorker((session) => session.send('ServiceWorker.stopAllWorkers')),
    syncInBackground: (): Promise<boolean> =>
      withWorker(async (session) => {
        const registration = new Promise<string | undefined>((resolve) => {
          // A browser without any worker sends no event.
          setTimeout(() => resolve(undefined), patience)
          session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
            resolve(registrations.find(({ scopeURL }) => scopeURL.startsWith(tools.product))?.registrationId),
          )
        })
        await session.send('ServiceWorker.disable')
        await session.send('ServiceWorker.enable')
        const registrationId = await registration
        if (registrationId === undefined) return
        await session.send('ServiceWorker.dispatchSyncEvent', { origin: tools.product, registrationId, tag: backgroundSyncTag, lastChance: false })
      }),
    async untilWorkerReady(): Promise<void> {
      const [tab] = tabs
      if (tools.worker) await tab?.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    },
    /** The phone is lost with everything on it; the next tab opens on a new one. */
    async replace(): Promise<void> {
      await throwAway()
      if (folder !== null) folder = await newFolder()
    },
    close: throwAway,
  }
}


/** Runs in a page: shifts its clock by this much from now on. */
function moveClock(milliseconds: number): void {
  const kept: unknown = Reflect.get(window, 'theTrueDate')
  const isDate = (value: unknown): value is DateConstructor => typeof value === 'function'
  const TrueDate = isDate(kept) ? kept : Date
  Reflect.set(window, 'theTrueDate', TrueDate)
  const now = (): number => TrueDate.now() + milliseconds
  window.Date = new Proxy(TrueDate, {
    construct: (target, parameters: [] | [number]) => (parameters.length === 0 ? new target(now()) : new target(...parameters)),
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
