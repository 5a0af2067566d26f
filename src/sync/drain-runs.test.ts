import { describe, expect, it } from 'vitest'
import { schedule } from '@/clock/schedule'
import type { CommandBody } from '@/outbox/command'
import { claim, openOutbox, rowsOf, saveChange, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import { pauseOf } from '../../tests/support/submission-rows'
import { drain, type DrainTools } from './drain'

const sender = { sellerId: 'S1', token: 'T1' }

const markOf = (body: CommandBody): string => ('nickname' in body ? body.nickname : '')

/** A drain whose backend accepts everything. @param during runs while a request is under way */
function openDrain(store: TestOutbox, during: (body: CommandBody) => Promise<unknown> = () => Promise.resolve()) {
  const sent: string[] = []
  const looks: number[] = []
  const tools: DrainTools = {
    outbox: {
      ...store.outbox,
      next: (...question) => {
        looks.push(sent.length)
        return store.outbox.next(...question)
      },
    },
    async send(_, body) {
      sent.push(markOf(body))
      await during(body)
      return { kind: 'ok', data: {} }
    },
    sender: () => sender,
    now: () => store.clock.time,
    random: () => 0.5,
    schedule,
  }
  return { sent, looks, tools }
}

describe('many waiting submissions', () => {
  it('QUEUE-02 are sent in order, with one read of the queue for many of them', async () => {
    const store = openOutbox()
    for (let thing = 1; thing <= 60; thing += 1) await saveChange(store, [thing], thing)
    const { sent, looks, tools } = openDrain(store)
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
    expect(sent).toEqual(Array.from({ length: 60 }, (_, place) => `Change-${place + 1} thing:${place + 1}`))
    expect(looks).toEqual([0, 60, 60])
  })

  it('QUEUE-02 are read again after a second, as the seller may have changed an earlier one', async () => {
    const store = openOutbox()
    for (let thing = 1; thing <= 6; thing += 1) await saveChange(store, [thing], thing)
    const { sent, looks, tools } = openDrain(store, async () => {
      store.clock.time += 400
    })
    expect(await drain(tools, false)).toEqual({ kind: 'empty' })
    expect(sent).toHaveLength(6)
    expect(looks).toEqual([0, 3, 6, 6])
    expect((await rowsOf(store)).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('QUEUE-02 wait behind a step until it has arrived, and the queue is read again then', async () => {
    const store = openOutbox()
    await store.outbox.signIn('S1', 3)
    await saveChange(store, [1], 1)
    await saveStep(store, 3, 2)
    await saveStep(store, 4, 3)
    await saveChange(store, [2], 4)
    const { looks, tools } = openDrain(store)
    await drain(tools, false)
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
    expect(looks).toEqual([0, 1, 1, 2, 3, 4, 4])
  })

  it('QUEUE-04 wait for the newer version of the one that is being sent', async () => {
    const store = openOutbox()
    for (const thing of [1, 2, 3]) await saveChange(store, [thing, 9], thing)
    let saved = false
    const { sent, tools } = openDrain(store, async () => {
      if (!saved) await saveChange(store, [1, 9], 7)
      saved = true
    })
    await drain(tools, false)
    expect(sent.map((text) => text.split(' ')[0])).toEqual(['Change-1', 'Change-7', 'Change-2', 'Change-3'])
  })

  it('QUEUE-04 P20 are sent with their newest content, also one that was tried before', async () => {
    const store = openOutbox()
    for (const thing of [1, 2, 3, 4]) await saveChange(store, [thing], thing)
    const [, , third] = await rowsOf(store)
    await store.outbox.settle(await claim(store, third?.sequence ?? 0), { kind: 'unauthorised', token: 'T0' })
    let saved = false
    const { sent, tools } = openDrain(store, async () => {
      if (!saved) await Promise.all([saveChange(store, [2], 12), saveChange(store, [3], 13)])
      saved = true
    })
    await drain(tools, false)
    expect(sent.map((text) => text.split(' ')[0])).toEqual(['Change-1', 'Change-12', 'Change-13', 'Change-4'])
  })

  it('QUEUE-05 are not overtaken by later ones while one of them pauses', async () => {
    const store = openOutbox()
    for (const thing of [1, 2, 3]) await saveChange(store, [thing], thing)
    const [, second] = await rowsOf(store)
    await store.outbox.settle(await claim(store, second?.sequence ?? 0), { kind: 'try-again', pause: pauseOf(store.clock.time, 900) })
    const { sent, tools } = openDrain(store)
    expect(await drain(tools, false)).toEqual({ kind: 'pausing', milliseconds: 900 })
    expect(sent).toEqual(['Change-1 thing:1'])
  })
})
