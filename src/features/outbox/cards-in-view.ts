import { isPending, needsAttention, type Submission } from '@/outbox/submission'
import type { Thing } from './things'

/** So many more come with each press. With a thousand cards every answer took a second to be shown. */
export const cardsAtOnce = 50

interface CardsInView {
  readonly cards: readonly Thing[]
  /** How many things wait that are not among them. */
  readonly hidden: number
}

interface Bounds {
  readonly most: number
  /** The keys of what was in view before: while it waits it stays, whatever becomes of it. */
  readonly before: ReadonlySet<string>
}

const arrivedAt = (submission: Submission): number => (submission.state === 'accepted' ? submission.at : 0)

/** The cards that are shown of all, in their order: what needs the seller, what leaves next, and of what was delivered before her eyes the newest. */
export function cardsInView(things: readonly Thing[], { most, before }: Bounds): CardsInView {
  const pending = things.filter(({ first }) => isPending(first))
  const pressingFirst = [...pending.filter(({ first }) => needsAttention(first)), ...pending.filter(({ first }) => !needsAttention(first))]
  const waiting = new Set([...pressingFirst.slice(0, most), ...pending.filter(({ key }) => before.has(key))])
  const sewn = things.filter(({ first }) => !isPending(first)).toSorted((a, b) => arrivedAt(a.first) - arrivedAt(b.first))
  const inView = new Set([...waiting, ...sewn.slice(-most)])
  return { cards: things.filter((thing) => inView.has(thing)), hidden: pending.length - waiting.size }
}
