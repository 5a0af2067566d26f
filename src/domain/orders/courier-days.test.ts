import { describe, expect, it } from 'vitest'
import { recordIdSchema } from '@/contract/formats'
import type { Order } from '@/contract/reads/orders/orders'
import { orderToPack } from '../../../tests/support/typical-order'
import { courierDayOf, courierDays, gramsOf, isRestOf, manifestIdOf, manifestsOf } from './courier-days'
import { overlay, type OverlaidOrder } from './overlay'
import type { SavedOrderCommand } from './saved-order-command'

const now = Date.parse('2026-11-22T06:00:00Z')
const packedAt = (at: string): Order['packed'] => ({ grams: 500, sides: [200, 100, 50], at })
const order = (id: string, change: Parameters<typeof orderToPack>[0] = {}) =>
  overlay(orderToPack({ id, state: 'packed', packed: packedAt('2026-11-22T04:00:00Z'), ...change }), [])

describe('courier days and their manifests', () => {
  it('FILE-01 parcels are grouped by packing day and courier, the latest day first', () => {
    const days = courierDays(
      [
        order('A', { packed: packedAt('2026-11-21T04:00:00Z') }),
        order('B'),
        order('C', { courier: 'Rail & Road' }),
        order('D', { shipBy: 'self', courier: 'Neighbour' }),
        order('E', { packed: null, state: 'placed' }),
      ],
      now,
    )
    expect(days.map(({ id, parcels }) => [id, parcels.map((parcel) => parcel.id)])).toEqual([
      ['2026-11-22.lazy.Dak-Express', ['B']],
      ['2026-11-22.lazy.Rail-Road', ['C']],
      ['2026-11-22.self', ['D']],
      ['2026-11-21.lazy.Dak-Express', ['A']],
    ])
  })

  it('FILE-01 couriers whose names are in another script have days of their own', () => {
    const days = courierDays([order('A', { courier: 'दिल्लीवरी' }), order('B', { courier: 'ब्लू डार्ट' })], now)
    expect(days.map(({ courier, parcels }) => [courier, parcels.length])).toEqual([['दिल्लीवरी', 1], ['ब्लू डार्ट', 1]])
  })

  it('FILE-01 LANG-01 the id of a day names its date, its way of shipping and its courier', () => {
    const days = [order('A', { courier: 'Rail & Road' }), order('B', { shipBy: 'self' }), order('C', { courier: null })]
    expect(courierDays(days, now).map(({ id }) => courierDayOf(id))).toEqual([
      { day: '2026-11-22', shipBy: 'lazy', courier: null },
      { day: '2026-11-22', shipBy: 'lazy', courier: 'Rail Road' },
      { day: '2026-11-22', shipBy: 'self', courier: null },
    ])
    expect(['', 'OD-1', '2026-99-99.lazy', 'lazy', '2026-11-22', '2026-11-22.lazy-bones'].map(courierDayOf)).toEqual([null, null, null, null, null, null])
  })

  it('FILE-01 the packing day is the date in India', () => {
    expect(courierDays([order('A', { packed: packedAt('2026-11-21T19:00:00Z') })], now)[0]?.day).toBe('2026-11-22')
  })

  it('FILE-01 a day stays listed for a week, and as long as a parcel of it lies on the shelf', () => {
    const old = packedAt('2026-11-01T04:00:00Z')
    const listed = courierDays([order('A', { packed: old }), order('B', { packed: old, state: 'on-the-way', courier: 'Rail' })], now)
    expect(listed.map(({ courier }) => courier)).toEqual(['Dak Express'])
    const left = (at: string) => order('C', { packed: packedAt(at), state: 'on-the-way' })
    expect(['2026-11-15T04:00:00Z', '2026-11-14T04:00:00Z'].map((at) => courierDays([left(at)], now).length)).toEqual([1, 0])
  })

  it('FILE-01 an old day is listed for a refused dispatch, not for a waiting one or a refused outcome', () => {
    const body = { id: 'A', rev: 1 }
    const at = '2026-11-01T05:00:00Z'
    const refused = { state: 'rejected', message: null, code: 'state', field: null } as const
    const dispatch = (progress: SavedOrderCommand['progress']): SavedOrderCommand => ({ action: 'dispatch', body: { ...body, courier: 'Blue Dart', tracking: 'BD1', day: '2026-11-01', at }, sequence: 1, savedAt: now, progress })
    const outcome: SavedOrderCommand = { action: 'outcome', body: { ...body, delivered: true, at }, sequence: 2, savedAt: now, progress: refused }
    const own = (state: string, command: SavedOrderCommand) => overlay(orderToPack({ id: 'A', shipBy: 'self', state, packed: packedAt('2026-11-01T04:00:00Z') }), [command])
    const listed = (parcel: OverlaidOrder): readonly boolean[] => courierDays([parcel], now).map(({ onThisPhone }) => onThisPhone)
    expect(listed(own('packed', dispatch(refused)))).toEqual([true])
    expect(listed(own('packed', dispatch({ state: 'waiting' })))).toEqual([])
    expect(listed(own('on-the-way', outcome))).toEqual([])
  })

  it('FILE-01 a day is on this phone if one of its parcels is; a manifest over two days is on both', () => {
    const mates = [order('A', { state: 'on-the-way', manifestId: 'M-A' }), order('B', { state: 'on-the-way', manifestId: 'M-A', packed: packedAt('2026-11-21T04:00:00Z') })]
    const cancel: SavedOrderCommand = { action: 'cancel', body: { id: 'C', rev: 1, reason: 'damaged', lineIds: ['L-1'] }, sequence: 1, savedAt: now, progress: { state: 'waiting' } }
    const here = overlay(orderToPack({ id: 'C', state: 'packed', packed: packedAt('2026-11-22T04:00:00Z') }), [cancel])
    expect(courierDays([...mates, here], now).map(({ day, parcels, onThisPhone }) => [day, parcels.length, onThisPhone])).toEqual([
      ['2026-11-22', 2, true],
      ['2026-11-21', 1, false],
    ])
    expect(courierDays([here, ...mates], now).map(({ onThisPhone }) => onThisPhone)).toEqual([true, false])
  })

  it('FILE-01 only a selection of all parcels that have not left is the rest of a manifest', () => {
    const left = (id: string, manifestId: string) => order(id, { state: 'on-the-way', manifestId })
    const sheet = { id: 'M-A', parcels: ['A', 'B', 'C'] }
    const known = [left('A', 'M-A'), order('B'), order('C'), left('D', 'M-D')]
    const isRest = (...pile: readonly string[]) => isRestOf(sheet, known.filter(({ id }) => pile.includes(id)), known)
    expect([isRest('B', 'C'), isRest('B'), isRest('B', 'C', 'D')]).toEqual([true, false, false])
  })

  it('FILE-01 an old day is listed with all parcels of its manifest while a handover waits', () => {
    const handover: SavedOrderCommand = { action: 'handover', body: { id: 'A', rev: 1, manifestId: 'M-A', at: '2026-11-22T05:00:00Z' }, sequence: 1, savedAt: now, progress: { state: 'waiting' } }
    const handedOver = overlay(orderToPack({ id: 'A', state: 'packed', packed: packedAt('2026-11-01T04:00:00Z') }), [handover])
    const mate = order('B', { packed: packedAt('2026-11-01T04:00:00Z'), state: 'on-the-way', manifestId: 'M-A' })
    const other = order('C', { packed: packedAt('2026-11-01T04:00:00Z'), state: 'on-the-way', manifestId: 'M-C' })
    const [day] = courierDays([handedOver, mate, other], now)
    expect([...manifestsOf(day?.parcels ?? [])].map(([id, all]) => [id, all.map((parcel) => parcel.id)])).toEqual([['M-A', ['A', 'B']]])
  })

  it('FILE-01 parcels are sorted by pack-by time, then by SKU, without cancelled orders', () => {
    const [line] = orderToPack().lines
    const ofSku = (sku: string) => (line === undefined ? [] : [{ ...line, sku }])
    const days = courierDays(
      [order('A', { lines: ofSku('Z') }), order('B', { lines: ofSku('K') }), order('C', { packBy: '2026-11-22T03:00:00Z' }), order('D', { state: 'cancelled' })],
      now,
    )
    expect(days[0]?.parcels.map(({ id }) => id)).toEqual(['C', 'B', 'A'])
  })

  it('FILE-01 SKUs are sorted by character code, capital letters first', () => {
    const ofSku = (sku: string) => orderToPack().lines.map((line) => ({ ...line, sku }))
    const skus = ['sku-b', 'SKU-a', 'a', 'B']
    const [day] = courierDays(skus.map((sku) => order(sku, { lines: ofSku(sku) })), now)
    expect(day?.parcels.map(({ id }) => id)).toEqual(['B', 'SKU-a', 'a', 'sku-b'])
  })

  it('FILE-01 CLASH-02 a parcel that left although its packing was refused is on its manifest, else on the day it left', () => {
    const cancelled = { by: 'customer', reason: '', at: '2026-11-21T17:00:00Z', wasPacked: false, takenOut: false } as const
    const unpacked = (id: string, change: Partial<Order>) => order(id, { state: 'on-the-way', packed: null, cancelled, ...change })
    const daysOf = (...parcels: readonly OverlaidOrder[]) => courierDays(parcels, now).map(({ id, parcels: all }) => [id, all.map((parcel) => parcel.id)])
    const mate = order('B', { state: 'on-the-way', manifestId: 'M-A' })
    expect(daysOf(unpacked('A', { manifestId: 'M-A', courier: null }), mate)).toEqual([['2026-11-22.lazy.Dak-Express', ['A', 'B']]])
    expect(daysOf(mate, unpacked('A', { manifestId: 'M-A', courier: null }))).toEqual([['2026-11-22.lazy.Dak-Express', ['A', 'B']]])
    expect(gramsOf(unpacked('A', {}))).toBeNull()
    const track = ['2026-11-20T14:00:00Z', '2026-11-21T17:00:00Z', '2026-11-21T19:00:00Z', '2026-11-25T08:00:00Z'].map((at) => ({ at, text: 'Told' }))
    expect(daysOf(unpacked('A', { manifestId: 'M-A', track }))).toEqual([['2026-11-22.lazy.Dak-Express', ['A']]])
    // Its hand-over has not arrived yet, so the marketplace knows nothing of it.
    const handover: SavedOrderCommand = { action: 'handover', body: { id: 'A', rev: 1, manifestId: 'M-A', at: '2026-11-21T18:40:00Z', left: true }, sequence: 1, savedAt: now, progress: { state: 'waiting' } }
    expect(daysOf(overlay(orderToPack({ id: 'A', state: 'cancelled', cancelled }), [handover]))).toEqual([['2026-11-22.lazy.Dak-Express', ['A']]])
    expect(daysOf(unpacked('A', { state: 'cancelled' }), order('C', { packed: null, state: 'placed' }))).toEqual([])
  })

  it('FILE-01 CLASH-01 a parcel handed over here stays on its day and manifest, also if refused or cancelled meanwhile', () => {
    const refused = { state: 'rejected', message: null, code: 'content', field: null } as const
    const pack = (id: string, progress: SavedOrderCommand['progress']): SavedOrderCommand => ({ action: 'pack', body: { id, rev: 1, grams: 700, sides: [200, 100, 50], invoiceNumber: null, at: '2026-11-10T04:00:00Z' }, sequence: 1, savedAt: now, progress })
    const handover = (id: string): SavedOrderCommand => ({ action: 'handover', body: { id, rev: 1, manifestId: 'M-A', at: '2026-11-11T05:00:00Z' }, sequence: 2, savedAt: now, progress: { state: 'waiting' } })
    const cancelled = { by: 'customer', reason: '', at: '2026-11-21T17:00:00Z', wasPacked: false, takenOut: false } as const
    const placed = (id: string, commands: readonly SavedOrderCommand[], change: Partial<Order> = {}) => overlay(orderToPack({ id, ...change }), commands)
    const gone = [
      placed('A', [pack('A', refused), handover('A')]),
      placed('B', [pack('B', { state: 'waiting' }), handover('B')], { state: 'cancelled', cancelled }),
      placed('C', [pack('C', refused)]),
    ]
    const days = courierDays(gone, now)
    expect(days.map(({ id, parcels }) => [id, parcels.map((parcel) => [parcel.id, gramsOf(parcel)])])).toEqual([['2026-11-10.lazy.Dak-Express', [['A', 700], ['B', 700]]]])
    expect([...manifestsOf(days[0]?.parcels ?? [])].map(([id, all]) => [id, all.map((parcel) => [parcel.id, parcel.packed?.grams])])).toEqual([['M-A', [['A', 700], ['B', 700]]]])
  })

  it('FILE-01 a parcel whose packing was refused is listed as packed here once it was dispatched or handed over', () => {
    const refused = { state: 'rejected', message: null, code: 'state', field: null } as const
    const at = '2026-11-10T04:00:00Z'
    const pack = (id: string): SavedOrderCommand => ({ action: 'pack', body: { id, rev: 1, grams: 700, sides: [200, 100, 50], invoiceNumber: null, at }, sequence: 1, savedAt: now, progress: refused })
    const dispatch: SavedOrderCommand = { action: 'dispatch', body: { id: 'A', rev: 1, courier: 'Blue Dart', tracking: 'BD1', day: '2026-11-10', at }, sequence: 2, savedAt: now, progress: { state: 'waiting' } }
    const handover: SavedOrderCommand = { action: 'handover', body: { id: 'B', rev: 1, manifestId: 'M-B', at }, sequence: 2, savedAt: now, progress: { state: 'waiting' } }
    const own = overlay(orderToPack({ id: 'A', shipBy: 'self' }), [pack('A'), dispatch])
    const packedBefore = overlay(orderToPack({ id: 'B', state: 'packed', packed: packedAt('2026-11-09T04:00:00Z') }), [pack('B'), handover])
    expect(courierDays([own, packedBefore], now).map(({ id, parcels }) => [id, parcels.map((parcel) => [parcel.id, gramsOf(parcel)])])).toEqual([
      ['2026-11-10.lazy.Dak-Express', [['B', 700]]],
      ['2026-11-10.self', [['A', 700]]],
    ])
  })

  it('FILE-01 parcels that left together are one manifest, which is named by its first parcel', () => {
    const left = (id: string, manifestId: string) => order(id, { state: 'on-the-way', manifestId })
    const [day] = courierDays([left('A', 'M-A'), left('B', 'M-B'), left('C', 'M-A'), order('D')], now)
    expect([...manifestsOf(day?.parcels ?? [])].map(([id, parcels]) => [id, parcels.map((parcel) => parcel.id)])).toEqual([
      ['M-A', ['A', 'C']],
      ['M-B', ['B']],
    ])
    expect(manifestIdOf([order('D'), order('E')], [])).toBe('M-D')
  })

  it('FILE-01 a new manifest never gets the name of another one, and the same parcels get the same name', () => {
    const left = (id: string, manifestId: string) => order(id, { state: 'on-the-way', manifestId })
    // A was refused, and stayed behind when B left on the manifest that was named after A.
    const known = [order('A'), left('B', 'M-A'), order('D'), order('E')]
    const pile = [order('A'), order('D')]
    expect([manifestIdOf(pile, known), manifestIdOf(pile, known)]).toEqual(['M-D', 'M-D'])
    expect(manifestIdOf([order('A')], known)).toBe('M-A.2')
    expect(manifestIdOf([order('A')], [...known, left('F', 'M-A.2')])).toBe('M-A.3')
    // The list may be sorted differently from the printed one.
    const urgent = order('Z', { packBy: '2026-11-22T03:00:00Z' })
    expect([manifestIdOf([order('D'), urgent], known), manifestIdOf([urgent, order('D')], known)]).toEqual(['M-Z', 'M-Z'])
    const long = 'A'.repeat(64)
    const names = [manifestIdOf([order(long)], []), manifestIdOf([order(long)], [left('B', `M-${'A'.repeat(62)}`)])]
    expect(names.map((name) => recordIdSchema.safeParse(name).success)).toEqual([true, true])
    expect(new Set(names).size).toBe(2)
  })

  it('FILE-01 the name used by a refused handover is reused only to hand over the same parcels again', () => {
    const at = '2026-11-22T05:00:00Z'
    const handover = (id: string): SavedOrderCommand => ({ action: 'handover', body: { id, rev: 1, manifestId: 'M-A', at }, sequence: 1, savedAt: now, progress: { state: 'rejected', message: null, code: 'changed', field: null } })
    const refused = (id: string) => overlay(order(id), [handover(id)])
    expect(manifestIdOf([order('A'), order('D')], [order('A'), order('D'), refused('B')])).toBe('M-D')
    // All of it was refused: printed and handed over again, it is the same manifest.
    expect(manifestIdOf([refused('A'), refused('B')], [refused('A'), refused('B')])).toBe('M-A')
  })
})
