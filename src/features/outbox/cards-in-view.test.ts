import { expect, it } from 'vitest'
import { claim, openOutbox, rowsOf, saveChange, type TestOutbox } from '../../../tests/support/outbox-store'
import { cardsInView } from './cards-in-view'
import { thingsOf } from './things'

const answer = async (store: TestOutbox, sequence: number, kind: 'accepted' | 'rejected') =>
  store.outbox.settle(await claim(store, sequence), kind === 'accepted' ? { kind, message: null } : { kind, status: 409, message: 'No.' })

/** A change each of this many things. */
async function thingsWaiting(count: number) {
  const store = openOutbox()
  const sequences: number[] = []
  for (let thing = 0; thing < count; thing += 1) sequences.push(await saveChange(store, [thing], 1))
  return { store, sequences, things: async () => thingsOf(await rowsOf(store)) }
}

it('CMD-09 QUEUE-03 shows every card that needs the seller, then those that are sent next, and those seen before', async () => {
  const { store, sequences, things } = await thingsWaiting(7)
  for (const [place, state] of [[0, 'accepted'], [1, 'rejected'], [3, 'accepted'], [6, 'rejected']] as const) await answer(store, sequences[place] ?? -1, state)
  const all = await things()
  const placesOf = (most: number, before: readonly number[] = []) => {
    const { cards, hidden } = cardsInView(all, { most, before: new Set(before.map((place) => all[place]?.key ?? '')) })
    return [cards.map((card) => all.indexOf(card)), hidden]
  }
  expect(placesOf(7)).toEqual([[0, 1, 2, 3, 4, 5, 6], 0])
  expect(placesOf(3)).toEqual([[0, 1, 2, 3, 6], 2])
  expect(placesOf(2)).toEqual([[0, 1, 3, 6], 3])
  // A card that the seller has seen waiting stays, also behind one that was refused meanwhile.
  expect(placesOf(2, [5])).toEqual([[0, 1, 3, 5, 6], 2])
})

it('CMD-09 QUEUE-03 of cards delivered while in view the newest are shown, in the order of the list', async () => {
  const { store, sequences, things } = await thingsWaiting(5)
  for (const sequence of [...sequences.slice(1), ...sequences.slice(0, 1)]) {
    store.clock.time += 1000
    await answer(store, sequence, 'accepted')
  }
  const all = await things()
  expect(cardsInView(all, { most: 3, before: new Set() })).toEqual({ cards: [all[0], all[3], all[4]], hidden: 0 })
})
