import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Arrival, Claim, History, Save, SellerId } from './history'
import { ofThings } from './judge-things'
import { acceptedOf, groupsOf, isDisturbed, isOf, nameOf, screenGrace, wireGrace, type Finding } from './judging'

/** Checks what a schedule left behind against what is promised. An empty list means that all is well. */
export function judge(history: History): readonly Finding[] {
  return [
    ...ofSteps(history),
    ...ofThings(history),
    ...doubled(history),
    ...atOnce(history),
    ...crossed(history),
    ...afterDeletion(history),
    ...history.claims.flatMap((claim) => falseWords(history, claim)),
    ...(history.end.kind === 'stuck' ? [{ wrong: 'stuck' as const, sentence: history.end.words }] : []),
  ]
}

/** Each step ends as it was last saved, and none leaves before the steps that it follows. */
function ofSteps(whole: History): readonly Finding[] {
  const isStep = ({ step }: { readonly step: OnboardingStep | null }): boolean => step !== null
  const history = { ...whole, saves: whole.saves.filter(isStep), arrivals: whole.arrivals.filter(isStep) }
  const sellers = [...new Set(history.saves.map(({ seller }) => seller))]
  return [
    ...sellers.flatMap((seller) => onboardingSteps.flatMap((step) => whatArrivedLast(history, seller, step))),
    ...sellers.flatMap((seller) => outOfOrder(history, seller)),
  ]
}

/** The saves that the backend may end with: the newest that was called saved, and any stored later without telling the seller. */
function owedOf({ saves, turns }: History, seller: SellerId, step: OnboardingStep): readonly Save[] {
  const deleted = Math.max(-1, ...turns.filter((turn) => turn.kind === 'deleted' && turn.seller === seller).map(({ at }) => at))
  const own = saves.filter(isOf(seller, step)).filter(({ word, saidAt }) => word !== 'not-stored' && saidAt > deleted)
  const said = own.findLastIndex(({ word }) => word === 'saved')
  return said === -1 ? [] : own.slice(said)
}

const appliedOf = ({ arrivals }: History, seller: SellerId, step: OnboardingStep): readonly Arrival[] =>
  arrivals
    .filter(isOf(seller, step))
    .filter(({ appliedAt }) => appliedAt !== null)
    .toSorted((a, b) => (a.appliedAt ?? 0) - (b.appliedAt ?? 0))

function whatArrivedLast(history: History, seller: SellerId, step: OnboardingStep): readonly Finding[] {
  const owed = owedOf(history, seller, step)
  const [due] = owed
  // If the screens still say that it waits, it is reported as stuck instead.
  if (due === undefined || history.end.kind === 'stuck') return []
  const applied = appliedOf(history, seller, step)
  const last = applied.at(-1)
  if (owed.some(({ mark }) => mark === last?.mark)) return []
  const arrived = applied.some(({ mark }) => owed.some((save) => save.mark === mark))
  return [
    {
      wrong: arrived ? 'stale' : 'lost',
      sentence: `${nameOf(due)}: was called saved, and the backend ended with ${last === undefined ? 'nothing' : `mark ${last.mark}`}`,
    },
  ]
}

/**
 * A forbidden command leaves under another key after its seller has signed in again, as long as it had no effect. The
 * browser itself repeats a request whose connection breaks, so a backend without keys may have applied it and forbidden
 * the repeat.
 */
const isForbidden = (tries: readonly Arrival[], knowsKeys: boolean): boolean =>
  tries.some(({ forbiddenAt }) => forbiddenAt !== null) && (!knowsKeys || tries.every(({ appliedAt }) => appliedAt === null))

