import type { Browser, Page } from '@playwright/test'
import { openBrowser, openPhone, openSlowTab } from '../support/browser'
import { buildProduct, demoBuild } from '../support/build'
import { watchPresses, pressUntilShown } from '../support/key-presses'
import { serveSite } from '../support/serve'
import { signIn } from '../support/ready-phone'
import type { Finding } from '../support/findings'
import type { Tools } from '../support/tools'
import { buildRouterForm } from '../first-load/floors'
import { slowestOf, watchEvents } from './event-timing'

/** Screens between which a seller switches by links of the menu. */
const routes = ['/alloffers', '/caselog', '/updates', '/policy', '/suggestions'] as const

interface Pressed {
  /** Each press and key on the sign-in, the same on product and floor. */
  readonly each: number[]
  /** Submitting the empty form. */
  readonly submit: number[]
  /** The slowest response to each action. */
  readonly slowest: { readonly what: string; readonly milliseconds: number }[]
}

interface Measured {
  readonly own: Pressed
  readonly least: Pressed
  /** The milliseconds of each change of screen. */
  readonly online: readonly number[]
  readonly offline: readonly number[]
}

async function pressOnLogin(page: Page, pressed: Pressed): Promise<void> {
  const press = async (what: string, act: () => Promise<unknown>): Promise<number> => {
    const milliseconds = await slowestOf(page, act)
    pressed.slowest.push({ what, milliseconds })
    return milliseconds
  }
  const [identifier, password] = [page.locator('form input').first(), page.locator('form input').nth(1)]
  pressed.submit.push(await press('submit of the empty form', () => page.getByRole('button', { name: 'Continue', exact: true }).tap()))
  await press('typing an email', async () => {
    await identifier.focus()
    await page.keyboard.type('seller@example.com', { delay: 60 })
  })
  await press('typing a password', async () => {
    await password.focus()
    await page.keyboard.type('abcdefg', { delay: 60 })
  })
  pressed.each.push(...(await page.evaluate(() => window.benchAnswers)))
}

async function onLogin(browser: Browser, address: string, pressed: Pressed): Promise<void> {
  const phone = await openPhone(browser)
  await watchEvents(phone)
  await watchPresses(phone)
  const { page } = await openSlowTab(phone)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await pressOnLogin(page, pressed)
  await phone.close()
}

/** Goes through screens by the menu with the keyboard. @returns the milliseconds until each was painted */
async function changeRoutes(page: Page): Promise<number[]> {
  const times: number[] = []
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const route of routes) {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const link = menu.locator(`a[href="${route}"]`)
    const fold = menu.locator('details:not([open])').filter({ has: page.locator(`a[href="${route}"]`) })
    if ((await fold.count()) > 0) await fold.locator('summary').tap()
    await link.focus()
    await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-bench-left', ''))
    times.push(await pressUntilShown(page, 'Enter', 'main h1:not([data-bench-left])'))
  }
  return times
}

/** How soon the product responds to a press, to a key, and to a change of screen. */
export async function measurePresses({ rounds, say, found }: Tools): Promise<void> {
  say('building the product and the floor')
  const product = await serveSite([await buildProduct('product', { env: demoBuild })])
  const floor = await serveSite([await buildRouterForm()])
  const browser = await openBrowser()
  const [own, least]: [Pressed, Pressed] = [{ each: [], submit: [], slowest: [] }, { each: [], submit: [], slowest: [] }]
  const [online, offline]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < rounds; round += 1) {
      await onLogin(browser, `${floor.address}/`, least)
      await onLogin(browser, `${product.address}/login`, own)
      const phone = await openPhone(browser)
      await watchEvents(phone)
      await signIn(phone, product.address)
      const { page } = await openSlowTab(phone)
      await page.goto(`${product.address}/dashboard`)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('networkidle')
      // Once to load the code of each screen, which is already on the device but not yet parsed.
      await changeRoutes(page)
      online.push(...(await changeRoutes(page)))
      own.slowest.push({ what: 'the menu', milliseconds: await slowestOf(page, () => page.getByRole('button', { name: 'Open menu' }).tap()) })
      await page.keyboard.press('Escape')
      await phone.setOffline(true)
      offline.push(...(await changeRoutes(page)))
      await phone.close()
      found(...findingsOf({ own, least, online, offline }))
      say(`round ${round + 1} of ${rounds}`)
    }
  } finally {
    await browser.close()
    await product.close()
    await floor.close()
  }
}

function findingsOf({ own, least, online, offline }: Measured): Finding[] {
  const slowest = own.slowest.toSorted((one, other) => other.milliseconds - one.milliseconds)[0]
  return [
    { what: 'change of the screen, p50', unit: 'ms', product: online, limit: 100 },
    { what: 'change of the screen offline, p50', unit: 'ms', product: offline, limit: 100 },
    { what: 'change of the screen, worst', unit: 'ms', product: [Math.max(...online, ...offline)] },
    { what: 'submit of the empty form', unit: 'ms', product: own.submit, floor: { name: 'router and form', values: least.submit }, limit: 1.3 },
    { what: 'any press or key, p50', unit: 'ms', product: own.each, floor: { name: 'router and form', values: least.each }, limit: 1.3 },
    { what: 'any press or key, worst', unit: `ms (${slowest?.what ?? 'none'})`, product: [slowest?.milliseconds ?? Number.NaN], limit: 200 },
  ]
}
