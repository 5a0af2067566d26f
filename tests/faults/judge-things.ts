import { z } from '@/contract/schema'
import { orderTexts } from '@/domain/orders/order-texts'
import { commandTexts } from '@/domain/command-texts'
import type { Arrival, Claim, History, OrderWord, Save, SellerId } from './history'
import { acceptedOf, groupsOf, isDisturbed, nameOf, screenGrace, type Finding } from './judging'
import { deedIn, sellerOfOrder } from './order-marks'

/*
 * Everything about orders, and about the things of a long queue. Steps are judged separately, because a newer save of a
 * step replaces an older one.
 */

/** Nothing about them is lost or leaves out of order, and no screen says anything false of an order. */
export const ofThings = (history: History): readonly Finding[] => [
  ...lost(history),
  ...reordered(history),
  ...history.seenWrong.map((sentence) => ({ wrong: 'doubled' as const, sentence })),
  ...history.claims.flatMap((claim) => falseWords(history, claim)),
]

const bodySchema = z.union([z.object({ nickname: z.string() }), z.object({ id: z.string() })])

/** The ids of the things that a command is about. */
function thingsOf({ step, body }: Arrival): readonly string[] {
  if (step !== null) return []
  const parsed = bodySchema.parse(JSON.parse(body))
  return 'id' in parsed ? [parsed.id] : parsed.nickname.split(' ').slice(1)
}

/** What a command did to an order; null if it is not about one. */
function deedOf({ step, body }: Arrival): string | null {
  const parsed: unknown = step === null ? JSON.parse(body) : null
  const read = bodySchema.safeParse(parsed)
  return read.success && 'id' in read.data ? deedIn(parsed) : null
}

/** Whether the seller withdrew her command on an order, or deleted everything that waited, between two times. */
const isTakenBack = ({ turns }: History, seller: SellerId, order: string | undefined, from: number, to = Infinity): boolean =>
  turns.some((turn) => {
    if (turn.at < from || turn.at > to || !('seller' in turn) || turn.seller !== seller) return false
    return turn.kind === 'deleted' || (turn.kind === 'given-up' && turn.order === order)
  })

/** Whatever was called saved takes effect, or the repeat that replaced it does. */
function lost(history: History): readonly Finding[] {
  if (history.end.kind === 'stuck') return []
  const { saves, arrivals } = history
  const hasArrived = ({ seller, mark }: Save): boolean => arrivals.some((arrival) => arrival.seller === seller && arrival.mark === mark && arrival.appliedAt !== null)
  const own = saves.filter(({ step, word, seller, order, saidAt }) => step === null && word !== 'not-stored' && !isTakenBack(history, seller, order?.id, saidAt))
  return [...groupsOf(own, ({ order, mark }) => (order === null ? mark : `${order.id} ${order.deed}`)).values()].flatMap((tries) => {
    const owed = tries.slice(Math.max(0, tries.findLastIndex(({ word }) => word === 'saved')))
    const due = owed.find(({ word }) => word === 'saved')
    if (due === undefined || owed.some(hasArrived)) return []
    return [{ wrong: 'lost' as const, sentence: `${nameOf(due)}${due.order === null ? '' : ` (${due.order.id}, ${due.order.deed})`}: was called saved, and never arrived` }]
  })
}

/** Of two commands on the same thing, the later leaves only after the earlier has taken effect, unless a repeat replaces the earlier. */
function reordered(history: History): readonly Finding[] {
  const { arrivals } = history
  const findings: Finding[] = []
  const effects = new Map<number, number>()
  for (const { mark, appliedAt } of arrivals)
    if (appliedAt !== null) effects.set(mark, Math.min(effects.get(mark) ?? Infinity, appliedAt))
  const seen = new Map<string, Map<number, Arrival>>()
  for (const arrival of arrivals)
    for (const thing of thingsOf(arrival)) {
      const firsts = seen.get(thing) ?? new Map<number, Arrival>()
      if (!firsts.has(arrival.mark)) firsts.set(arrival.mark, arrival)
      seen.set(thing, firsts)
    }
  for (const [thing, firsts] of seen)
    for (const [mark, later] of firsts)
      for (const [before, earlier] of firsts) {
        if (before >= mark || earlier.seller !== later.seller || (effects.get(before) ?? Infinity) <= later.at) continue
        const deed = deedOf(earlier)
        // By a repeat of the same deed: what follows waits for the repeat alone.
        const isReplaced = deed !== null && [...firsts].some(([other, instead]) => other > before && other <= mark && instead.at <= later.at && deedOf(instead) === deed)
        if (!isReplaced && !isTakenBack(history, later.seller, thing, earlier.at, later.at))
          findings.push({ wrong: 'reordered', sentence: `${later.seller} ${thing}: mark ${mark} left before mark ${before} had arrived` })
      }
  return findings
}