/** Every save has one key, and every attempt under a key has the same body. */
function doubled({ knowsKeys, arrivals, turns }: History): readonly Finding[] {
  const findings: Finding[] = []
  const groups = groupsOf(arrivals, nameOf)
  for (const [name, tries] of groups) {
    const [first] = tries
    const again = turns.some((turn) => turn.kind === 'sent-again' && first !== undefined && isOf(first.seller, first.step)(turn))
    const standing = [...groupsOf(tries, ({ key }) => key).values()].filter((underOne) => !isForbidden(underOne, knowsKeys))
    if (standing.length > 1 && !again) findings.push({ wrong: 'doubled', sentence: `${name}: left under two keys` })
    const effects = tries.filter(({ appliedAt }) => appliedAt !== null).length
    if (knowsKeys && effects > 1) findings.push({ wrong: 'doubled', sentence: `${name}: took effect ${effects} times` })
  }
  for (const [key, tries] of groupsOf(arrivals, (arrival) => arrival.key))
    if (new Set(tries.map(({ body }) => body)).size > 1) findings.push({ wrong: 'doubled', sentence: `Two bodies under the key ${key}` })
  return findings
}

/** Only one sender works at a time, over all tabs and the worker; one that died may leave its request unfinished. */
function atOnce({ arrivals, turns }: History): readonly Finding[] {
  return arrivals.flatMap((arrival, index) => {
    const other = arrivals.slice(0, index).find(({ at, endedAt }) => endedAt > arrival.at && !turns.some((turn) => turn.kind === 'death' && turn.at >= at && turn.at <= arrival.at))
    return other === undefined ? [] : [{ wrong: 'doubled' as const, sentence: `${nameOf(arrival)}: left while ${nameOf(other)} was under way` }]
  })
}

function outOfOrder(history: History, seller: SellerId): readonly Finding[] {
  const arrivals = history.arrivals.filter((arrival) => arrival.seller === seller)
  const findings: Finding[] = []
  for (const [index, arrival] of arrivals.entries()) {
    const before = arrivals.slice(0, index)
    const newer = before.find((other) => other.step === arrival.step && other.mark > arrival.mark)
    if (newer !== undefined) findings.push({ wrong: 'reordered', sentence: `${nameOf(arrival)}: left after mark ${newer.mark}` })
    const missing = onboardingSteps.find(
      (step) => arrival.step !== null && step < arrival.step && !before.some((other) => other.step === step && other.appliedAt !== null && other.appliedAt <= arrival.at),
    )
    if (missing !== undefined) findings.push({ wrong: 'reordered', sentence: `${nameOf(arrival)}: left before step ${missing} had arrived` })
  }
  return [...findings, ...overtaken(history, seller, arrivals)]
}

/** A later save of another step leaves later, unless the earlier one is held, or the later one replaced an older save. */
function overtaken({ saves }: History, seller: SellerId, arrivals: readonly Arrival[]): readonly Finding[] {
  const own = saves.filter((save) => save.seller === seller && save.word === 'saved')
  const firstOf = ({ mark }: Save): number => arrivals.find((arrival) => arrival.mark === mark)?.at ?? Infinity
  const tookPlace = (save: Save): boolean =>
    saves.some((older) => isOf(seller, save.step)(older) && older.mark < save.mark && acceptedOf(arrivals, older.mark) > save.pressedAt)
  return own.flatMap((later) =>
    own
      .filter(({ mark, step, saidAt }) => mark < later.mark && step !== null && later.step !== null && step < later.step && saidAt < later.pressedAt)
      .filter((earlier) => firstOf(earlier) !== Infinity && firstOf(earlier) > firstOf(later) && !tookPlace(later))
      .map((earlier) => ({ wrong: 'reordered' as const, sentence: `${nameOf(later)}: overtook ${nameOf(earlier)}` })),
  )
}

function crossed({ arrivals, turns }: History): readonly Finding[] {
  const deaths = turns.filter(({ kind }) => kind === 'death').length
  const foreign = arrivals
    .filter(({ seller, tokenOf }) => seller !== tokenOf)
    .map((arrival) => ({ wrong: 'crossed' as const, sentence: `${nameOf(arrival)}: left under the token of ${arrival.tokenOf ?? 'nobody'}` }))
  const afterwards = arrivals
    .filter(({ at, seller }) => {
      const last = turns.findLast((turn) => (turn.kind === 'signed-in' || turn.kind === 'logged-out') && turn.seller === seller && turn.at < at)
      return last?.kind === 'logged-out' && last.at + wireGrace < at
    })
    .map((arrival) => ({ wrong: 'crossed' as const, sentence: `${nameOf(arrival)}: left after the seller had logged out` }))
  const refused = [...groupsOf(arrivals, ({ token }) => token)].flatMap(([token, tries]) => {
    const refusedAt = tries.find(({ refusedTokenAt }) => refusedTokenAt !== null)?.refusedTokenAt ?? Infinity
    const later = tries.filter(({ at }) => at > refusedAt + 1).length
    return later > deaths ? [{ wrong: 'crossed' as const, sentence: `The token ${token} was used ${later} times after it was refused` }] : []
  })
  return [...foreign, ...afterwards, ...refused]
}

