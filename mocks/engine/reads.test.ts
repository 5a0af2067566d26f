import { describe, expect, it } from 'vitest'
import { responseSchemaOf } from '@/contract/endpoints'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { createHarness } from '@mocks/testing/harness'

async function signedIn() {
  const { call, signIn } = createHarness()
  const token = await signIn(readyAccounts[0]?.email ?? '')
  return {
    ask: async (parameters: Readonly<Record<string, string>> = {}) => call('offers', parameters, { token }),
    async page(parameters?: Readonly<Record<string, string>>) {
      return responseSchemaOf('offers').parse((await this.ask(parameters)).body)
    },
  }
}

describe('READ-01 the reads of the service', () => {
  it('return each item once, page by page', async () => {
    const seller = await signedIn()
    const whole = await seller.page()
    expect(whole).toMatchObject({ gone: [], more: false, serverTime: '2026-11-20T06:00:00.000Z' })
    const first = await seller.page({ limit: '2' })
    expect(first.more).toBe(true)
    const rest = await seller.page({ since: first.next, limit: '200' })
    expect([...first.items, ...rest.items]).toEqual(whole.items)
    expect(rest).toMatchObject({ more: false, next: whole.next })
    expect((await seller.page({ since: whole.next })).items).toEqual([])
  })

  it.each([
    [{ limit: '0' }, 400, 'limit is not valid.'],
    [{ limit: '201' }, 400, 'limit is not valid.'],
    [{ limit: '1.5' }, 400, 'limit is not valid.'],
    [{ limit: '' }, 400, 'limit is not valid.'],
    [{ since: 'x'.repeat(201) }, 400, 'since is not valid.'],
    [{ since: '99' }, 410, 'This cursor is no longer known. Ask again without one.'],
    [{ since: 'of another make' }, 410, 'This cursor is no longer known. Ask again without one.'],
  ])('refuse %j', async (parameters, status, message) => {
    expect(await (await signedIn()).ask(parameters)).toMatchObject({ status, body: { success: false, message } })
  })

  it('BACKEND-06 need a sign-in, and ignore an idempotency key', async () => {
    const { call, signIn } = createHarness()
    expect((await call('offers', {})).status).toBe(401)
    const token = await signIn(readyAccounts[0]?.email ?? '')
    const pages = [await call('offers', { limit: '1' }, { token, key: 'k' }), await call('offers', {}, { token, key: 'k' })]
    expect(pages.map(({ status, body }) => [status, body['more']])).toEqual([[200, true], [200, false]])
  })
})
