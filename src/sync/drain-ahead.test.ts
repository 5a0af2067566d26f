import type { Credentials } from '@/session/credentials'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallResult } from '@/transport/call'
import { manualTimers } from '../../tests/support/manual-timers'
import { openOutbox, rowsOf, saveChange, type TestOutbox } from '../../tests/support/outbox-store'
import { drain, type DrainEnd, type DrainTools } from './drain'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Answer = CallResult<{ readonly message?: string }>
const yes: Answer = { kind: 'ok', data: {} }

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** Changes of separate things, sent to a backend that answers when the test says so. */
async function openLine(
  things: readonly (readonly number[])[],
  changeOutbox: (outbox: DrainTools['outbox']) => Partial<DrainTools['outbox']> = () => ({}),
  leave: () => Promise<void> = () => Promise.resolve(),
) {
  const store: TestOutbox = openOutbox()
  for (const [index, thing] of things.entries()) await saveChange(store, thing, index + 1)
  const timers = manualTimers(store.clock)
  const session: { sender: Credentials | null } = { sender: { sellerId: 'S1', token: 'T1' } }
  const sent: string[] = []
  let answer: (given: Answer) => void = () => undefined
  const tools: DrainTools = {
    outbox: { ...store.outbox, ...changeOutbox(store.outbox) },
    send: async (_, body) => {
      sent.push('nickname' in body ? body.nickname : '')
      const answered = new Promise<Answer>((resolve) => {
        answer = resolve
      })
      await leave()
      return answered
    },
    sender: () => session.sender,
    now: () => store.clock.time,
    random: () => 0.5,
    schedule: timers.schedule,
  }
  const rest = async (): Promise<void> => {
    // Earlier store operations finish before a later read does.
    for (let time = 0; time < 5; time += 1) {
      await turn()
      await rowsOf(store)
    }
  }
  return {
    store,
    session,
    sent,
    begin: (): Promise<DrainEnd> => drain(tools, false),
    /** Waits until only the answer is missing. @returns the states of all rows */
    async states(): Promise<string> {
      await rest()
      return (await rowsOf(store)).map(({ state, attempts }) => `${state} ${attempts}`).join(', ')
    },
    answer: (given: Answer = yes): void => answer(given),
    async pass(milliseconds: number): Promise<void> {
      await timers.pass(milliseconds, rest)
      await rest()
    },
  }
}

