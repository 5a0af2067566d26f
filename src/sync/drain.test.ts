import { describe, expect, it } from 'vitest'
import { schedule } from '@/clock/schedule'
import type { Credentials } from '@/session/credentials'
import { claim, openOutbox, rowsOf, saveChange, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { stepBody } from '../../tests/support/step-bodies'
import { createStepServer } from '../../tests/support/step-server'
import { drain, type DrainTools, type SendCommand } from './drain'

async function openDrain(store: TestOutbox = openOutbox()) {
  const server = createStepServer()
  const session: { sender: Credentials | null } = { sender: { sellerId: 'S1', token: server.signIn('S1') } }
  await store.outbox.signIn('S1', server.nextStep('S1'))
  const tools: DrainTools = {
    outbox: store.outbox,
    send: server.send,
    sender: () => session.sender,
    now: () => store.clock.time,
    random: () => 0.5,
    schedule,
  }
  return { store, server, session, tools }
}

const sentSteps = ({ arrivals }: ReturnType<typeof createStepServer>) => arrivals.map(({ step }) => step)

describe('sending the queue', () => {
  it('QUEUE-02 sends all steps in order, each once, under its own key', async () => {
    const { store, server, tools } = await openDrain()
    for (const step of [3, 4, 5, 6, 7] as const) await saveStep(store, step, step)
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
    expect(server.applied.map(({ step, body }) => ({ step, body }))).toEqual(
      ([3, 4, 5, 6, 7] as const).map((step) => ({ step, body: stepBody(step, 'S1', step) })),
    )
    expect(server.arrivals.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3', 'key-4', 'key-5'])
    expect((await store.outbox.ledger('S1')).progress.nextStep).toBe('complete')
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'accepted'])
  })

  it('QUEUE-02 READ-02 stores the record in the answer to a command', async () => {
    const { store, tools } = await openDrain()
    await store.database.table('cursors').add({ sellerId: 'S1', resource: 'offers', last: 7 })
    await saveChange(store, [1], 1)
    const item = { id: 'A', name: 'Changed', discount: 10, purchaseValue: 499, startDate: '2026-11-01', endDate: '2026-11-30' }
    const send: SendCommand = async () => ({ kind: 'ok', data: { record: item } })
    expect(await drain({ ...tools, send }, false)).toEqual({ kind: 'empty' })
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted'])
    expect(await store.database.records.toArray()).toEqual([{ sellerId: 'S1', resource: 'offers', id: 'A', place: 8, item }])
  })

  it('QUEUE-02 READ-02 accepts a command even if the record in its answer cannot be read', async () => {
    const { store, tools } = await openDrain()
    await store.database.table('cursors').add({ sellerId: 'S1', resource: 'offers', last: 7 })
    await saveChange(store, [1], 1)
    const send: SendCommand = async () => ({ kind: 'ok', data: { record: { id: 'A', discount: 'half' } } })
    expect(await drain({ ...tools, send }, false)).toEqual({ kind: 'empty' })
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted'])
    expect(await store.database.records.toArray()).toEqual([])
  })

  it('QUEUE-02 sends nothing in a second run', async () => {
    const { store, server, tools } = await openDrain()
    await saveStep(store, 3, 1)
    await drain(tools, false)
    await drain(tools, true)
    expect(server.arrivals).toHaveLength(1)
  })

  it('QUEUE-04 sends a newer version, saved while the older one is being sent, right after it', async () => {
    const { store, server, tools } = await openDrain()
    await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    let saved = false
    const send: SendCommand = async (...call) => {
      if (!saved) await saveStep(store, 3, 9)
      saved = true
      return server.send(...call)
    }
    await drain({ ...tools, send }, false)
    expect(server.applied.map(({ body }) => body)).toEqual([stepBody(3, 'S1', 1), stepBody(3, 'S1', 9), stepBody(4, 'S1', 2)])
  })
})

