import { endpointNames, isRead } from '@/contract/endpoints'
import type { ReadName } from '@/contract/reads/all-reads'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { runRow } from '@tests/conformance/run-rows'
import { allRows } from '@tests/conformance/rows/all-rows'
import { createEngineTarget } from '@tests/conformance/targets/engine'
import type { NewSeller } from '@tests/conformance/new-sellers'
import { createHarness } from '@mocks/testing/harness'
import { newcomer } from '@mocks/testing/newcomer'

/** What the service of this repository really answers. */
export interface ServiceAnswers {
  /** The refusal that a row brought about, by the row's id. */
  readonly refusals: ReadonlyMap<string, unknown>
  /** The first page of each read. */
  readonly pages: ReadonlyMap<ReadName, unknown>
}

/** Sellers who are the same each time, so that the document is. */
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

/** Every row that wants a refusal is tried on the service. */
async function collectRefusals(): Promise<ServiceAnswers['refusals']> {
  const words = new Map<string, unknown>()
  for (const row of allRows.filter(({ status }) => status !== null)) {
    const { service, pass } = createHarness({ hashPassword: async (password, salt) => salt + password })
    const { exchanges } = await runRow(row, createEngineTarget(service, pass), createNewcomers())
    for (const exchange of exchanges) {
      const reply = exchange.kind === 'call' ? exchange.reply : null
      if (reply?.kind === 'answer' && reply.status === row.status && !words.has(row.id)) words.set(row.id, reply.body)
    }
  }
  return words
}

async function collectPages(): Promise<ServiceAnswers['pages']> {
  const { call, signIn } = createHarness()
  const token = await signIn(readyAccounts[0]?.email ?? '')
  const pages = new Map<ReadName, unknown>()
  for (const name of endpointNames.filter(isRead)) pages.set(name, (await call(name, { limit: '1' }, { token })).body)
  return pages
}

export const collectAnswers = async (): Promise<ServiceAnswers> => ({ refusals: await collectRefusals(), pages: await collectPages() })
