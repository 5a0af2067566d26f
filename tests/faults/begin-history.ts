import type { FaultyBackend } from './backend'
import { emptyHistory, type History } from './history'

/** Resets the backend and makes it write what happens into a new history, on a clock that starts now. */
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
