import { describe, expect, it } from 'vitest'
import { packBody, handoverBody } from '../support/order-bodies'
import { emptyHistory, type Arrival, type Claim, type History, type OrderWord, type Save } from './history'
import { judge } from './judge'
import { trackingOf } from './order-marks'

const first = 'OD-S-1-1'
const second = 'OD-S-1-2'
const brought = 'OD-S-1-9'

/**
 * The seller packs two orders and hands the first over; the customer of the second then cancels. She packs, dispatches
 * and delivers a third herself. Everything goes well.
 */
function soundHistory(): History {
  const history = emptyHistory(true)
  history.turns.push({ kind: 'signed-in', seller: 'S-1', at: 0 }, { kind: 'market-cancelled', seller: 'S-1', order: second, at: 6000 })
  history.saves.push(save(first, 'pack', 1, 100), save(second, 'pack', 2, 200), save(first, 'handover', 3, 5000))
  history.arrivals.push(arrival(first, 'pack', 1, 120), arrival(second, 'pack', 2, 220))
  history.arrivals.push(arrival(brought, 'pack', 10, 320), arrival(brought, 'dispatch', 11, 420), arrival(brought, 'outcome', 12, 520))
  history.arrivals.push(arrival(first, 'handover', 3, 5020))
  history.saves.push(save(brought, 'pack', 10, 300), save(brought, 'dispatch', 11, 400), save(brought, 'outcome', 12, 500))
  history.claims.push(
    claim({ tab: 2, at: 430, until: 510, orders: [shown(brought, 'On the way'), card(brought, 'packed, dispatched', 'Sent')] }),
    claim({ tab: 2, at: 530, until: 9000, orders: [shown(brought, 'Delivered'), card(brought, 'packed, dispatched, outcome reported', 'Sent')] }),
    claim({ at: 115, until: 130, orders: [shown(first, 'Packed', true), shown(second, 'To pack')] }),
    claim({ at: 130, until: 5010, orders: [shown(first, 'Packed'), card(first, 'packed', 'Sent')] }),
    claim({ at: 5030, until: 9000, orders: [shown(first, 'On the way'), card(first, 'packed, handed over', 'Sent')] }),
    claim({ at: 6500, until: 9000, orders: [shown(second, 'Cancelled')] }),
  )
  history.end = { kind: 'empty' }
  return history
}

const save = (id: string, deed: string, mark: number, at: number, word: Save['word'] = 'saved'): Save => ({
  seller: 'S-1',
  step: null,
  order: { id, deed },
  mark,
  pressedAt: at,
  word,
  saidAt: at + 10,
})

const bodies = {
  pack: (id: string, mark: number) => packBody({ id, rev: 1, grams: mark }),
  handover: (id: string) => handoverBody({ id, rev: 2 }),
  cancel: (id: string) => ({ id, rev: 1, reason: 'damaged', lineIds: [] }),
  dispatch: (id: string, mark: number) => ({ id, rev: 2, courier: 'Swift', tracking: trackingOf(mark), day: '2026-11-21', at: '2026-11-21T04:00:00Z' }),
  outcome: (id: string) => ({ id, rev: 3, delivered: true, at: '2026-11-21T04:00:00Z' }),
} as const

function arrival(id: string, deed: keyof typeof bodies, mark: number, at: number, changes: Partial<Arrival> = {}): Arrival {
  const sent = { at, token: 'T-1', tokenOf: 'S-1', seller: 'S-1', step: null, mark, key: `key-${mark}`, body: JSON.stringify(bodies[deed](id, mark)) }
  return { ...sent, appliedAt: at, acceptedAt: at + 5, endedAt: at + 5, refusedTokenAt: null, forbiddenAt: null, ...changes }
}

const refused = { appliedAt: null, acceptedAt: null } as const
const claim = (changes: Partial<Claim>): Claim => ({ tab: 1, seller: 'S-1', at: 0, until: 9000, steps: {}, orders: [], waiting: 0, ...changes })
const shown = (id: string, state: string, onThisPhone = false): OrderWord => ({ kind: 'order', id, state, onThisPhone })
const card = (id: string, deeds: string, word: 'Sent' | 'Waiting to send' | 'Sending'): OrderWord => ({ kind: 'card', id, deeds: deeds.split(', '), word })

