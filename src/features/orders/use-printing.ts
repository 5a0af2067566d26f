import type { SellerProfile } from '@/domain/law/document'
import type { ActionOutcome } from '@/lists/record-list'
import { useModules } from '@/resources/modules'
import { ordersTexts as texts } from './texts'

type Papers = typeof import('@/paper/print-papers')

/** Prints something; `said` tells what it was once the browser has begun. */
export type Printing = (
  start: (papers: Papers, profile: SellerProfile) => Promise<boolean>,
  said: string,
) => Promise<ActionOutcome>

/** Prints with what the marketplace told of the seller; the code of what is printed is fetched by the first press (KIT-08). */
export function usePrinting(): Printing {
  const known = useModules()
  const profile = typeof known === 'object' ? known.profile : null
  return async (start, said) => {
    if (profile === null) return { kind: 'not-done', why: texts.print.noProfile }
    const papers = await import('@/paper/print-papers').catch(() => null)
    if (papers === null) return { kind: 'not-done', why: texts.print.notLoaded }
    const hasBegun = await start(papers, profile)
    return hasBegun ? { kind: 'done', said } : { kind: 'not-done', why: texts.print.byHand }
  }
}
