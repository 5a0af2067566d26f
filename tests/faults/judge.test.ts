import { describe, expect, it } from 'vitest'
import { emptyHistory, type Arrival, type Claim, type History, type Save } from './history'
import { judge } from './judge'

/** A seller who saves steps 3 and 4, then step 3 again; everything goes well. */
function soundHistory(knowsKeys = true): History {
  const history = emptyHistory(knowsKeys)
  history.turns.push({ kind: 'signed-in', seller: 'S-1', at: 0 })
  history.saves.push(save(3, 1, 100), save(4, 2, 200), save(3, 3, 5000))
  history.arrivals.push(arrival(3, 1, 120), arrival(4, 2, 220), arrival(3, 3, 5020))
  history.claims.push(
    claim({ at: 130, until: 210, steps: { 3: 'Sent', 4: 'In progress' } }),
    claim({ at: 210, until: 240, steps: { 3: 'Sent', 4: 'Waiting to send' }, waiting: 1 }),
    claim({ at: 240, until: 9000, steps: { 3: 'Sent', 4: 'Sent' } }),
  )
  history.end = { kind: 'empty' }
  return history
}

const save = (step: Save['step'], mark: number, at: number, word: Save['word'] = 'saved'): Save => ({
  seller: 'S-1',
  step,
  order: null,
  mark,
  pressedAt: at,
  word,
  saidAt: at + 10,
})

function arrival(step: Arrival['step'], mark: number, at: number, changes: Partial<Arrival> = {}): Arrival {
  const key = `key-${mark}`
  const sent = { at, token: 'T-1', tokenOf: 'S-1', seller: 'S-1', step, mark, key, body: `{"mark":${mark}}` }
  return { ...sent, appliedAt: at, acceptedAt: at + 5, endedAt: at + 5, refusedTokenAt: null, forbiddenAt: null, ...changes }
}

const claim = (changes: Partial<Claim>): Claim => ({ tab: 1, seller: 'S-1', at: 0, until: 9000, steps: {}, orders: [], waiting: 0, ...changes })

const wrongsOf = (history: History): readonly string[] => [...new Set(judge(history).map(({ wrong }) => wrong))]

/** Lies planted into the sound history, each with the judge's name for it. */
const lies: readonly { readonly name: string; readonly wrong: string; readonly plant: (history: History) => void }[] = [
  {
    name: 'a save that was called saved and never arrived',
    wrong: 'lost',
    plant: ({ saves }) => saves.push(save(5, 4, 6000)),
  },
  {
    name: 'a step that was called saved after the log-out that deletes',
    wrong: 'lost',
    plant: ({ saves, turns }) => {
      turns.push({ kind: 'deleted', seller: 'S-1', at: 6000 })
      saves.push(save(5, 4, 6500))
    },
  },
  {
    name: 'an older version that takes effect after the newer one',
    wrong: 'stale',
    plant: ({ arrivals }) => arrivals.splice(0, 1, arrival(3, 1, 120, { appliedAt: 6000 })),
  },
  {
    name: 'a step that leaves although it was deleted',
    wrong: 'stale',
    plant: ({ turns, arrivals, saves }) => {
      saves.push(save(5, 4, 6000))
      turns.push({ kind: 'deleted', seller: 'S-1', at: 6100 })
      arrivals.push(arrival(5, 4, 8000))
    },
  },
  {
    name: 'a repeat under another key',
    wrong: 'doubled',
    plant: ({ arrivals }) => arrivals.splice(1, 0, arrival(3, 1, 130, { key: 'key-1b' })),
  },
  {
    name: 'another body under the same key',
    wrong: 'doubled',
    plant: ({ arrivals }) => arrivals.splice(1, 0, arrival(3, 1, 130, { body: '{}', appliedAt: null })),
  },
  {
    name: 'two senders at once',
    wrong: 'doubled',
    plant: ({ arrivals }) => arrivals.splice(0, 1, arrival(3, 1, 120, { endedAt: 230 })),
  },
  {
    name: 'one save with two effects at a backend that knows keys',
    wrong: 'doubled',
    plant: ({ arrivals }) => arrivals.splice(1, 0, arrival(3, 1, 130)),
  },
  {
    name: 'an older version that leaves after the newer one',
    wrong: 'reordered',
    plant: ({ arrivals }) => arrivals.push(arrival(3, 1, 6000, { appliedAt: null })),
  },
  {
    name: 'a step that leaves before the one ahead of it has arrived',
    wrong: 'reordered',
    plant: ({ arrivals, saves }) => {
      saves.push(save(6, 4, 6000))
      arrivals.push(arrival(6, 4, 6100))
    },
  },
  {
    name: 'a later save that overtakes an earlier one',
    wrong: 'reordered',
    plant: ({ saves, arrivals }) => {
      saves.push(save(3, 4, 6000), save(4, 5, 6100))
      arrivals.push(arrival(4, 5, 6200), arrival(3, 4, 6300))
    },
  },
  {
    name: "a body that leaves under another seller's token",
    wrong: 'crossed',
    plant: ({ arrivals }) => arrivals.splice(1, 1, arrival(4, 2, 220, { tokenOf: 'S-2' })),
  },
  {
    name: 'a step that leaves after the log-out',
    wrong: 'crossed',
    plant: ({ turns }) => turns.push({ kind: 'logged-out', seller: 'S-1', at: 3000 }),
  },
  {
    name: 'a token that is used again after it was refused',
    wrong: 'crossed',
    plant: ({ arrivals }) => arrivals.unshift(arrival(3, 1, 110, { appliedAt: null, acceptedAt: null, refusedTokenAt: 111 })),
  },
  {
    name: "'Sent' of a step of which nothing has arrived",
    wrong: 'false claim',
    plant: ({ claims }) => claims.push(claim({ at: 140, until: 200, steps: { 4: 'Sent' } })),
  },
  {
    name: "'Sent' of an older version, long after the newer one was saved",
    wrong: 'false claim',
    plant: ({ arrivals }) => arrivals.splice(2, 1, arrival(3, 3, 8900)),
  },
  {
    name: "'Sent' of an older version, long after the newer one was imported on a new phone",
    wrong: 'false claim',
    plant: ({ arrivals, turns }) => {
      turns.push({ kind: 'new-phone', at: 5015, importedAt: 5500 })
      arrivals.splice(2, 1, arrival(3, 3, 8900))
    },
  },
  {
    name: "'Sent' on a screen that stays although nobody is signed in",
    wrong: 'false claim',
    plant: ({ claims }) => claims.push(claim({ seller: '', at: 300, until: 4500, steps: { 3: 'Sent' } })),
  },
  {
    name: "'waiting' long after the backend's yes",
    wrong: 'false claim',
    plant: ({ claims }) => claims.push(claim({ at: 300, until: 4500, steps: { 4: 'Waiting to send' } })),
  },
  {
    name: "'Sending' that never ends",
    wrong: 'false claim',
    plant: ({ claims }) => claims.push(claim({ at: 225, until: 4500, steps: { 4: 'Sending' } })),
  },
  {
    name: 'a queue that does not empty',
    wrong: 'stuck',
    plant: (history) => {
      history.end = { kind: 'stuck', words: 'S-1 still waits' }
    },
  },
]

