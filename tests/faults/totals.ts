import { z } from '@/contract/schema'
import type { History } from './history'
import { wrongs, type Finding } from './judge'

/** Figures of a run, as they are kept between two parts of it. */
export const totalsSchema = z.object({
  schedules: z.number(),
  milliseconds: z.number(),
  saves: z.number(),
  arrivals: z.number(),
  happened: z.record(z.string(), z.number()),
  wrongs: z.record(z.string(), z.number()),
  failedSeeds: z.array(z.number()),
})
export type Totals = z.infer<typeof totalsSchema>

export const nothingYet: Totals = { schedules: 0, milliseconds: 0, saves: 0, arrivals: 0, happened: {}, wrongs: {}, failedSeeds: [] }

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
    wrongs: countedUp(totals.wrongs, findings.map(({ wrong }) => wrong)),
    failedSeeds: findings.length > 0 && seed !== null ? [...totals.failedSeeds, seed] : totals.failedSeeds,
  }
}

/** What became of one schedule. */
export interface Played {
  readonly history: History
  readonly findings: readonly Finding[]
  readonly milliseconds: number
}

/** The table of a run, as it stands in the README. */
export function tableOf({ schedules, milliseconds, saves, arrivals, happened, wrongs: found }: Totals): string {
  const kinds = Object.entries(happened).toSorted(([a], [b]) => a.localeCompare(b))
  const answers = kinds.filter(([kind]) => kind.startsWith('answer '))
  const acts = kinds.filter(([kind]) => !kind.startsWith('answer '))
  const listed = (entries: readonly [string, number][]): string => entries.map(([kind, count]) => `${kind.replace('answer ', '')} ${count}`).join(', ')
  const rows = [
    ['schedules', `${schedules} (${(milliseconds / 1000 / Math.max(1, schedules)).toFixed(1)} s each)`],
    ['saves that were called saved', saves],
    ['steps that arrived', arrivals],
    ['done to the device', listed(acts)],
    ['done to answers', listed(answers)],
    ...wrongs.map((wrong) => [wrong, found[wrong] ?? 0]),
  ]
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n')
}
