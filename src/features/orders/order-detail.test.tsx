// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { overlay } from '@/domain/orders/overlay'
import type { CommandProgress, SavedOrderCommand } from '@/domain/orders/saved-order-command'
import { anOrder } from '../../../tests/support/an-order'
import { orderDetail } from './order-detail'

const at = '2026-11-21T04:00:00Z'

/** What happened to an order that was called delivered on this phone. */
function happened(state: 'on-the-way' | 'delivered', progress: CommandProgress): readonly string[] {
  const track = [{ at: '2026-11-20T14:00:00Z', text: 'Placed' }, ...(state === 'delivered' ? [{ at, text: 'Delivered' }] : [])]
  const delivered: SavedOrderCommand = { action: 'outcome', body: { id: 'OD-1042', rev: 3, delivered: true, at }, sequence: 1, savedAt: Date.parse(at), progress }
  const events = orderDetail.events(overlay(anOrder({ shipBy: 'self', state, track }), [delivered]))
  return events.map(({ text, onThisPhone }) => (onThisPhone ? `${text}, on this phone` : text))
}

it('KIT-06 CMD-05 what the marketplace tells of stands once among what happened, though its answer was lost', () => {
  const lost = { state: 'waiting', mayHaveArrived: true } as const
  expect(happened('on-the-way', lost)).toEqual(['Placed', 'Delivered, on this phone'])
  expect(happened('delivered', lost)).toEqual(['Placed', 'Delivered'])
})