describe('the judge of onboarding schedules', () => {
  it.each([true, false])('P2 P3 P19 P21 finds nothing wrong in a history without faults, keys known: %s', (knowsKeys) => {
    expect(judge(soundHistory(knowsKeys))).toEqual([])
  })

  it.each(lies)('P2 P3 P19 P21 finds $name', ({ wrong, plant }) => {
    const history = soundHistory()
    plant(history)
    expect(wrongsOf(history)).toContain(wrong)
  })

  it('P3 accepts that a backend without keys carries out a repeated call twice', () => {
    const history = soundHistory(false)
    history.arrivals.splice(1, 0, arrival(3, 1, 130))
    expect(judge(history)).toEqual([])
  })

  it('P5 accepts a new key for a save whose first call was answered 403', () => {
    const history = soundHistory()
    history.arrivals.unshift(arrival(3, 1, 110, { key: 'key-1a', appliedAt: null, acceptedAt: null, endedAt: 111, forbiddenAt: 111 }))
    expect(judge(history)).toEqual([])
  })

  it('P1 accepts a save without a confirmation, whether it arrives or not', () => {
    const history = soundHistory()
    history.saves.push(save(4, 4, 6000, 'nothing'))
    expect(judge(history)).toEqual([])
    history.arrivals.push(arrival(4, 4, 6100))
    expect(judge(history)).toEqual([])
  })

  it('P21 accepts that a screen still shows a step for a moment after the session has ended', () => {
    const history = soundHistory()
    history.claims.push(claim({ seller: '', at: 300, until: 2500, steps: { 3: 'Sent' } }))
    expect(judge(history)).toEqual([])
  })

  it('P15 ignores a save that the device could not store', () => {
    const history = soundHistory()
    history.saves.push(save(5, 4, 6000, 'not-stored'))
    expect(judge(history)).toEqual([])
  })

  it('P21 P22 expects a new phone to show only what was imported', () => {
    const history = soundHistory()
    history.turns.push({ kind: 'new-phone', at: 5015, importedAt: 8800 })
    history.arrivals.splice(2, 1, arrival(3, 3, 8900))
    history.claims.splice(2, 1, claim({ at: 240, until: 5012, steps: { 3: 'Sent', 4: 'Sent' } }), claim({ at: 5100, steps: { 3: 'Sent', 4: 'Sent' } }))
    expect(judge(history)).toEqual([])
  })

  it('P21 accepts an outdated screen if the tab may have died before it got the answer', () => {
    const history = soundHistory()
    history.turns.push({ kind: 'death', at: 226 })
    history.claims.push(claim({ at: 225, until: 4500, steps: { 4: 'Waiting to send' } }))
    expect(judge(history)).toEqual([])
  })
})
