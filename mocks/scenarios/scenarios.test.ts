import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestSchemaOf, stepEndpoints } from '@/contract/endpoints'
import type { ScenarioAction } from '@/contract/presenter/actions'
import { nextStepOf } from '@mocks/engine/seller'
import type { InBrowserService } from '@mocks/adapters/in-page'
import { post, startPageService, stateOfPage, stopPageServices } from '@mocks/testing/page-service'
import { createPlayedApp, type PlayedApp } from '@mocks/testing/scenario-player'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { scenarios } from './scenarios'
import { script } from './script'

let service: InBrowserService
let app: PlayedApp

beforeEach(async () => {
  startWithEmptyStorage()
  service = await startPageService()
  app = createPlayedApp(service)
})
afterEach(stopPageServices)

/** The state of app and service after these actions, for the seller who signed in last. */
async function stateAfter(actions: readonly ScenarioAction[]) {
  const { sellers } = await stateOfPage(service)
  const email = actions.flatMap((action) => (action.kind === 'sign-in' ? [action.email] : [])).at(-1)
  const seller = Object.values(sellers).find((candidate) => candidate.email === email)
  return {
    path: app.path,
    network: service.demo.conditions().network,
    next: seller === undefined ? null : nextStepOf(seller),
    waiting: app.waiting.map(({ subject, refused }) => (refused === null ? subject : `${subject} refused with ${refused}`)),
  }
}

const endsAt = (path: string | null, next: number | string | null, ...waiting: readonly string[]) => ({
  path,
  network: 'online',
  next,
  waiting,
})
const ends: Readonly<Record<string, Awaited<ReturnType<typeof stateAfter>> | ReturnType<typeof endsAt>>> = {
  'new-seller': endsAt('/register', null),
  unverified: endsAt(null, null),
  'step-3': endsAt(null, 3),
  'step-4': endsAt(null, 4),
  'step-5': endsAt(null, 5),
  'step-6': endsAt(null, 6),
  'step-7': endsAt(null, 7),
  'two-waiting': { ...endsAt('/outbox', 4, '4', '5'), network: 'offline' },
  'rejected-nickname': endsAt('/registrationdetails', 3, '3 refused with 409', '4'),
  'session-ended': endsAt('/registrationdetails', 5, '5 refused with 401'),
  'under-review': endsAt('/dashboard', 'complete'),
  'open-shop': endsAt('/orders/lazy-ship', 'complete'),
  'morning-rush': { ...endsAt('/dashboard', 'complete'), network: 'offline' },
  'cancelled-in-queue': endsAt('/orders/lazy-ship?id=OD-YUC-1003', 'complete', 'OD-YUC-1003 refused with 409'),
  'orders-only': endsAt('/orders/lazy-ship', 'complete'),
  'big-shop': endsAt('/orders/lazy-ship', 'complete'),
}

it('DEMO-02 there is a scenario for every state of the product, each with its own title and description', () => {
  expect(scenarios.map(({ id }) => id)).toEqual(Object.keys(ends))
  for (const words of [scenarios.map(({ title }) => title), scenarios.map(({ description }) => description)])
    expect(new Set(words).size).toBe(scenarios.length)
})

describe.each(scenarios)('the scenario $id', ({ id, actions }) => {
  it('DEMO-02 ends in the expected state, also when it is played twice', async () => {
    for (let times = 0; times < 2; times++) {
      await app.play(actions)
      expect(await stateAfter(actions)).toEqual(ends[id])
    }
  })
})

it('DEMO-02 each scenario ends in the expected state after all the others were played', async () => {
  for (const { actions } of scenarios) await app.play(actions)
  // In this second round, all other scenarios have been played before each.
  for (const { id, actions } of scenarios) {
    await app.play([...actions, { kind: 'open', path: app.path ?? '' }])
    expect({ ...(await stateAfter(actions)), path: ends[id]?.path }, id).toEqual(ends[id])
  }
})

