import { expect, it } from 'vitest'
import { claim, openOutbox, rowsOf, saveChange } from '../../../tests/support/outbox-store'
import { cardsInView } from './cards-in-view'
import { thingsOf } from './things'

/** Seven changes of seven things: the second and the last are refused, the first and the fourth delivered. */
async function sevenThings() {
  const store = openOutbox()
  const sequences = []
  for (let thing = 1; thing <= 7; thing += 1) sequences.push(await saveChange(store, [thing], 1))
  for (const [place, sequence] of sequences.entries()) {
    if ([1, 6].includes(place)) await store.outbox.settle(await claim(store, sequence), { kind: 'rejected', status: 409, message: 'No.' })
    if ([0, 3].includes(place)) await store.outbox.settle(await claim(store, sequence), { kind: 'accepted', message: null })
  }
  return thingsOf(await rowsOf(store))
}
const placesOf = (things: Awaited<ReturnType<typeof sevenThings>>, most: number) => {
  const { cards, hidden } = cardsInView(things, most)
  return [cards.map((card) => things.indexOf(card) + 1), hidden]
}

it('CMD-09 QUEUE-03 what needs the seller is shown wherever it stands, the first of what waits, and what was delivered before her eyes', async () => {
  const things = await sevenThings()
  expect(placesOf(things, 7)).toEqual([[1, 2, 3, 4, 5, 6, 7], 0])
  expect(placesOf(things, 2)).toEqual([[1, 2, 3, 4, 5, 7], 1])
  expect(placesOf(things, 1)).toEqual([[1, 2, 3, 4], 3])
})

it('CMD-09 QUEUE-03 of what was delivered before her eyes the newest ten stay', async () => {
  const store = openOutbox()
  for (let thing = 0; thing < 13; thing += 1) await store.outbox.settle(await claim(store, await saveChange(store, [thing], 1)), { kind: 'accepted', message: null })
  const things = thingsOf(await rowsOf(store))
  expect(cardsInView(things, 50)).toEqual({ cards: things.slice(3), hidden: 0 })
})