/** Of these deeds one must have been done before a screen may show the state, or the name of a card, as the marketplace's own. */
const needs: Readonly<Record<string, readonly string[]>> = {
  [orderTexts.states.packed]: ['pack'],
  [orderTexts.states['on-the-way']]: ['handover', 'dispatch'],
  [orderTexts.states.delivered]: ['outcome'],
  [orderTexts.states.undelivered]: ['outcome'],
  [orderTexts.states.cancelled]: ['cancel'],
  [commandTexts.deeds['order-pack']]: ['pack'],
  [commandTexts.deeds['order-handover']]: ['handover'],
  [commandTexts.deeds['order-dispatch']]: ['dispatch'],
  [commandTexts.deeds['order-outcome']]: ['outcome'],
  [commandTexts.deeds['order-cancel']]: ['cancel'],
}

function falseWords(history: History, claim: Claim): readonly Finding[] {
  // The screen of a seller who has just signed out, or of the previous one, may remain for a moment.
  const isBrief = claim.until - claim.at <= screenGrace
  return claim.orders.flatMap((said) => {
    if (sellerOfOrder(said.id) !== claim.seller)
      return isBrief ? [] : [{ wrong: 'false claim' as const, sentence: `${said.id} stood on the screen of ${claim.seller === '' ? 'nobody' : claim.seller}` }]
    return isSaidWaiting(said) ? waitingTooLong(history, claim, said) : toldTooEarly(history, claim, said)
  })
}

const isSaidWaiting = (said: OrderWord): boolean => (said.kind === 'order' ? said.onThisPhone : said.word === 'Waiting to send' || said.word === 'Sending')

/** A screen shows a state as the marketplace's own before the marketplace has it. */
function toldTooEarly({ arrivals, turns }: History, { at }: Claim, said: OrderWord): readonly Finding[] {
  if (said.kind === 'card' && said.word !== 'Sent') return []
  const isDone = (deed: string): boolean =>
    arrivals.some((arrival) => arrival.appliedAt !== null && arrival.appliedAt <= at && deedOf(arrival)?.split(' ')[0] === deed && thingsOf(arrival).includes(said.id)) ||
    (deed === 'cancel' && said.kind === 'order' && turns.some((turn) => turn.kind === 'market-cancelled' && turn.order === said.id && turn.at <= at))
  const told = said.kind === 'order' ? [said.state] : said.deeds
  return told.flatMap((word) => {
    const deeds = needs[word]
    return deeds === undefined || deeds.some(isDone) ? [] : [{ wrong: 'false claim' as const, sentence: `'${word}' of ${said.id} before that had arrived` }]
  })
}

/** A screen says 'on this phone' or 'waiting' long after everything done to the order was accepted. */
function waitingTooLong(history: History, claim: Claim, said: OrderWord): readonly Finding[] {
  const done = history.saves.filter(({ order, pressedAt, word }) => order?.id === said.id && pressedAt < claim.until && word !== 'not-stored')
  const last = [...groupsOf(done, ({ order }) => order?.deed).values()].flatMap((tries) => tries.slice(-1))
  if (last.length === 0) return []
  const accepted = Math.max(...last.map(({ mark }) => acceptedOf(history.arrivals, mark)))
  const since = Math.max(accepted + screenGrace, claim.at)
  return since < claim.until && !isDisturbed(history, accepted, since)
    ? [{ wrong: 'false claim', sentence: `${said.id} stood as not sent ${Math.round(claim.until - accepted)} ms after the last yes` }]
    : []
}