describe('the newcomer', () => {
  it('DEMO-02 fills the form with entries that the service accepts as a registration', async () => {
    await app.play(scenarios[0]?.actions ?? [])
    const { twoWayAuth, ...entries } = app.filled
    const response = await post(service, 'register', { ...entries, twoWayAuth: twoWayAuth === 'Yes', whatsappNotify: false })
    expect(response.status).toBe(200)
    expect(await service.demo.messages()).toHaveLength(3)
  })

  it('DEMO-01 has three codes waiting, which verify the registration', async () => {
    await app.play([...(scenarios[1]?.actions ?? []), { kind: 'fill-codes' }])
    const { sellerId, email, mobile, secondary } = app.filled
    const codes = { sellerId, emailOtp: email, mobileOtp: mobile, secondarymobileOtp: secondary }
    expect((await post(service, 'verifyOtp', codes)).status).toBe(200)
  })
})

it('DEMO-02 scenarios and script save only bodies that are valid by the contract', () => {
  for (const action of [...scenarios, ...script].flatMap(({ actions }) => actions)) {
    if (action.kind === 'save') expect(requestSchemaOf(stepEndpoints[action.step]).safeParse(action.body).success).toBe(true)
    if (action.kind === 'register') expect(requestSchemaOf('register').safeParse(action.body).success).toBe(true)
  }
})

describe('the script', () => {
  it('DEMO-02 has lines with unique ids, each with a title and something to do, to show, and to say in under 40 words', () => {
    expect(new Set(script.map(({ id }) => id)).size).toBe(script.length)
    for (const { title, say, show, actions } of script) {
      expect(title).not.toBe('')
      expect(say.split(' ').length).toBeLessThan(40)
      expect(show).not.toBe('')
      expect(actions).not.toEqual([])
    }
  })

  it('DEMO-05 stays with one seller in its first six lines, and says “Another seller” at each change after that', () => {
    const sellers = script.map(({ actions }) => actions.flatMap((action) => ('email' in action ? [action.email] : [])))
    const [storyteller] = sellers[0] ?? []
    for (const emails of sellers.slice(0, 6)) expect(new Set([storyteller, ...emails])).toEqual(new Set([storyteller]))
    const kinds = script.slice(0, 6).flatMap(({ actions }) => actions.map(({ kind }) => kind))
    expect(kinds).toEqual(expect.arrayContaining(['submit-codes', 'type']))

    const changes = script.filter((_, index) => index > 0 && new Set([...(sellers[index - 1] ?? []), ...(sellers[index] ?? [])]).size > 1)
    const heardOf = script.filter(({ say }) => say.startsWith('Another seller, '))
    expect(heardOf.map(({ id }) => id)).toEqual(['nickname', 'answer-lost', 'session-ends', 'under-review', 'godown'])
    expect(heardOf).toEqual(expect.arrayContaining(changes))
  })

  it('DEMO-05 any line can be played at any time: all but two restore their seller first', () => {
    const goesOn = ({ actions }: (typeof script)[number]): boolean => !actions.some(({ kind }) => kind === 'restore-seller' || kind === 'free-contacts')
    expect(script.filter(goesOn).map(({ id }) => id)).toEqual(['reload', 'network-back'])
  })

  it('DEMO-05 the line with the codes verifies the seller who registers', async () => {
    await app.play(script.find(({ id }) => id === 'codes')?.actions ?? [])
    const { sellers } = await stateOfPage(service)
    expect(Object.values(sellers).find(({ email }) => email === app.filled['email'])?.verifiedAt).toEqual(expect.any(Number))
  })

  it('DEMO-02 can be played twice from the first line to the last', async () => {
    for (let times = 0; times < 2; times++) for (const { actions } of script) await app.play(actions)
    expect(service.demo.conditions()).toMatchObject({ network: 'online', clockAhead: 0 })
    await app.play(script.find(({ id }) => id === 'two-days-on')?.actions ?? [])
    expect(service.demo.conditions().clockAhead).toBe(48 * 3_600_000)
  })

  it.each(script)('DEMO-02 can be started at the line $id', async ({ actions }) => {
    await expect(app.play(actions)).resolves.toBeUndefined()
  })

  it('DEMO-02 the line of the lost answer leaves two calls with the same key in the log', async () => {
    await app.play(script.find(({ id }) => id === 'answer-lost')?.actions ?? [])
    expect(app.waiting).toEqual([])
    const calls = (await service.demo.log()).flatMap((entry) => (entry.kind === 'call' && entry.endpoint === 'step6' ? [entry] : []))
    expect(calls.map(({ interference, end }) => [interference, end.kind])).toEqual([
      [null, 'answered'],
      ['answer-lost', 'unanswered'],
    ])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  })
})