function afterDeletion({ saves, arrivals, turns }: History): readonly Finding[] {
  return arrivals
    .filter((arrival) => {
      const save = saves.find(({ mark }) => mark === arrival.mark)
      return turns.some(
        ({ kind, at, ...turn }) =>
          kind === 'deleted' && 'seller' in turn && turn.seller === arrival.seller && save !== undefined && save.saidAt < at && arrival.at > at + wireGrace,
      )
    })
    .map((arrival) => ({ wrong: 'stale' as const, sentence: `${nameOf(arrival)}: left after it had been deleted` }))
}

/** A screen says 'Sent' before the backend has it, or 'waiting' long after it was accepted. */
function falseWords(history: History, claim: Claim): readonly Finding[] {
  // The screen of a seller who has just signed out may remain for a moment.
  if (claim.seller === '' && claim.until - claim.at <= screenGrace) return []
  return onboardingSteps.flatMap((step) => {
    const word = claim.steps[step]
    if (word === 'Sent') return sentTooEarly(history, claim, step)
    return word === 'Waiting to send' || word === 'Sending' ? waitingTooLong(history, claim, step, word) : []
  })
}

function sentTooEarly(history: History, claim: Claim, step: OnboardingStep): readonly Finding[] {
  const applied = appliedOf(history, claim.seller, step)
  const arrivedAt = (wanted: (arrival: Arrival) => boolean): number => applied.find(wanted)?.appliedAt ?? Infinity
  if (arrivedAt(() => true) > claim.at) return [{ wrong: 'false claim', sentence: `'Sent' of ${claim.seller}, step ${step}, before anything of it had arrived` }]
  const newest = history.saves.findLast((save) => isOf(claim.seller, step)(save) && save.word === 'saved' && save.saidAt + screenGrace < claim.until)
  if (newest === undefined) return []
  const since = Math.max(claim.at, newest.saidAt + screenGrace, knownAgainAt(history, claim, newest) + screenGrace)
  return arrivedAt(({ mark }) => mark >= newest.mark) > since && since < claim.until && !isDeleted(history, newest)
    ? [{ wrong: 'false claim', sentence: `'Sent' of ${nameOf(newest)} before it had arrived` }]
    : []
}

/** When the claim's phone learnt of a save that was made on the phone before it. */
const knownAgainAt = ({ turns }: History, claim: Claim, save: Save): number =>
  Math.max(-Infinity, ...turns.map((turn) => (turn.kind === 'new-phone' && turn.at > save.saidAt && turn.at <= claim.at ? turn.importedAt : -Infinity)))

const isDeleted = ({ turns }: History, save: Save): boolean =>
  turns.some((turn) => turn.kind === 'deleted' && turn.seller === save.seller && turn.at > save.saidAt)

function waitingTooLong(history: History, claim: Claim, step: OnboardingStep, word: string): readonly Finding[] {
  const newest = history.saves.findLast((save) => isOf(claim.seller, step)(save) && save.pressedAt < claim.until && save.word !== 'not-stored')
  if (newest === undefined) return []
  const accepted = acceptedOf(history.arrivals, newest.mark)
  const since = Math.max(accepted + screenGrace, claim.at)
  return since < claim.until && !isDisturbed(history, accepted, since)
    ? [{ wrong: 'false claim', sentence: `'${word}' of ${nameOf(newest)} ${Math.round(claim.until - accepted)} ms after its yes` }]
    : []
}
