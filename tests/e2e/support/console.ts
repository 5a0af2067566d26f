import type { Locator, Page } from '@playwright/test'
import { endpoints } from '@/contract/endpoints'
import { networkTexts } from '@/features/demo/network/texts'
import { logEntrySchema, type LogEntry } from '@/contract/presenter/log'
import { z } from '@/contract/schema'
import { expect } from '../../support/fixtures'
import { conditionsStored, demoDrawer } from './drawer'

type Section = 'Message inbox' | 'Network' | 'Clock' | 'Log'

/** One section of the presenter's drawer, which is opened unless it is open. */
export async function consoleSection(page: Page, name: Section): Promise<Locator> {
  const drawer = await demoDrawer(page)
  return drawer.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
}

/** Turns the network of the in-browser service; the drawer stays open. */
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

/** Plans a failure as its presenter does, by the words of the three lists; the drawer stays open. */
export async function planFailure(page: Page, { what, which = 'The next call', where = networkTexts.any }: Plan): Promise<void> {
  const network = await consoleSection(page, 'Network')
  await network.getByLabel('What happens').selectOption(what)
  await network.getByLabel('Which calls').selectOption(which)
  await network.getByLabel('At which endpoint').selectOption(where)
  await network.getByRole('button', { name: 'Plan it' }).click()
  await conditionsStored(page)
}

/** The failures that are planned, in words. */
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

/** Moves the service's clock, or sets it right, by the words on the button; the drawer stays open. */
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

/** A line of the log of a call that was answered, however long that took. @param status a pattern @param more what follows on the line, a pattern */
export const answeredLine = (status: string, more = ''): RegExp => new RegExp(String.raw`${status}(?:\d+ ms|\d+\.\d s)${more}`)

/** The keys on lines of the log, as far as they are shown. */
export const shownKeys = async (lines: Locator): Promise<(string | undefined)[]> =>
  (await lines.allTextContents()).map((line) => /Key (\w+)…/.exec(line)?.[1])

/** Presses 'Copy as JSON' and reads what lies on the clipboard then. */
export async function copiedLog(page: Page): Promise<{ readonly text: string; readonly entries: readonly LogEntry[] }> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const log = await consoleSection(page, 'Log')
  await log.getByRole('button', { name: 'Copy as JSON' }).click()
  await expect(log.getByText('Copied', { exact: true })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return { text, entries: z.array(logEntrySchema).parse(JSON.parse(text)) }
}
