import { runRow } from '@tests/conformance/run-rows'
import { allRows } from '@tests/conformance/rows/all-rows'
import { createEngineTarget } from '@tests/conformance/targets/engine'
import type { Person } from '@tests/conformance/people'
import { createHarness } from '@mocks/testing/harness'
import { newcomer } from '@mocks/testing/newcomer'

/** The refusal that a row brought about, by the row's id. */
export type RefusalWords = ReadonlyMap<string, unknown>

/** People who are the same each time, so that the document is. */
function createNewcomers(): () => Person {
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

/** What the service of this repository really says: every row that wants a refusal is tried on it. */
export async function collectRefusals(): Promise<RefusalWords> {
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
