import { afterEach, beforeEach, expect, it } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { createSerialQueue } from '@mocks/engine/serial-queue'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { untilHolds } from '../../tests/support/until-holds'
import { createBrowserValues } from './browser-values'
import { createInPageFetch } from './in-page-fetch'
import { createCallLog } from './log/call-log'
import { withFailure, withNetwork } from './network/condition-changes'
import { createConditionsKeeper, type ConditionsKeeper } from './network/conditions'
import { openTabChannel, type TabChannel } from './tab-channel'
import { openServiceDatabase } from './service-database'

const origin = 'https://in-browser.invalid'
const channels: TabChannel[] = []
let lock = createSerialQueue()

interface Tab {
  readonly conditions: ConditionsKeeper
  readonly fetch: (request: Request) => Promise<Response>
}

/** A tab whose service has no handlers: a call that gets through is answered 404. */
async function openTab(): Promise<Tab> {
  const tabs = openTabChannel()
  channels.push(tabs)
  const conditions = await createConditionsKeeper({ values: createBrowserValues(openServiceDatabase('strict')), lock, tabs })
  const presence = { id: String(channels.length), present: async () => new Set<string>(), end: () => undefined }
  const log = createCallLog({ presence, now: () => 0, changed: () => undefined })
  return { conditions, fetch: createInPageFetch({ origin, handlers: [], conditions, log, random: () => 0 }) }
}

const signIn = ({ fetch }: Tab): Promise<Response> => fetch(new Request(origin + endpoints.login.path, { method: 'POST', body: '{}' }))

beforeEach(() => {
  startWithEmptyStorage()
  lock = createSerialQueue()
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

it('DEMO-03 a failure planned for the next call fails one call only, although both tabs know the plan', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const failure = { id: 'one', failure: '500', target: 'any', share: 'next' } as const
  await first.conditions.change(withFailure(failure))
  await untilHolds(() => expect(second.conditions.current().failures).toEqual([failure]))
  const statuses = (await Promise.all([first, second, first, second].map(signIn))).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([404, 404, 404, 500])
})

it('DEMO-03 while offline, a request for an address outside the contract fails too', async () => {
  const tab = await openTab()
  const request = (): Request => new Request(`${origin}/nothing`)
  expect((await tab.fetch(request())).status).toBe(404)
  await tab.conditions.change(withNetwork('offline'))
  await expect(tab.fetch(request())).rejects.toThrow(TypeError)
})
