import { endpointNames, isRead } from '@/contract/endpoints'
import { typicalOf, type ReadName } from '@/contract/reads/all-reads'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { jsonIn } from '@tests/conformance/backend-under-test'
import { runRow } from '@tests/conformance/run-rows'
import { allRows } from '@tests/conformance/rows/all-rows'
import { createEngineTarget } from '@tests/conformance/targets/engine'
import type { NewSeller } from '@tests/conformance/new-sellers'
import { createHarness } from '@mocks/testing/harness'
import { newcomer } from '@mocks/testing/newcomer'

/** What the service of this repository really answers. */
export interface ServiceAnswers {
  /** The refusal that a conformance row provoked, by the row's id. */
  readonly refusals: ReadonlyMap<string, unknown>
  /** The first page of each read, and what the fields of its items mean. */
  readonly reads: ReadonlyMap<ReadName, { readonly firstPage: unknown; readonly fields: Readonly<Record<string, string>> }>
}

/** Sellers who are the same in each run, so that the generated document is too. */
function createNewcomers(): () => NewSeller {
  let count = 0
  return () => {
    count += 1
    const number = String(count).padStart(9, '0')
    return {
      ...newcomer,
      email: `seller.${count}@example.com`,
      mobile: `9${number}`,
      secondaryMobile: `8${number}`,
      nickname: `Store ${count}`,
    }
  }
}

/** Runs every row that expects a refusal on the service. */
async function collectRefusals(): Promise<ServiceAnswers['refusals']> {
  const words = new Map<string, unknown>()
  for (const row of allRows.filter(({ status }) => status !== null)) {
    let ids = 0
    const { service, pass } = createHarness({ hashPassword: async (password, salt) => salt + password, newId: () => `made-up-${(ids += 1)}` })
    const { exchanges } = await runRow(row, createEngineTarget(service, pass), createNewcomers())
    for (const exchange of exchanges) {
      const reply = exchange.kind === 'call' ? exchange.reply : null
      if (reply?.kind === 'answer' && reply.status === row.status && !words.has(row.id)) words.set(row.id, jsonIn(reply))
    }
  }
  return words
}

async function collectReads(): Promise<ServiceAnswers['reads']> {
  const { call, signIn } = createHarness()
  // The last ready account has an open shop, and so everything that can be read.
  const token = await signIn(readyAccounts.at(-1)?.email ?? '')
  const collected = endpointNames.filter(isRead).map(async (name) => {
    const { body } = await call(name, { limit: '1' }, { token })
    return [name, { firstPage: body, fields: (await typicalOf(name)).fields }] as const
  })
  return new Map(await Promise.all(collected))
}

export const collectAnswers = async (): Promise<ServiceAnswers> => ({ refusals: await collectRefusals(), reads: await collectReads() })
