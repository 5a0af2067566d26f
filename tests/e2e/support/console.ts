import type { Locator, Page } from '@playwright/test'
import { endpoints } from '@/contract/endpoints'
import { networkTexts } from '@/features/demo/network/texts'
import { logEntrySchema, type LogEntry } from '@/contract/presenter/log'
import { z } from '@/contract/schema'
import { expect } from '../../support/fixtures'
import { conditionsStored, demoDrawer } from './drawer'

type Section = 'Message inbox' | 'Network' | 'Clock' | 'Log'

/** A section of the presenter's drawer, which is opened if it is closed. */
export async function consoleSection(page: Page, name: Section): Promise<Locator> {
  const drawer = await demoDrawer(page)
  return drawer.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
}

/** Switches the network of the in-browser service; the drawer stays open. */
export async function turnNetwork(page: Page, to: 'Online' | 'Offline' | 'Slow' | 'Lossy'): Promise<void> {
  const network = await consoleSection(page, 'Network')
  await network.getByRole('radio', { name: to, exact: true }).check()
  await conditionsStored(page)
}

interface Plan {
  readonly what: string
  readonly which?: string
  readonly where?: string
}

/** Plans a failure as a presenter does, by the entries of the three lists; the drawer stays open. */
export async function planFailure(page: Page, { what, which = 'The next call', where = networkTexts.any }: Plan): Promise<void> {
  const network = await consoleSection(page, 'Network')
  await network.getByLabel('What happens').selectOption(what)
  await network.getByLabel('Which calls').selectOption(which)
  await network.getByLabel('At which endpoint').selectOption(where)
  await network.getByRole('button', { name: 'Plan it' }).click()
  await conditionsStored(page)
}

/** The planned failures as the console lists them. */
export const plannedFailures = async (page: Page): Promise<Locator> =>
  (await consoleSection(page, 'Network')).getByRole('list', { name: 'Planned failures' }).getByRole('listitem')

export const nothingPlanned = async (page: Page): Promise<Locator> =>
  (await consoleSection(page, 'Network')).getByText('No failure is planned.')

/** Removes the one failure that is planned; the drawer stays open. */
export async function removePlan(page: Page): Promise<void> {
  await (await plannedFailures(page)).getByRole('button', { name: /^Remove: / }).click()
  await expect(await nothingPlanned(page)).toBeVisible()
  await conditionsStored(page)
}

/** Moves the service's clock, or resets it, by the button's label; the drawer stays open. */
export async function pressClock(page: Page, button: string): Promise<void> {
  const clock = await consoleSection(page, 'Clock')
  await clock.getByRole('button', { name: button, exact: true }).click()
  await conditionsStored(page)
}

/** The log's lines, newest first. */
export const logLines = async (page: Page): Promise<Locator> => (await consoleSection(page, 'Log')).getByRole('listitem')

/** The log's lines of the calls to one endpoint, newest first. */
export const logLinesOf = async (page: Page, endpoint: keyof typeof endpoints): Promise<Locator> =>
  (await logLines(page)).filter({ has: page.getByText(endpoints[endpoint].path, { exact: true }) })

/** A log line of a call that was answered after any time. @param status a pattern @param more a pattern of the rest of the line */
export const answeredLine = (status: string, more = ''): RegExp => new RegExp(String.raw`${status}(?:\d+ ms|\d+\.\d s)${more}`)

/** The beginnings of the idempotency keys that log lines show. */
export const shownKeys = async (lines: Locator): Promise<(string | undefined)[]> =>
  (await lines.allTextContents()).map((line) => /Key (\w+)…/.exec(line)?.[1])

/** Presses 'Copy as JSON' and reads the clipboard. */
export async function copiedLog(page: Page): Promise<{ readonly text: string; readonly entries: readonly LogEntry[] }> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const log = await consoleSection(page, 'Log')
  await log.getByRole('button', { name: 'Copy as JSON' }).click()
  await expect(log.getByText('Copied', { exact: true })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return { text, entries: z.array(logEntrySchema).parse(JSON.parse(text)) }
}
