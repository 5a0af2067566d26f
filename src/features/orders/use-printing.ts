import type { Sentence } from '@/catalogues/catalogue'
import { withTimeLimit } from '@/clock/with-time-limit'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { SellerProfile } from '@/domain/law/document'
import { printTexts } from '@/domain/print-texts'
import type { ActionOutcome } from '@/lists/record-list'
import { useModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { ordersTexts as texts } from './texts'

type Papers = typeof import('@/paper/print-papers')

/** Prints something; `said` is the message once the browser has begun to print. */
export type Printing = (
  start: (papers: Papers, profile: SellerProfile) => Promise<boolean>,
  said: Sentence,
) => Promise<ActionOutcome>

/** Whether this seller is still signed in: on a shared phone another may have signed in while something was loading. */
export function isStillHere(sellerId: string): boolean {
  const now = session.read()
  return now.kind === 'signed-in' && now.sellerId === sellerId
}

let stopWatching = (): void => undefined

/** Removes the printed pages when the seller's session ends, in this tab or in another (LAYOUT-04). */
function watchSeller(sellerId: string, removePaper: () => void): void {
  stopWatching()
  stopWatching = session.subscribe(() => {
    if (isStillHere(sellerId)) return
    stopWatching()
    removePaper()
  })
}

/** Prints with the seller's profile from the marketplace; the printing code is fetched at the first press (KIT-08). */
export function usePrinting(): Printing {
  const { sellerId } = useSession()
  const known = useModules()
  const profile = typeof known === 'object' ? known.profile : null
  return async (start, said) => {
    if (profile === null || sellerId === null) return { kind: 'not-done', why: () => texts.print.noProfile }
    const papers = await withTimeLimit(callTimeoutMilliseconds, import('@/paper/print-papers')).catch(() => undefined)
    // If the seller has logged out meanwhile, nobody sees this message.
    if (papers === undefined || !isStillHere(sellerId)) return { kind: 'not-done', why: () => texts.print.notLoaded }
    watchSeller(sellerId, papers.removePaper)
    const hasBegun = await start(papers, profile)
    return hasBegun ? { kind: 'done', said } : { kind: 'not-done', why: () => printTexts.byHand }
  }
}
