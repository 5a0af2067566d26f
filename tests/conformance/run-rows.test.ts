import { describe, expect, it } from 'vitest'
import { endpointNames, endpoints, isOptional, type EndpointName } from '@/contract/endpoints'
import { readyPassword } from '@mocks/scenarios/ready-accounts'
import { createHarness } from '@mocks/testing/harness'
import type { BackendUnderTest } from './backend-under-test'
import { accepted } from './checks'
import { row, type ConformanceRow } from './conformance-row'
import { answerOf, fieldsOf, isCallTo, onAccepted, onCalls, onConversations, refusing, type Fault } from './faults/planting'
import { withCrossOrigin } from './faults/wire-faults'
import { createSellerGenerator, defaultSellerOptions } from './new-sellers'
import { allRows } from './rows/all-rows'
import { runRow, runRows, type RowResult } from './run-rows'
import { createEngineTarget } from './targets/engine'
import type { Verdict } from './verdict'

const newSeller = createSellerGenerator(defaultSellerOptions)

function engine(): BackendUnderTest {
  const { service, pass } = createHarness()
  return createEngineTarget(service, pass)
}

async function run(id: string, backend: BackendUnderTest): Promise<RowResult> {
  const found = allRows.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`There is no row ${id}`)
  return runRow(found, backend, newSeller)
}

const verdictOf = async (id: string, backend: BackendUnderTest): Promise<Verdict> => (await run(id, backend)).verdict

