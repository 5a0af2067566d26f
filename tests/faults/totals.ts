import { z } from '@/contract/schema'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Claim, History } from './history'
import { wrongs, type Finding } from './judging'

/** The figures of a run, as they are stored between two parts of it. */
export const totalsSchema = z.object({
  schedules: z.number(),
  milliseconds: z.number(),
  saves: z.number(),
  arrivals: z.number(),
  happened: z.record(z.string(), z.number()),
  /** The delays between the backend's acceptance and a screen's 'Sent', in milliseconds. */
  toldAfter: z.array(z.number()),
  wrongs: z.record(z.string(), z.number()),
  failedSeeds: z.array(z.number()),
})
export type Totals = z.infer<typeof totalsSchema>

export const nothingYet: Totals = { schedules: 0, milliseconds: 0, saves: 0, arrivals: 0, happened: {}, toldAfter: [], wrongs: {}, failedSeeds: [] }

function countedUp(counts: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const sum = { ...counts }
  for (const name of names) sum[name] = (sum[name] ?? 0) + 1
  return sum
}

/** @param seed null for a schedule that was not drawn */
export function addTo(totals: Totals, seed: number | null, { history, findings, milliseconds }: Played): Totals {
  return {
    schedules: totals.schedules + 1,
    milliseconds: totals.milliseconds + milliseconds,
    saves: totals.saves + history.saves.filter(({ word }) => word === 'saved').length,
    arrivals: totals.arrivals + history.arrivals.length,
    happened: countedUp(totals.happened, history.happened),
    toldAfter: [...totals.toldAfter, ...toldAfter(history)],
    wrongs: countedUp(totals.wrongs, findings.map(({ wrong }) => wrong)),
    failedSeeds: findings.length > 0 && seed !== null ? [...totals.failedSeeds, seed] : totals.failedSeeds,
  }
}

/** For each step that a screen showed as waiting, the delay between the backend's acceptance and 'Sent'. */
function toldAfter({ claims, arrivals }: History): readonly number[] {
  const acceptedBefore = (claim: Claim, step: OnboardingStep): number =>
    Math.max(-Infinity, ...arrivals.flatMap(({ acceptedAt, ...arrival }) => (arrival.seller === claim.seller && arrival.step === step && acceptedAt !== null && acceptedAt <= claim.at ? [acceptedAt] : [])))
  return claims.flatMap((claim, index) => {
    const before = claims.slice(0, index).findLast(({ tab }) => tab === claim.tab)
    const steps = onboardingSteps.filter((step) => claim.steps[step] === 'Sent' && (before?.steps[step] === 'Waiting to send' || before?.steps[step] === 'Sending'))
    return steps.map((step) => Math.round(claim.at - acceptedBefore(claim, step))).filter(Number.isFinite)
  })
}

/** The outcome of one schedule. */
export interface Played {
  readonly history: History
  readonly findings: readonly Finding[]
  readonly milliseconds: number
}

/** The table of a run, in the README's format. */
export function tableOf({ schedules, milliseconds, saves, arrivals, happened, toldAfter: told, wrongs: found }: Totals): string {
  const kinds = Object.entries(happened).toSorted(([a], [b]) => a.localeCompare(b))
  const answers = kinds.filter(([kind]) => kind.startsWith('answer '))
  const acts = kinds.filter(([kind]) => !kind.startsWith('answer '))
  const listed = (entries: readonly [string, number][]): string => entries.map(([kind, count]) => `${kind.replace('answer ', '')} ${count}`).join(', ')
  const rows = [
    ['schedules', `${schedules} (${(milliseconds / 1000 / Math.max(1, schedules)).toFixed(1)} s each)`],
    ['saves that were called saved', saves],
    ['steps and commands on orders that arrived', arrivals],
    ['done to the device', listed(acts)],
    ['done to answers', listed(answers)],
    ["called 'Sent' within 1 s of the backend's yes", `${told.filter((after) => after <= 1000).length} of ${told.length}`],
    ...wrongs.map((wrong) => [wrong, found[wrong] ?? 0]),
  ]
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n')
}
