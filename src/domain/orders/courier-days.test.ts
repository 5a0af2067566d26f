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

describe('what is printed and handed over together', () => {
  it('FILE-01 is what was packed on one day for one courier, the latest day first', () => {
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

  it('FILE-01 tells couriers apart whatever script they write themselves in', () => {
    const days = courierDays([order('A', { courier: 'दिल्लीवरी' }), order('B', { courier: 'ब्लू डार्ट' })], now)
    expect(days.map(({ courier, parcels }) => [courier, parcels.length])).toEqual([['दिल्लीवरी', 1], ['ब्लू डार्ट', 1]])
  })

  it('FILE-01 LANG-01 says what a day is called by its id alone', () => {
    const days = [order('A', { courier: 'Rail & Road' }), order('B', { shipBy: 'self' }), order('C', { courier: null })]
    expect(courierDays(days, now).map(({ id }) => courierDayOf(id))).toEqual([
      { day: '2026-11-22', shipBy: 'lazy', courier: null },
      { day: '2026-11-22', shipBy: 'lazy', courier: 'Rail Road' },
      { day: '2026-11-22', shipBy: 'self', courier: null },
    ])
    expect(['', 'OD-1', '2026-99-99.lazy', 'lazy', '2026-11-22', '2026-11-22.lazy-bones'].map(courierDayOf)).toEqual([null, null, null, null, null, null])
  })

  it('FILE-01 goes by the day in India', () => {
    expect(courierDays([order('A', { packed: packedAt('2026-11-21T19:00:00Z') })], now)[0]?.day).toBe('2026-11-22')
  })

  it('FILE-01 stays listed for a week, and as long as something of it lies on the shelf', () => {
    const old = packedAt('2026-11-01T04:00:00Z')
    const listed = courierDays([order('A', { packed: old }), order('B', { packed: old, state: 'on-the-way', courier: 'Rail' })], now)
    expect(listed.map(({ courier }) => courier)).toEqual(['Dak Express'])
    const left = (at: string) => order('C', { packed: packedAt(at), state: 'on-the-way' })
    expect(['2026-11-15T04:00:00Z', '2026-11-14T04:00:00Z'].map((at) => courierDays([left(at)], now).length)).toEqual([1, 0])
  })

  it('FILE-01 lists an old day for what was given away here and refused, and not for what has still to be sent or was refused later', () => {
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

  it('FILE-01 is on this phone where one of its parcels is, and has each on the day on which it was packed, also of one sheet', () => {
    const mates = [order('A', { state: 'on-the-way', manifestId: 'M-A' }), order('B', { state: 'on-the-way', manifestId: 'M-A', packed: packedAt('2026-11-21T04:00:00Z') })]
    const cancel: SavedOrderCommand = { action: 'cancel', body: { id: 'C', rev: 1, reason: 'damaged', lineIds: ['L-1'] }, sequence: 1, savedAt: now, progress: { state: 'waiting' } }
    const here = overlay(orderToPack({ id: 'C', state: 'packed', packed: packedAt('2026-11-22T04:00:00Z') }), [cancel])
    expect(courierDays([...mates, here], now).map(({ day, parcels, onThisPhone }) => [day, parcels.length, onThisPhone])).toEqual([
      ['2026-11-22', 2, true],
      ['2026-11-21', 1, false],
    ])
    expect(courierDays([here, ...mates], now).map(({ onThisPhone }) => onThisPhone)).toEqual([true, false])
  })

  it('FILE-01 knows what is left of a sheet of which all others have left', () => {
    const left = (id: string, manifestId: string) => order(id, { state: 'on-the-way', manifestId })
    const sheet = { id: 'M-A', parcels: ['A', 'B', 'C'] }
    const known = [left('A', 'M-A'), order('B'), order('C'), left('D', 'M-D')]
    const isRest = (...pile: readonly string[]) => isRestOf(sheet, known.filter(({ id }) => pile.includes(id)), known)
    expect([isRest('B', 'C'), isRest('B'), isRest('B', 'C', 'D')]).toEqual([true, false, false])
  })

  it('FILE-01 stays listed, for its sheet to be printed, with all of its parcels, until the handing over of an older day has arrived', () => {
    const handover: SavedOrderCommand = { action: 'handover', body: { id: 'A', rev: 1, manifestId: 'M-A', at: '2026-11-22T05:00:00Z' }, sequence: 1, savedAt: now, progress: { state: 'waiting' } }
    const handedOver = overlay(orderToPack({ id: 'A', state: 'packed', packed: packedAt('2026-11-01T04:00:00Z') }), [handover])
    const mate = order('B', { packed: packedAt('2026-11-01T04:00:00Z'), state: 'on-the-way', manifestId: 'M-A' })
    const other = order('C', { packed: packedAt('2026-11-01T04:00:00Z'), state: 'on-the-way', manifestId: 'M-C' })
    const [day] = courierDays([handedOver, mate, other], now)
    expect([...manifestsOf(day?.parcels ?? [])].map(([id, all]) => [id, all.map((parcel) => parcel.id)])).toEqual([['M-A', ['A', 'B']]])
  })

  it('FILE-01 is in the order of packing: by time, then by SKU; what was cancelled is not there', () => {
    const [line] = orderToPack().lines
    const ofSku = (sku: string) => (line === undefined ? [] : [{ ...line, sku }])
    const days = courierDays(
      [order('A', { lines: ofSku('Z') }), order('B', { lines: ofSku('K') }), order('C', { packBy: '2026-11-22T03:00:00Z' }), order('D', { state: 'cancelled' })],
      now,
    )
    expect(days[0]?.parcels.map(({ id }) => id)).toEqual(['C', 'B', 'A'])
  })

  it('FILE-01 has SKUs in the order in which the list has them, capitals first', () => {
    const ofSku = (sku: string) => orderToPack().lines.map((line) => ({ ...line, sku }))
    const skus = ['sku-b', 'SKU-a', 'a', 'B']
    const [day] = courierDays(skus.map((sku) => order(sku, { lines: ofSku(sku) })), now)
    expect(day?.parcels.map(({ id }) => id)).toEqual(['B', 'SKU-a', 'a', 'sku-b'])
  })

  it('FILE-01 CLASH-02 has what left although its packing was refused with the others of its sheet, alone on the day on which it left', () => {
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

  it('FILE-01 CLASH-01 has what was handed over here although its packing was refused, or it was cancelled meanwhile, on its day and its sheet, until that is decided', () => {
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

  it('FILE-01 has what the seller has sent herself although its packing was refused, and what another phone packed before as it stands on the sheet', () => {
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

  it('FILE-01 has manifests of what left together, each named by its first parcel', () => {
    const left = (id: string, manifestId: string) => order(id, { state: 'on-the-way', manifestId })
    const [day] = courierDays([left('A', 'M-A'), left('B', 'M-B'), left('C', 'M-A'), order('D')], now)
    expect([...manifestsOf(day?.parcels ?? [])].map(([id, parcels]) => [id, parcels.map((parcel) => parcel.id)])).toEqual([
      ['M-A', ['A', 'C']],
      ['M-B', ['B']],
    ])
    expect(manifestIdOf([order('D'), order('E')], [])).toBe('M-D')
  })

  it('FILE-01 gives a sheet no name that another one has, though the parcel that it is of stayed here, and the same pile the same name', () => {
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

  it('FILE-01 knows the name of a sheet by what was handed over here and has not arrived', () => {
    const at = '2026-11-22T05:00:00Z'
    const handover = (id: string): SavedOrderCommand => ({ action: 'handover', body: { id, rev: 1, manifestId: 'M-A', at }, sequence: 1, savedAt: now, progress: { state: 'rejected', message: null, code: 'changed', field: null } })
    const refused = (id: string) => overlay(order(id), [handover(id)])
    expect(manifestIdOf([order('A'), order('D')], [order('A'), order('D'), refused('B')])).toBe('M-D')
    // All of it was refused: printed and handed over again, it is the same manifest.
    expect(manifestIdOf([refused('A'), refused('B')], [refused('A'), refused('B')])).toBe('M-A')
  })
})