describe('trying a row', () => {
  it('BACKEND-04 gives “untried” with a reason if a call to prepare it fails', async () => {
    const backend = refusing(500, (call) => isCallTo('register', call))(engine())
    expect(await verdictOf('login-unverified', backend)).toEqual({
      kind: 'untried',
      reason: 'registering a seller did not work: it was refused, with status 500',
    })
  })

  it('BACKEND-04 gives “untried” if it needs codes and there is no way to get them', async () => {
    expect(await verdictOf('step5-saved', { ...engine(), codesOf: null })).toEqual({
      kind: 'untried',
      reason: 'needs the one-time codes that the backend sent (--codes)',
    })
  })

  it('BACKEND-04 gives “untried” if the clock cannot be moved far enough', async () => {
    const backend = engine()
    expect(await verdictOf('verify-late', { ...backend, clock: { ...backend.clock, longest: 90_000 } })).toEqual({
      kind: 'untried',
      reason: 'needs a clock that can be put 10 minutes ahead',
    })
  })

  it.each(allRows.filter(({ id }) => /^(?:order|record)-.*of-another-seller$/.test(id)).map(({ id }) => id))(
    'EXT-09 BACKEND-04 %s makes no call if there is only one account',
    async (id) => {
      const account = { email: 'bina.lakhani@example.com', password: readyPassword }
      const { verdict, exchanges } = await run(id, { ...engine(), account })
      expect(verdict).toEqual({ kind: 'untried', reason: 'needs a second approved seller (--other-account)' })
      expect(exchanges).toEqual([])
    },
  )

  const notInPreparing: readonly (readonly [id: string, refused: EndpointName, what: string])[] = [
    ['order-pack-done-once', 'step6', 'saving step 6'],
    ['order-pack-done-once', 'modules', 'asking for the modules'],
    ['record-of-her-own', 'orders', 'asking for the orders'],
    ['order-handover-done-once', 'orderPack', 'preparing an order with orderPack'],
    ['document-void-done-once', 'invoiceSeries', 'asking for a series of numbers'],
    ['order-pack-number-not-free', 'documentVoid', 'voiding a number'],
  ]
  it.each(notInPreparing)('EXT-09 BACKEND-04 %s gives “untried” if %s is refused before it', async (id, name, what) => {
    const backend = refusing(500, (call) => isCallTo(name, call))(engine())
    expect(await verdictOf(id, backend)).toEqual({ kind: 'untried', reason: `${what} did not work: it was refused, with status 500` })
  })

  /** Of the three odd fields the portal can interpret only the number. */
  const withOddFields = (item: unknown) => ({ ...fieldsOf(item), shipBy: 'post', placedAt: '2026-11-21T06:12:00', courier: 7 })
  const unreadableOrders = onAccepted('orders', (body) => ({ ...body, items: Array.isArray(body['items']) ? body['items'].map(withOddFields) : [] }))
  it.each<readonly [id: string, plant: Fault['plant'], found: string]>([
    ['orders-page-by-page', unreadableOrders, 'the portal cannot read 1 of its items (items.0.shipBy: Invalid input; items.0.placedAt: Invalid input)'],
    [
      'record-of-her-own',
      onAccepted('record', (body) => ({ ...body, record: withOddFields(body['record']) })),
      'the portal cannot read its order (record.shipBy: Invalid input; record.placedAt: Invalid input)',
    ],
    [
      'modules-of-an-approved-seller',
      onAccepted('modules', (body) => ({ ...body, notApproved: 'perhaps' })),
      'the portal cannot read which modules there are (notApproved: Invalid input)',
    ],
  ])('READ-01 BACKEND-04 %s says which fields the portal cannot read', async (id, plant, found) => {
    expect(await verdictOf(id, plant(engine()))).toEqual({ kind: 'fail', understood: false, found })
  })

  it('READ-01 BACKEND-04 says that the orders could not be read if it needs one of them', async () => {
    expect(await verdictOf('record-of-her-own', unreadableOrders(engine()))).toEqual({
      kind: 'untried',
      reason:
        'needs an order to pack that the marketplace’s courier brings; the portal cannot read 4 of the orders (items.0.shipBy: Invalid input; items.0.placedAt: Invalid input)',
    })
  })

  it('READ-01 BACKEND-04 stops looking for an order after an empty page that says there is more', async () => {
    let asked = 0
    const backend = onAccepted('orders', (body) => ({ ...body, items: [], more: true, next: `c${(asked += 1)}` }))(engine())
    expect(await verdictOf('record-of-her-own', backend)).toEqual({ kind: 'untried', reason: expect.stringContaining('asking for the orders did not work: more is true') })
    expect(asked).toBe(1)
  })

  it('EXT-09 BACKEND-04 accepts any form of success for a command that only prepares the row', async () => {
    const backend = onAccepted('orderPack', (body) => ({ ...body, success: 1, message: null }))(engine())
    expect(await verdictOf('order-handover-done-once', backend)).toEqual({ kind: 'pass' })
  })

  it('EXT-09 BACKEND-04 fails if the call for the modules fails and the row is about that call', async () => {
    const backend = refusing(500, (call) => isCallTo('modules', call))(engine())
    expect(await verdictOf('modules-of-an-approved-seller', backend)).toMatchObject({ kind: 'fail', understood: false })
  })

  it('BACKEND-04 waits once if the backend answers 429, for the time in Retry-After', async () => {
    const waited: number[] = []
    let calls = 0
    const busy = onCalls(async (call, send) => {
      calls += 1
      return calls === 1 ? answerOf(429, { message: 'Later.' }, { 'Retry-After': '7' }) : send(call)
    })(engine())
    const clock = { ...busy.clock, pass: async (milliseconds: number) => void waited.push(milliseconds) }
    expect(await verdictOf('login-wrong-password', { ...busy, clock })).toEqual({ kind: 'pass' })
    expect(waited).toEqual([7000])
  })

  it('BACKEND-04 gives “untried” if a rate limit lasts too long, and says which one', async () => {
    const busy = onCalls(async (call, send) => (isCallTo('register', call) ? answerOf(429, { message: 'Later.' }, { 'Retry-After': '3590' }) : send(call)))(engine())
    expect(await verdictOf('login-wrong-password', { ...busy, clock: { ...busy.clock, longest: 90_000 } })).toEqual({
      kind: 'untried',
      reason: 'the backend limits POST /api/seller/register (429, Retry-After 3590): lift its limit for the run',
    })
  })

  it('EXT-01 BACKEND-04 makes no new seller if the clock cannot reach her approval, and says what is needed', async () => {
    const backend = engine()
    const { verdict, exchanges } = await run('modules-of-an-approved-seller', { ...backend, clock: { ...backend.clock, longest: 90_000 } })
    expect(verdict).toEqual({ kind: 'untried', reason: 'needs an approved seller (--account), or a clock that can be put 48 hours ahead' })
    expect(exchanges).toEqual([])
  })

  it('BACKEND-04 reports the answer that was not as expected, not the last one', async () => {
    const backend = onCalls(async (call, send) => (call.text?.includes('sixsix') === true ? answerOf(200, {}) : send(call)))(engine())
    const { verdict, deciding } = await run('login-bad-body', backend)
    expect(verdict).toEqual({ kind: 'fail', found: 'it was answered with status 200', understood: false })
    expect(deciding).toMatchObject({ kind: 'call', reply: { status: 200 } })
  })

  it('BACKEND-04 sends no preflight to an endpoint that is not implemented', async () => {
    const asksOf = (missing: ReadonlySet<EndpointName>): BackendUnderTest =>
      onCalls(async (call, send) => {
        const isThere = endpointNames.some((name) => !missing.has(name) && isCallTo(name, call))
        return call.method === 'OPTIONS' && !isThere ? answerOf(404, null) : send(call)
      })({ ...withCrossOrigin(engine()), missing })
    expect(await verdictOf('cors-preflight', asksOf(new Set(endpointNames.filter(isOptional))))).toEqual({ kind: 'pass' })
  })

  it('BACKEND-04 gives “understood” if answers only differ in form, and reports the first of them', async () => {
    const twice = row('step3', {
      id: 'twice',
      source: 'decision',
      requirements: ['BACKEND-04'],
      title: '',
      expected: '',
      async run(context) {
        accepted('register', await context.call('register', {}))
        accepted('step3', await context.call('step3', {}))
      },
    })
    const backend = onCalls(async (call) => (isCallTo('register', call) ? answerOf(200, { sellerId: 7 }) : answerOf(200, {})))(engine())
    const { verdict, deciding } = await runRow(twice, backend, newSeller)
    expect(verdict).toMatchObject({ kind: 'fail', understood: true, found: expect.stringMatching(/^it does not fit the contract \(/) })
    expect(deciding).toMatchObject({ kind: 'call', call: { path: endpoints.register.path } })
    const refusing3 = refusing(400, (call) => isCallTo('step3', call))(backend)
    expect((await runRow(twice, refusing3, newSeller)).verdict).toEqual({ kind: 'fail', understood: false, found: 'it was refused, with status 400' })
  })

  it('BACKEND-04 closes every socket connection that it has opened', async () => {
    let open = 0
    const counting = onConversations((conversation) => {
      open += 1
      return {
        ...conversation,
        close() {
          open -= 1
        },
      }
    })
    await run('duplicate-answers-asker-alone', counting(engine()))
    expect(open).toBe(0)
  })

  it('BACKEND-04 passes on an error in the row itself, and does not count it as the backend’s', async () => {
    const broken = row('login', {
      id: 'broken',
      source: 'decision',
      requirements: ['BACKEND-04'],
      title: '',
      expected: '',
      run: async () => {
        throw new TypeError('a mistake')
      },
    })
    await expect(runRow(broken, engine(), newSeller)).rejects.toThrow('a mistake')
  })
})

describe('new sellers', () => {
  it('BACKEND-04 have no contact twice, and keep to the given prefix and domain', () => {
    const next = createSellerGenerator({ mobilePrefix: '60000', emailDomain: 'mail.example.org' })
    const sellers = Array.from({ length: 500 }, next)
    const mobiles = sellers.flatMap(({ mobile, secondaryMobile }) => [mobile, secondaryMobile])
    expect(new Set(mobiles).size).toBe(1000)
    for (const mobile of mobiles) expect(mobile).toMatch(/^60000\d{5}$/)
    expect(new Set(sellers.map(({ email }) => email)).size).toBe(500)
    for (const { email } of sellers) expect(email).toMatch(/@mail\.example\.org$/)
    expect(createSellerGenerator(defaultSellerOptions)().email).not.toBe(createSellerGenerator(defaultSellerOptions)().email)
  })
})

describe('trying several rows at a time', () => {
  it('BACKEND-04 runs no more than allowed at once, and returns the results in order', async () => {
    let running = 0
    let most = 0
    const rows = allRows.slice(0, 9)
    const finished: string[] = []
    const slowFirst = async (which: ConformanceRow): Promise<RowResult> => {
      running += 1
      most = Math.max(most, running)
      const turns = which === rows[0] ? 20 : 1
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      running -= 1
      return { row: which, verdict: { kind: 'pass' }, exchanges: [], deciding: null }
    }
    const results = await runRows(rows, slowFirst, { atATime: 3, onResult: ({ row: { id } }) => finished.push(id) })
    expect(most).toBe(3)
    expect(results.map((result) => result.row)).toEqual(rows)
    expect(finished.indexOf(rows[0]?.id ?? '')).toBeGreaterThan(0)
  })
})
