import { describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '@/contract/endpoints'
import type { CallResult } from '@/transport/call'
import { anOrder } from '../../tests/support/an-order'
import { createFakeTransport } from '../../tests/support/fake-services'
import { createLookUp } from './look-up-orders'

const reader = { sellerId: 'S1', token: 'T1' }

function open(answer: CallResult<AnswerOf<'record'>>, isOnline = true) {
  const transport = createFakeTransport({ record: () => answer })
  const onUnauthorised = vi.fn()
  const lookUp = createLookUp({ call: transport.call, reader: () => reader, isOnline: () => isOnline, onUnauthorised })
  return { lookUp, calls: transport.calls, onUnauthorised }
}

const found = { kind: 'ok', data: { success: true, record: anOrder({ id: 'OD-7' }) } } as const

describe('SNAP-02 looking up an order that is not on this phone', () => {
  it('EXT-04 sends its number with the token, and no key', async () => {
    const { lookUp, calls } = open(found)
    expect(await lookUp('OD-7')).toEqual({ kind: 'found', order: anOrder({ id: 'OD-7' }) })
    expect(calls).toEqual([{ name: 'record', body: { of: 'orders', id: 'OD-7' }, options: { token: 'T1' } }])
  })

  it.each([
    ['unknown', { kind: 'rejected', status: 404, message: 'No.', code: 'unknown' }, { kind: 'unknown' }],
    ['another seller’s', { kind: 'rejected', status: 403, message: 'Another’s.', code: 'not-yours' }, { kind: 'failed', words: 'Another’s.' }],
    ['of a backend without it', { kind: 'rejected', status: 404, message: 'Not found' }, { kind: 'not-offered' }],
    ['not answered', { kind: 'unreachable', reason: 'timeout' }, { kind: 'offline' }],
    ['refused by the host', { kind: 'unreachable', reason: 'refused' }, { kind: 'refused' }],
    ['not answered now', { kind: 'unavailable', status: 503, message: null, retryAfterMilliseconds: null }, { kind: 'failed', words: null }],
    ['one that cannot be read', { kind: 'ok', data: { success: true, record: { id: 'OD-7', state: 'placed' } } }, { kind: 'failed', words: null }],
    ['not to be made out', { kind: 'unclear', status: 200, message: null }, { kind: 'failed', words: null }],
  ] as const)('returns the right result for an order: %s', async (_, answer, became) => {
    const { lookUp, onUnauthorised } = open(answer)
    expect(await lookUp('OD-7')).toEqual(became)
    expect(onUnauthorised).not.toHaveBeenCalled()
  })

  it('asks once if the number is known as it was typed', async () => {
    const { lookUp, calls } = open(found)
    expect(await lookUp('od-7')).toMatchObject({ kind: 'found' })
    expect(calls).toMatchObject([{ body: { id: 'od-7' } }])
  })

  it('asks once more in capitals if the number is unknown as it was typed', async () => {
    const transport = createFakeTransport({ record: ({ id }) => (id === 'OD-7B' ? found : { kind: 'rejected', status: 404, message: 'No.', code: 'unknown' }) })
    const lookUp = createLookUp({ call: transport.call, reader: () => reader, isOnline: () => true, onUnauthorised: () => undefined })
    expect([await lookUp('od-7b'), await lookUp('OD-8')]).toEqual([{ kind: 'found', order: anOrder({ id: 'OD-7' }) }, { kind: 'unknown' }])
    expect(transport.calls).toMatchObject([{ body: { id: 'od-7b' } }, { body: { id: 'OD-7B' } }, { body: { id: 'OD-8' } }])
  })

  it('ends the session if the token is rejected', async () => {
    const { lookUp, onUnauthorised } = open({ kind: 'unauthorised', message: null })
    expect(await lookUp('OD-7')).toEqual({ kind: 'failed', words: null })
    expect(onUnauthorised).toHaveBeenCalledWith(reader)
  })

  it('KIT-13 sends nothing without a network or for an invalid number', async () => {
    const offline = open(found, false)
    expect(await offline.lookUp('OD-7')).toEqual({ kind: 'offline' })
    const online = open(found)
    for (const number of ['', 'OD 7?']) expect([await online.lookUp(number), await offline.lookUp(number)]).toEqual([{ kind: 'no-number' }, { kind: 'no-number' }])
    expect([...offline.calls, ...online.calls]).toEqual([])
  })
})