/** Lies planted into the sound history, each with the judge's name for it. */
const lies: readonly { readonly name: string; readonly wrong: string; readonly plant: (history: History) => void }[] = [
  { name: 'a packing that was called saved and never arrived', wrong: 'lost', plant: ({ saves }) => saves.push(save('OD-S-1-3', 'pack', 4, 6000)) },
  {
    name: 'a packing that the backend refused and nobody took back',
    wrong: 'lost',
    plant: ({ saves, arrivals }) => {
      saves.push(save('OD-S-1-3', 'pack', 4, 6000))
      arrivals.push(arrival('OD-S-1-3', 'pack', 4, 6100, refused))
    },
  },
  {
    name: 'a packing that was saved again after what stood there was taken back',
    wrong: 'lost',
    plant: ({ saves, turns }) => {
      turns.push({ kind: 'given-up', seller: 'S-1', order: 'OD-S-1-3', at: 5900 })
      saves.push(save('OD-S-1-3', 'pack', 4, 6000))
    },
  },
  { name: 'a packing that leaves under another key', wrong: 'doubled', plant: ({ arrivals }) => arrivals.splice(1, 0, arrival(first, 'pack', 1, 130, { key: 'key-1b' })) },
  { name: 'one press with two effects', wrong: 'doubled', plant: ({ arrivals }) => arrivals.splice(1, 0, arrival(first, 'pack', 1, 130)) },
  { name: 'what the backend alone could see', wrong: 'doubled', plant: ({ seenWrong }) => seenWrong.push(`${first}: orderPack came when that had been done`) },
  {
    name: 'a parcel that is handed over before its packing has arrived',
    wrong: 'reordered',
    plant: ({ arrivals }) => arrivals.splice(0, 1, arrival(first, 'pack', 1, 120, { appliedAt: 5100, acceptedAt: 5105 })),
  },
  { name: "a command under another seller's token", wrong: 'crossed', plant: ({ arrivals }) => arrivals.splice(1, 1, arrival(second, 'pack', 2, 220, { tokenOf: 'S-2' })) },
  {
    name: 'a command that leaves although it was deleted',
    wrong: 'stale',
    plant: ({ saves, turns, arrivals }) => {
      saves.push(save('OD-S-1-3', 'pack', 4, 6000))
      turns.push({ kind: 'deleted', seller: 'S-1', at: 6100 })
      arrivals.push(arrival('OD-S-1-3', 'pack', 4, 8000))
    },
  },
  { name: "'Packed' as the marketplace's own before that has it", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 115, until: 119, orders: [shown(first, 'Packed')] })) },
  { name: "'On the way' before the handing over has arrived", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 300, until: 5010, orders: [shown(first, 'On the way')] })) },
  { name: "'On the way' before the dispatch has arrived", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 330, until: 415, orders: [shown(brought, 'On the way')] })) },
  { name: "'Delivered' before that has arrived", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 430, until: 510, orders: [shown(brought, 'Delivered')] })) },
  { name: "'Not delivered' of what nobody has told of", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 430, until: 510, orders: [shown(brought, 'Not delivered')] })) },
  { name: "a card that is 'Sent' before the dispatch has arrived", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 330, until: 415, orders: [card(brought, 'packed, dispatched', 'Sent')] })) },
  { name: "a card that is 'Sent' before the outcome has arrived", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 430, until: 510, orders: [card(brought, 'packed, dispatched, outcome reported', 'Sent')] })) },
  { name: "'Cancelled' of an order that nobody cancelled", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 300, until: 5010, orders: [shown(second, 'Cancelled')] })) },
  { name: "a card that is 'Sent' of which a part has not arrived", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 300, until: 5010, orders: [card(first, 'packed, handed over', 'Sent')] })) },
  { name: "'on this phone' long after the yes", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 300, until: 4500, orders: [shown(first, 'Packed', true)] })) },
  { name: "a card that is 'Waiting to send' long after the yes", wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ at: 300, until: 4500, orders: [card(second, 'packed', 'Waiting to send')] })) },
  { name: 'an order that stays on the screen of another seller', wrong: 'false claim', plant: ({ claims }) => claims.push(claim({ seller: 'S-2', at: 300, until: 4500, orders: [shown(first, 'Packed')] })) },
]

describe('the judge of order commands', () => {
  it('CMD-10 P2 P3 P19 P21 finds nothing wrong in a history without faults', () => {
    expect(judge(soundHistory())).toEqual([])
  })

  it.each(lies)('CMD-10 P2 P3 P19 P21 finds $name', ({ wrong, plant }) => {
    const history = soundHistory()
    plant(history)
    expect(judge(history).map((finding) => finding.wrong)).toContain(wrong)
  })

  it('CLASH-01 ignores a command that the seller took back, and accepts another one after it', () => {
    const history = soundHistory()
    history.saves.push(save('OD-S-1-3', 'pack', 4, 6000), save('OD-S-1-3', 'cancel', 5, 7000))
    history.turns.push({ kind: 'given-up', seller: 'S-1', order: 'OD-S-1-3', at: 6500 })
    history.arrivals.push(arrival('OD-S-1-3', 'pack', 4, 6100, refused), arrival('OD-S-1-3', 'cancel', 5, 7100))
    expect(judge(history)).toEqual([])
  })

  it('CLASH-01 accepts a repeated packing after one that was refused, and what follows it', () => {
    const history = soundHistory()
    history.saves.push(save('OD-S-1-3', 'pack', 4, 6000), save('OD-S-1-3', 'pack', 5, 7000))
    history.arrivals.push(arrival('OD-S-1-3', 'pack', 4, 6100, refused), arrival('OD-S-1-3', 'pack', 5, 7100))
    expect(judge(history)).toEqual([])
    // What follows waits for the repeated packing alone.
    history.saves.push(save('OD-S-1-3', 'handover', 6, 8000))
    history.arrivals.push(arrival('OD-S-1-3', 'handover', 6, 8100))
    expect(judge(history)).toEqual([])
  })

  it('P1 accepts a press without a confirmation, whether it arrives or not', () => {
    const history = soundHistory()
    history.saves.push(save('OD-S-1-3', 'pack', 4, 6000, 'nothing'))
    expect(judge(history)).toEqual([])
    history.arrivals.push(arrival('OD-S-1-3', 'pack', 4, 6100))
    expect(judge(history)).toEqual([])
  })

  it('P21 accepts that a screen still shows the previous seller’s order for a moment', () => {
    const history = soundHistory()
    history.claims.push(claim({ seller: 'S-2', at: 300, until: 2500, orders: [shown(first, 'Packed')] }))
    expect(judge(history)).toEqual([])
  })
})
