import { isPending, needsAttention, type Submission } from '@/outbox/submission'
import type { Thing } from './things'

/** How many cards are shown, and added by each press on Show more: with a thousand cards, every answer takes a second to render. */
export const cardsAtOnce = 50

interface CardsInView {
  readonly cards: readonly Thing[]
  /** How many waiting things have no card. */
  readonly hidden: number
}

interface Bounds {
  readonly most: number
  /** The keys of the cards shown before: such a card stays as long as its thing waits, even beyond `most`. */
  readonly before: ReadonlySet<string>
}

const arrivedAt = (submission: Submission): number => (submission.state === 'accepted' ? submission.at : 0)

/** Picks the cards to show, in their given order: what needs the seller, what is sent next, and the newest of what was delivered on screen. */
export function cardsInView(things: readonly Thing[], { most, before }: Bounds): CardsInView {
  const pending = things.filter(({ first }) => isPending(first))
  const pressingFirst = [...pending.filter(({ first }) => needsAttention(first)), ...pending.filter(({ first }) => !needsAttention(first))]
  const waiting = new Set([...pressingFirst.slice(0, most), ...pending.filter(({ key }) => before.has(key))])
  const sewn = things.filter(({ first }) => !isPending(first)).toSorted((a, b) => arrivedAt(a.first) - arrivedAt(b.first))
  const inView = new Set([...waiting, ...sewn.slice(-most)])
  return { cards: things.filter((thing) => inView.has(thing)), hidden: pending.length - waiting.size }
}
