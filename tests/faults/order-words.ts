import { z } from '@/contract/schema'
import { orderTexts } from '@/domain/orders/order-texts'
import { stepStatusNames } from '@/domain/steps/step-texts'
import { listTexts } from '@/lists/texts'
import type { OrderWord, StepWord } from './history'

/* What the screens say of orders: in their lists, in an open order, and on their cards in the outbox. */

declare global {
  interface Window {
    /** What the page says of orders now. */
    theOrderWords?: () => readonly object[]
    /** Everything its status regions have said, however briefly: the word of a press disappears if it is refused at once. */
    theStatusWords?: Set<string>
  }
}

export const orderWords = { states: Object.values(orderTexts.states), onThisPhone: listTexts.onThisPhone, statuses: Object.values(stepStatusNames) }

/** Runs in every page before the page's own code. */
export function readOrders({ states, onThisPhone, statuses }: typeof orderWords): void {
  const wordsIn = (element: Element): readonly string[] => [...element.querySelectorAll('*')].map(({ textContent }) => textContent?.trim() ?? '')
  const told = (id: string, element: Element): readonly object[] => {
    const words = wordsIn(element)
    const state = words.find((word) => states.includes(word))
    return state === undefined ? [] : [{ kind: 'order', id, state, onThisPhone: words.includes(onThisPhone) }]
  }
  window.theOrderWords = () => {
    const entries = [...document.querySelectorAll('main [id^="record OD-"]')].flatMap((entry) => told(entry.id.replace('record ', ''), entry))
    const open = [...document.querySelectorAll('main section[aria-label^="OD-"]')].flatMap((pane) => {
      const head = pane.querySelector('h2')?.parentElement
      return head === null || head === undefined ? [] : told(pane.getAttribute('aria-label') ?? '', head)
    })
    const cards = [...document.querySelectorAll('main [role=group][aria-label^="Order OD-"]')].flatMap((card) => {
      const [, id = '', deeds = ''] = /^Order (OD-[\w-]+): (.*)$/.exec(card.getAttribute('aria-label') ?? '') ?? []
      const word = wordsIn(card).find((text) => statuses.includes(text))
      return word === undefined ? [] : [{ kind: 'card', id, deeds: deeds.split(', '), word }]
    })
    return [...entries, ...open, ...cards]
  }
  const heard = new Set<string>()
  window.theStatusWords = heard
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('main [role=status]')) heard.add(textContent?.trim() ?? '')
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

const stepWords: readonly string[] = Object.values(stepStatusNames)

/** Parses the result of {@link readOrders}. */
export const orderWordsSchema: z.ZodMiniType<OrderWord[]> = z.array(
  z.union([
    z.object({ kind: z.literal('order'), id: z.string(), state: z.string(), onThisPhone: z.boolean() }),
    z.object({ kind: z.literal('card'), id: z.string(), deeds: z.array(z.string()), word: z.custom<StepWord>((word) => stepWords.some((known) => known === word)) }),
  ]),
)
