import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, chromium, expect, type Browser, type BrowserContext, type TestInfo } from '@playwright/test'
import type { BackendKind } from '@/session/backend-choice'
import { storageKeys } from '@/session/storage-keys'
import { modulesEndpoint } from '@/contract/modules/modules'
import { readyAccounts, readyPassword, type ReadyAccountId } from '@mocks/scenarios/ready-accounts'
import { realBackendAddress } from './addresses.mjs'
import { endBrowser } from './end-browser'
import { leadToBackendOf } from './real-backend'

export { expect }

/** What went wrong in any page or worker of the test; it fails the test unless the test allows it. */
export interface Problems {
  /** Allows a message that this test causes but is not about. */
  allow(pattern: RegExp): void
}

/** A browser that can be closed and reopened with everything it had stored. */
export interface Profile {
  /** The browser's profile folder. */
  readonly folder: string
  /** @param args further arguments of the browser's command line */
  open(...args: readonly string[]): Promise<BrowserContext>
  close(): Promise<void>
}

/** What a project or a test says about the product that it opens. */
export interface ProductOptions {
  /** The backend that the product uses at first. */
  backend: BackendKind
  /** Origins besides the product's own that the test may call; none in demo mode. */
  allowedOrigins: readonly string[]
  /** The ready seller of the in-browser service who is signed in when the browser starts; null for nobody. */
  seller: ReadyAccountId | null
}

interface Fixtures {
  problems: Problems & { watch(context: BrowserContext): void }
  profile: Profile
}

export const test = base.extend<ProductOptions & Fixtures>({
  launchOptions: [
    ({ launchOptions }, use, { parallelIndex }) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), leadToBackendOf(parallelIndex)] }),
    { scope: 'worker' },
  ],

  backend: ['demo', { option: true }],

  allowedOrigins: [[], { option: true }],

  seller: [null, { option: true }],

  storageState: async ({ browser, seller, storageState, baseURL }, use) => {
    await use(seller === null ? storageState : await stateOf(browser, seller, baseURL ?? ''))
  },

  problems: [
    async ({ allowedOrigins, baseURL }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      const origins = new Set([new URL(baseURL ?? '').origin, ...allowedOrigins])
      await use({
        allow: (pattern) => void allowed.push(pattern),
        watch: (context) => collect(context, origins, (problem) => seen.push(problem)),
      })
      expect(
        seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        'console errors and warnings, page errors, dialogs, requests to other origins',
      ).toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, problems }, use) => {
    problems.watch(context)
    await use(context)
  },

  profile: async ({ problems, isMobile, launchOptions }, use, { project }) => {
    const folder = await mkdtemp(join(tmpdir(), 'seller-portal-'))
    let current: BrowserContext | null = null
    const close = async (): Promise<void> => {
      if (current !== null) await endBrowser(current, folder)
      current = null
    }
    await use({
      folder,
      close,
      open: async (...args) => {
        await close()
        current = await chromium.launchPersistentContext(folder, persistentOptions({ ...project.use, isMobile, launchOptions }, args))
        problems.watch(current)
        return current
      },
    })
    await close()
    await rm(folder, { recursive: true, force: true })
  },
})

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** A browser's storage after the sign-in, by product and seller: each Playwright worker signs in once and restores it for later tests. */
const states = new Map<string, Promise<StorageState>>()

function stateOf(browser: Browser, seller: ReadyAccountId, baseURL: string): Promise<StorageState> {
  const key = `${baseURL} ${seller}`
  const known = states.get(key) ?? stateAfterSignIn(browser, seller, baseURL)
  states.set(key, known)
  return known
}

async function stateAfterSignIn(browser: Browser, seller: ReadyAccountId, baseURL: string): Promise<StorageState> {
  const email = readyAccounts.find(({ id }) => id === seller)?.email ?? ''
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(readyPassword)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  // The seller's mobile number is the last thing that a sign-in stores.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.mobile)).not.toBeNull()
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

type PersistentOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>

/** The project's own options without undefined ones, which the launcher rejects. */
function persistentOptions(
  { launchOptions, ...use }: TestInfo['project']['use'],
  args: readonly string[],
): PersistentOptions {
  const { baseURL, viewport, deviceScaleFactor, isMobile, hasTouch, locale, timezoneId } = use
  return {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...args],
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(viewport === undefined ? {} : { viewport }),
    ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
    ...(isMobile === undefined ? {} : { isMobile }),
    ...(hasTouch === undefined ? {} : { hasTouch }),
    ...(locale === undefined ? {} : { locale }),
    ...(timezoneId === undefined ? {} : { timezoneId }),
  }
}

function collect(context: BrowserContext, origins: ReadonlySet<string>, report: (problem: string) => void): void {
  context.on('console', (message) => {
    // A backend need not have the modules endpoint, and the browser logs each 404.
    const isQuestion = (message.text() + message.location().url).includes(modulesEndpoint.path)
    const isOurs = !isQuestion && !message.text().startsWith('Service Worker registration blocked by Playwright')
    if (isOurs && (message.type() === 'error' || message.type() === 'warning'))
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => report(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('dialog', (dialog) => {
    report(`dialog: ${dialog.type()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    // Every backend is asked which modules it offers.
    const isQuestion = request.url() === realBackendAddress + modulesEndpoint.path
    if (/^(https?|wss?):$/.test(protocol) && !origins.has(origin) && !isQuestion) report(`request to another origin: ${request.url()}`)
  })
}