describe('while a submission is being sent', () => {
  it('QUEUE-02 P26 the previous one is settled and the next one claimed, which leaves as soon as the answer is there', async () => {
    const line = await openLine([[1], [2], [3]])
    const end = line.begin()
    expect(await line.states()).toBe('sending 1, sending 1, waiting 0')
    line.answer()
    expect(await line.states()).toBe('accepted 1, sending 1, sending 1')
    line.answer()
    expect(await line.states()).toBe('accepted 1, accepted 1, sending 1')
    line.answer()
    expect(await end).toEqual({ kind: 'empty' })
    expect(line.sent).toEqual(['Change-1 thing:1', 'Change-2 thing:2', 'Change-3 thing:3'])
  })

  it('QUEUE-02 P26 nothing is settled or claimed before its request has left', async () => {
    vi.stubGlobal('scheduler', { yield: turn })
    const done: string[] = []
    const noted =
      <Of extends readonly unknown[], Result>(what: string, work: (...of: Of) => Result) =>
      (...of: Of): Result => {
        done.push(what)
        return work(...of)
      }
    const line = await openLine([[1], [2], [3]], ({ claim, settleAndClaim }) => ({
      claim: noted('claimed', claim),
      settleAndClaim: noted('written and claimed', settleAndClaim),
    }), async () => {
      for (let promise = 0; promise < 9; promise += 1) await Promise.resolve()
      done.push('left')
    })
    const end = line.begin()
    for (let time = 0; time < 3; time += 1) {
      await line.states()
      line.answer()
    }
    await end
    expect(done).toEqual(['claimed', 'left', 'claimed', 'left', 'written and claimed', 'left'])
  })

  it('QUEUE-02 a submission that shares a scope with it waits for its answer', async () => {
    const line = await openLine([[1], [1, 2], [3]])
    const end = line.begin()
    expect(await line.states()).toBe('sending 1, waiting 0, waiting 0')
    line.answer()
    expect(await line.states()).toBe('accepted 1, sending 1, sending 1')
    line.answer()
    await line.states()
    line.answer()
    expect(await end).toEqual({ kind: 'empty' })
  })

  it('QUEUE-02 P2 a newer version of the previous submission is sent before later ones that share a scope with it', async () => {
    const line = await openLine([[1], [2], [1, 2]])
    const end = line.begin()
    await line.states()
    await saveChange(line.store, [1], 9)
    for (let time = 0; time < 4; time += 1) {
      line.answer()
      await line.states()
    }
    expect(await end).toEqual({ kind: 'empty' })
    expect(line.sent.map((text) => text.split(' ')[0])).toEqual(['Change-1', 'Change-2', 'Change-9', 'Change-3'])
  })

  it('QUEUE-04 P20 on a slow line the next one is released after a second, and can be changed in its place', async () => {
    const line = await openLine([[1], [2], [3], [4]])
    const end = line.begin()
    await line.states()
    await line.pass(999)
    expect(await line.states()).toBe('sending 1, sending 1, waiting 0, waiting 0')
    await line.pass(1)
    expect(await line.states()).toBe('sending 1, waiting 0, waiting 0, waiting 0')
    await saveChange(line.store, [2], 9)
    line.answer()
    expect(await line.states()).toBe('accepted 1, sending 1, waiting 0, waiting 0')
    line.answer()
    // This answer came at once, so the next row is claimed ahead again.
    expect(await line.states()).toBe('accepted 1, accepted 1, sending 1, sending 1')
    line.answer()
    await line.states()
    line.answer()
    expect(await end).toEqual({ kind: 'empty' })
    expect(line.sent.map((text) => text.split(' ')[0])).toEqual(['Change-1', 'Change-9', 'Change-3', 'Change-4'])
  })

  it.each<[string, Answer]>([
    ['paused', { kind: 'unavailable', status: 503, message: null, retryAfterMilliseconds: null }],
    ['unauthorised', { kind: 'unauthorised', message: null }],
  ])('QUEUE-05 P9 if it is %s, the next one is released unsent and unchanged', async (_, given) => {
    const line = await openLine([[1], [2]])
    const end = line.begin()
    await line.states()
    line.answer(given)
    await end
    expect(await line.states()).toBe('waiting 1, waiting 0')
    expect(line.sent).toEqual(['Change-1 thing:1'])
  })

  it('QUEUE-05 P6 if it is refused, the next one is sent once', async () => {
    const line = await openLine([[1], [2]])
    const end = line.begin()
    await line.states()
    line.answer({ kind: 'rejected', status: 422, message: 'No.' })
    expect(await line.states()).toBe('rejected 1, sending 1')
    line.answer()
    expect(await end).toEqual({ kind: 'empty' })
    expect(line.sent).toHaveLength(2)
  })

  it('QUEUE-06 P9 P19 if the seller signs out, its answer is stored and the next one is released unsent', async () => {
    const line = await openLine([[1], [2], [3]])
    const end = line.begin()
    await line.states()
    line.answer()
    await line.states()
    line.session.sender = null
    line.answer()
    expect(await end).toEqual({ kind: 'signed-out' })
    expect(await line.states()).toBe('accepted 1, accepted 1, waiting 0')
    expect(line.sent).toHaveLength(2)
  })

  it('QUEUE-05 QUEUE-07 if it pauses, the next one, claimed by a dead tab, waits again', async () => {
    const line = await openLine([[1], [2]])
    for (const { sequence } of await rowsOf(line.store)) await line.store.outbox.claim(sequence)
    const end = line.begin()
    await line.states()
    line.answer({ kind: 'unavailable', status: 503, message: null, retryAfterMilliseconds: 60_000 })
    expect(await end).toMatchObject({ kind: 'pausing' })
    expect(await line.states()).toBe('waiting 2, waiting 1')
    expect((await rowsOf(line.store))[1]).toMatchObject({ lostAnswer: true })
    expect(line.sent).toHaveLength(1)
  })

  it('QUEUE-07 if storing an answer fails, that answer is stored with the next one', async () => {
    let fails = true
    const line = await openLine([[1], [2], [3]], (outbox) => ({
      async settleAndClaim(...which) {
        if (fails) throw new Error('The store is out of reach')
        return outbox.settleAndClaim(...which)
      },
    }))
    const end = line.begin()
    await line.states()
    line.answer()
    await line.states()
    fails = false
    line.answer()
    await expect(end).rejects.toThrow('out of reach')
    expect(await line.states()).toBe('accepted 1, accepted 1, waiting 0')
  })

  it('QUEUE-05 P9 a 401 is recorded even if the next one cannot be released', async () => {
    const line = await openLine([[1], [2]], (outbox) => ({
      async settle(submission, settlement) {
        if (settlement.kind === 'not-sent') throw new Error('The store is out of reach')
        return outbox.settle(submission, settlement)
      },
    }))
    const end = line.begin()
    await line.states()
    line.answer({ kind: 'unauthorised', message: null })
    await expect(end).rejects.toThrow('out of reach')
    expect(await line.store.outbox.isTokenRefused('T1')).toBe(true)
  })

  it('QUEUE-07 its answer is stored even if the next one cannot be claimed', async () => {
    let claims = 0
    const line = await openLine([[1], [2]], (outbox) => ({
      async claim(...which) {
        claims += 1
        if (claims === 2) throw new Error('The store is out of reach')
        return outbox.claim(...which)
      },
    }))
    const end = line.begin()
    expect(await line.states()).toBe('sending 1, waiting 0')
    line.answer()
    await expect(end).rejects.toThrow('out of reach')
    expect(await line.states()).toBe('accepted 1, waiting 0')
  })
})
