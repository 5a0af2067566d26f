import { z } from '@/contract/schema'
import type { Arrival, History, Save } from '../history'
import { atOnce, crossed, doubled, nameOf, ofSteps, type Finding } from '../judge'

const bodySchema = z.union([z.object({ nickname: z.string() }), z.object({ id: z.string() })])

/** What a command is about; the steps are looked at by themselves, as a newer one takes the place of an older. */
function thingsOf({ step, body }: Arrival): readonly string[] {
  if (step !== null) return []
  const parsed = bodySchema.parse(JSON.parse(body))
  return 'id' in parsed ? [parsed.id] : parsed.nickname.split(' ').slice(1)
}

/** Holds what a long queue left behind against what is promised. An empty list: all is well. */
export function judgeLongQueue(history: History): readonly Finding[] {
  return [
    ...history.saves.filter(({ step }) => step === null).flatMap((save) => lost(history, save)),
    ...ofSteps(stepsOf(history)),
    ...doubled(history),
    ...atOnce(history),
    ...crossed(history),
    ...reordered(history),
    ...history.seenWrong.map((sentence) => ({ wrong: 'doubled' as const, sentence })),
    ...(history.end.kind === 'stuck' ? [{ wrong: 'stuck' as const, sentence: history.end.words }] : []),
  ]
}

const stepsOf = (history: History): History => ({
  ...history,
  saves: history.saves.filter(({ step }) => step !== null),
  arrivals: history.arrivals.filter(({ step }) => step !== null),
})

function lost({ arrivals, end }: History, save: Save): readonly Finding[] {
  const isDue = save.word === 'saved' && end.kind === 'empty'
  const arrived = arrivals.some(({ seller, mark, appliedAt }) => seller === save.seller && mark === save.mark && appliedAt !== null)
  return isDue && !arrived ? [{ wrong: 'lost', sentence: `${nameOf(save)}: was called saved, and never arrived` }] : []
}

/** Of two that are about the same thing, the later leaves after the earlier has taken effect. */
function reordered({ arrivals }: History): readonly Finding[] {
  const findings: Finding[] = []
  const effects = new Map<number, number>()
  for (const { mark, appliedAt } of arrivals)
    if (appliedAt !== null) effects.set(mark, Math.min(effects.get(mark) ?? Infinity, appliedAt))
  const seen = new Map<string, Map<number, number>>()
  for (const arrival of arrivals)
    for (const thing of thingsOf(arrival)) {
      const name = `${arrival.seller} ${thing}`
      const firsts = seen.get(name) ?? new Map<number, number>()
      if (!firsts.has(arrival.mark)) firsts.set(arrival.mark, arrival.at)
      seen.set(name, firsts)
    }
  for (const [name, firsts] of seen)
    for (const [later, leftAt] of firsts)
      for (const earlier of firsts.keys())
        if (earlier < later && (effects.get(earlier) ?? Infinity) > leftAt)
          findings.push({ wrong: 'reordered', sentence: `${name}: mark ${later} left before mark ${earlier} had arrived` })
  return findings
}
