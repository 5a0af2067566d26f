// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '@/session/browser-session'
import { createDevice, openScreen } from '../../../tests/support/device-screen'
import { handoverBody } from '../../../tests/support/order-bodies'
import { useSaveOrders, type OrderDeed, type SaveOrders } from './use-save-order'

/** Begins to save twenty commands, the first of which is stored when this resolves. */
async function savePile() {
  const device = createDevice()
  const { outbox } = device.steps
  const offered: SaveOrders[] = []
  await openScreen(
    '/orders/lazy-ship',
    () => {
      offered.push(useSaveOrders())
      return null
    },
    { device },
  )
  const pile = Array.from({ length: 20 }, (_, place): OrderDeed => ({ action: 'handover', body: handoverBody({ id: `OD-${place}` }) }))
  const saved = offered.slice(0, 1).map((save) => save(pile))
  while ((await outbox.ledger('S1')).rows.length === 0) await Promise.resolve()
  return { outbox, saved }
}

it('LAYOUT-04 a log-out that deletes the outbox stops the rest of a bulk action from being stored', async () => {
  const { outbox, saved } = await savePile()
  session.clear()
  await outbox.forget('S1', 'nothing')
  const outcomes = await act(() => Promise.all(saved))
  expect(outcomes.map((outcome) => outcome.kind === 'not-done' && outcome.why())).toEqual([expect.stringMatching(/^[1-9]\d? saved, the rest is not\./)])
  expect((await outbox.ledger('S1')).rows).toEqual([])
})

it('LAYOUT-04 all commands of a bulk action are stored for their seller if her session ends meanwhile', async () => {
  const { outbox, saved } = await savePile()
  session.dropToken()
  const outcomes = await act(() => Promise.all(saved))
  expect([(await outbox.ledger('S1')).rows.length, ...outcomes.map(({ kind }) => kind)]).toEqual([20, 'done'])
})
