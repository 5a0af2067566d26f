import type { FaultyBackend } from './backend'
import { emptyHistory, type History } from './history'

/** Has the backend begin with nothing, and write what happens there into a history, by the clock that begins now. */
export function beginHistory(backend: FaultyBackend, { knowsKeys, shop }: { readonly knowsKeys: boolean; readonly shop: boolean }): { readonly history: History; readonly now: () => number } {
  const history = emptyHistory(knowsKeys)
  const started = performance.now()
  const now = (): number => performance.now() - started
  backend.begin({
    knowsKeys,
    shop,
    ledger: history.arrivals,
    now,
    noteFault: (fault) => history.happened.push(`answer ${fault}`),
    noteSignIn: (seller) => history.turns.push({ kind: 'signed-in', seller, at: now() }),
    noteWrong: (sentence) => history.seenWrong.push(sentence),
  })
  return { history, now }
}
