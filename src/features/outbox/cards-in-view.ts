import { isPending, needsAttention } from '@/outbox/submission'
import type { Thing } from './things'

/** So many more cards come with each press. With a thousand of them every answer took a second to be shown. */
export const cardsAtOnce = 50

/** As many of those that were delivered before her eyes stay. */
const sewnMaximum = 10

export interface CardsInView {
  readonly cards: readonly Thing[]
  /** How many things wait that are not among them. */
  readonly hidden: number
}

/** The cards that are shown of all: first of all what needs the seller, then what leaves next. @param most of each of the two */
export function cardsInView(things: readonly Thing[], most: number): CardsInView {
  const pending = things.filter(({ first }) => isPending(first))
  const attention = pending.filter(({ first }) => needsAttention(first))
  const waiting = pending.filter(({ first }) => !needsAttention(first))
  const sewn = things.filter(({ first }) => !isPending(first))
  const shown = [...attention.slice(0, most), ...waiting.slice(0, most)]
  const inView = new Set([...shown, ...sewn.slice(-sewnMaximum)])
  return { cards: things.filter((thing) => inView.has(thing)), hidden: pending.length - shown.length }
}
