import { expect, it } from 'vitest'
import { onboardingSteps } from '@/contract/steps'
import { emptyHistory, type Arrival, type History } from '../history'
import { judge } from '../judge'
import { orderCommand } from '../order-marks'

const firstStepMark = 11
const lastStepMark = 20

const sound = (): History => {
  const history = emptyHistory(true)
  history.turns.push({ kind: 'signed-in', seller: 'S-1', at: 0 })
  for (const mark of [1, 2, 3]) {
    history.saves.push({ seller: 'S-1', step: null, order: null, mark, pressedAt: mark, word: 'saved', saidAt: mark })
    history.arrivals.push(arrival(mark, mark === 2 ? 'thing:4' : 'thing:1 thing:2', 100 * mark))
  }
  for (const [index, step] of onboardingSteps.entries()) {
    const mark = firstStepMark + index
    history.saves.push({ seller: 'S-1', step, order: null, mark, pressedAt: mark, word: 'saved', saidAt: mark })
    history.arrivals.push({ ...arrival(mark, '', 100 * mark), step })
  }
  // Saved again while it waited: the older save never leaves.
  history.saves.push({ seller: 'S-1', step: 7, order: null, mark: lastStepMark, pressedAt: 20, word: 'saved', saidAt: 20 })
  history.arrivals.splice(-1, 1, { ...arrival(lastStepMark, '', 2000), step: 7 })
  history.end = { kind: 'empty' }
  return history
}

function arrival(mark: number, things: string, at: number): Arrival {
  const body = JSON.stringify({ sellerId: 'S-1', nickname: `Change-${mark} ${things}` })
  const sent = { at, token: 'T', tokenOf: 'S-1', seller: 'S-1', step: null, mark, key: `key-${mark}`, body } as const
  return { ...sent, appliedAt: at, acceptedAt: at, endedAt: at, refusedTokenAt: null, forbiddenAt: null }
}

/** Commands on the same order, none of which replaces another. */
const onOneOrder = (mark: number): string => JSON.stringify(orderCommand({ id: 'OD-S-1-7', rev: mark, mark, nth: mark - 1 }).body)

const lies: readonly { readonly name: string; readonly wrong: string; readonly plant: (history: History) => void }[] = [
  { name: 'a submission that never arrives', wrong: 'lost', plant: ({ arrivals }) => arrivals.splice(1, 1) },
  { name: 'one that takes effect twice', wrong: 'doubled', plant: ({ arrivals }) => arrivals.push(arrival(2, 'thing:4', 400)) },
  {
    name: 'a later one that overtakes an earlier one about the same thing',
    wrong: 'reordered',
    plant: ({ arrivals }) => arrivals.splice(0, 3, arrival(3, 'thing:1 thing:2', 50), arrival(1, 'thing:2', 100), arrival(2, 'thing:4', 200)),
  },
  { name: "one under another seller's token", wrong: 'crossed', plant: ({ arrivals }) => arrivals.splice(1, 1, { ...arrival(2, 'thing:4', 200), tokenOf: 'S-2' }) },
  { name: 'what the backend alone could see', wrong: 'doubled', plant: ({ seenWrong }) => seenWrong.push('26-27/A7K/00001 stands on OD-S-1-1 and on OD-S-1-2') },
  {
    name: 'a later command that overtakes an earlier one on the same order',
    wrong: 'reordered',
    plant: ({ arrivals }) => arrivals.splice(0, 3, ...[3, 1, 2].map((mark, place) => ({ ...arrival(mark, '', 50 * place), body: onOneOrder(mark) }))),
  },
  { name: 'a step of which nothing arrives', wrong: 'lost', plant: ({ arrivals }) => arrivals.splice(-1, 1) },
  {
    name: 'an older save of a step that arrives after the newer one',
    wrong: 'stale',
    plant: ({ arrivals }) => arrivals.push({ ...arrival(firstStepMark + 4, '', 2100), step: 7 }),
  },
  {
    name: 'a step that leaves before the one it follows',
    wrong: 'reordered',
    plant: ({ arrivals }) => arrivals.unshift(...arrivals.splice(-2, 1).map((one) => ({ ...one, at: 50, appliedAt: 50, endedAt: 50 }))),
  },
  {
    name: 'a queue that does not empty',
    wrong: 'stuck',
    plant: (history) => {
      history.end = { kind: 'stuck', words: 'S-1: 3 wait' }
    },
  },
]

it('QUEUE-08 P2 the judge of long queues finds nothing wrong if a submission about another thing is sent first', () => {
  const history = sound()
  const [first, second, third] = history.arrivals.splice(0, 3)
  if (first !== undefined && second !== undefined && third !== undefined) history.arrivals.unshift({ ...second, at: 50, appliedAt: 50, endedAt: 60 }, first, third)
  expect(judge(history)).toEqual([])
})

it.each(lies)('QUEUE-08 P2 P3 P19 the judge of long queues finds $name', ({ wrong, plant }) => {
  const history = sound()
  plant(history)
  expect(judge(history).map((finding) => finding.wrong)).toContain(wrong)
})
