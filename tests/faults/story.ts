import type { History } from './history'

/** What happened, in order. */
export function storyOf({ saves, arrivals, turns, claims }: History): readonly string[] {
  const lines = [
    ...saves.map(({ pressedAt, ...save }) => ({ at: pressedAt, line: `save ${JSON.stringify(save)}` })),
    ...arrivals.map(({ at, ...arrival }) => ({ at, line: `arrival ${JSON.stringify({ ...arrival, body: undefined })}` })),
    ...turns.map(({ at, ...turn }) => ({ at, line: JSON.stringify(turn) })),
    ...claims.map(({ at, ...claim }) => ({ at, line: `claim ${JSON.stringify(claim)}` })),
  ]
  return lines.toSorted((a, b) => a.at - b.at).map(({ at, line }) => `${Math.round(at)} ms ${line}`)
}