describe('failed tries', () => {
  it.each([
    ['lost-before-effect', { kind: 'unreachable' }],
    ['lost-after-effect', { kind: 'unreachable' }],
    ['server-error', { kind: 'unavailable', status: 503, message: null }],
    ['server-error-after-effect', { kind: 'unavailable', status: 500, message: null }],
    ['web-page', { kind: 'unavailable', status: 200, message: null }],
  ] as const)('QUEUE-05 %s: the step is kept and pauses, nothing overtakes it, and it is sent again under the same key', async (fault, failure) => {
    const { store, server, tools } = await openDrain()
    await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    server.faultsToCome.push(fault)
    expect(await drain(tools, false)).toEqual({ kind: 'pausing', milliseconds: 250 })
    expect(sentSteps(server)).toEqual([3])
    expect((await rowsOf(store))[0]).toMatchObject({ state: 'waiting', attempts: 1, pause: { failure, milliseconds: 250, serverRequested: false } })
    store.clock.time += 250
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
    expect(server.arrivals.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
    expect(server.applied.map(({ step }) => step)).toEqual([3, 4])
  })

  it('QUEUE-05 a pause that the server asked for is never shortened', async () => {
    const { store, server, tools } = await openDrain()
    await saveStep(store, 3, 1)
    server.faultsToCome.push('busy')
    expect(await drain(tools, false)).toEqual({ kind: 'pausing', milliseconds: 2000 })
    store.clock.time += 1999
    expect(await drain(tools, true)).toEqual({ kind: 'pausing', milliseconds: 1 })
    expect(server.arrivals).toHaveLength(1)
    store.clock.time += 1
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
  })

  it('QUEUE-05 skips our own pause once if asked to', async () => {
    const { store, server, tools } = await openDrain()
    await saveStep(store, 3, 1)
    server.faultsToCome.push('server-error', 'server-error', 'server-error')
    await drain(tools, false)
    expect(await drain(tools, true)).toEqual({ kind: 'pausing', milliseconds: 500 })
    expect(server.arrivals).toHaveLength(2)
    expect(await drain(tools, false)).toEqual({ kind: 'pausing', milliseconds: 500 })
    expect(server.arrivals).toHaveLength(2)
  })
})

describe('a refused step', () => {
  it('QUEUE-05 is tried once, holds the later steps, and keeps the message of the server', async () => {
    const { store, server, tools } = await openDrain()
    await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    server.faultsToCome.push('refused')
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
    await drain(tools, true)
    expect(sentSteps(server)).toEqual([3])
    expect((await rowsOf(store))[0]).toMatchObject({ state: 'rejected', status: 422, message: 'Not so.', body: stepBody(3, 'S1', 1) })
    await saveStep(store, 3, 5)
    await drain(tools, false)
    expect(server.applied.map(({ body }) => body)).toEqual([stepBody(3, 'S1', 5), stepBody(4, 'S1', 2)])
  })
})

describe('the seller of the steps', () => {
  it('QUEUE-06 nothing is sent while nobody is signed in', async () => {
    const { store, server, session, tools } = await openDrain()
    await saveStep(store, 3, 1)
    session.sender = null
    expect(await drain(tools, true)).toEqual({ kind: 'signed-out' })
    expect(server.arrivals).toEqual([])
  })

  it('QUEUE-06 nothing of another seller is sent', async () => {
    const { store, server, session, tools } = await openDrain()
    await saveStep(store, 3, 1, 'S1')
    await saveStep(store, 3, 2, 'S2')
    session.sender = { sellerId: 'S2', token: server.signIn('S2') }
    expect(await drain(tools, true)).toEqual({ kind: 'empty' })
    expect(server.applied).toEqual([{ sellerId: 'S2', step: 3, body: stepBody(3, 'S2', 2) }])
    expect((await rowsOf(store, 'S1'))[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  it('QUEUE-06 the token is read immediately before sending', async () => {
    const { store, server, session, tools } = await openDrain()
    await saveStep(store, 3, 1)
    const fresh = server.signIn('S1')
    const outbox: DrainTools['outbox'] = {
      ...store.outbox,
      async claim(sequence) {
        session.sender = { sellerId: 'S1', token: fresh }
        return store.outbox.claim(sequence)
      },
    }
    await drain({ ...tools, outbox }, false)
    expect(server.arrivals.map(({ token }) => token)).toEqual([fresh])
  })

  it.each([['another seller signs in', 'S2'], ['the seller signs out', null]])(
    'QUEUE-06 nothing is sent when %s at the last moment, and the step stays as it was',
    async (_, sellerId) => {
      const { store, server, session, tools } = await openDrain()
      const sequence = await saveStep(store, 3, 1)
      const outbox: DrainTools['outbox'] = {
        ...store.outbox,
        async claim(claimed) {
          session.sender = sellerId === null ? null : { sellerId, token: server.signIn(sellerId) }
          return store.outbox.claim(claimed)
        },
      }
      expect(await drain({ ...tools, outbox }, false)).toEqual({ kind: sellerId === null ? 'signed-out' : 'empty' })
      expect(server.arrivals).toEqual([])
      expect(await rowsOf(store)).toEqual([expect.objectContaining({ sequence, state: 'waiting', pause: null, key: 'key-1' })])
    },
  )

  it('QUEUE-05 ROUTE-08 a 401 stops the run after one request, keeps all steps, and they are sent after the next sign-in of the seller', async () => {
    const { store, server, session, tools } = await openDrain()
    const expired = session.sender
    if (expired === null) throw new Error('Nobody is signed in')
    await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    server.expire(expired.token)
    expect(await drain(tools, false)).toEqual({ kind: 'unauthorised', sender: expired, message: 'Signed out.' })
    expect(sentSteps(server)).toEqual([3])
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    session.sender = { sellerId: 'S1', token: server.signIn('S1') }
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
    expect(server.arrivals.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })
})

describe('taking over from another tab', () => {
  it.each(['before', 'after'] as const)('QUEUE-07 sends again what a dead tab left in sending, %s its effect, and it takes effect once', async (when) => {
    const { store, server, tools } = await openDrain()
    const sequence = await saveStep(store, 3, 1)
    await saveStep(store, 4, 2)
    const orphan = await claim(store.openAgain(), sequence)
    if (when === 'after') await server.send('step3', orphan.body, { token: (await tools.sender())?.token ?? '', idempotencyKey: orphan.key })
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
    expect(server.applied.map(({ step }) => step)).toEqual([3, 4])
    expect(server.arrivals.filter(({ step }) => step === 3).every(({ key }) => key === 'key-1')).toBe(true)
  })

  it('QUEUE-07 continues if another tab discards the step that is to be sent next', async () => {
    const { store, server, tools } = await openDrain()
    const gone = await saveStep(store, 3, 1)
    const outbox: DrainTools['outbox'] = {
      ...store.outbox,
      async claim(sequence) {
        if (sequence === gone) await store.openAgain().outbox.discard(gone)
        return store.outbox.claim(sequence)
      },
    }
    expect(await drain({ ...tools, outbox }, false)).toEqual({ kind: 'empty' })
    expect(server.arrivals).toEqual([])
  })
})
