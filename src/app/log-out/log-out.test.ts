import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from '@/contract/schema'
import { draftsOfStep, newSeller } from '@/outbox/draft-key'
import { SampleDatabase } from '@/samples/sample-database'
import { createSampleStore } from '@/samples/sample-store'
import { dueRemovals, noteRemovalDone } from '@/session/due-removals'
import { createEndedSessions } from '@/session/ended-sessions'
import { createSessionStore } from '@/session/session'
import { memoryStorage } from '../../../tests/support/memory-storage'
import { openOutbox } from '../../../tests/support/outbox-store'
import { stepBody } from '../../../tests/support/step-bodies'
import { untilHolds } from '../../../tests/support/until-holds'
import { finishLogOuts, logOut, type LogOutTools } from './log-out'

let phones = 0

/** A phone on which Asha is signed in, with a waiting step, a draft, a change of the samples, and an unfinished registration. */
async function phoneInUse() {
  phones += 1
  const { outbox, database } = openOutbox()
  const samples = createSampleStore(new SampleDatabase(`log-out-samples-${phones}`))
  const endedSessionsName = `log-out-sessions-${phones}`
  const session = createSessionStore(memoryStorage(), new EventTarget())
  const timers: (() => void)[] = []
  const pictures = ['shared.png']
  const tools: LogOutTools = {
    session,
    endedSessions: createEndedSessions(endedSessionsName),
    endedSessionsName,
    outbox,
    samples,
    removePictures: async () => void pictures.splice(0),
    backend: 'demo',
    later: (callback) => void timers.push(callback),
  }
  session.signIn({ token: 'T1', sellerId: 'S1', mobile: '9876543210' })
  await outbox.save({ sellerId: 'S1', command: 'step-4', body: stepBody(4, 'S1', 1) })
  await outbox.writeDraft({ owner: 'S1', form: draftsOfStep(4) }, { values: { accountNumber: '12345678' }, savedAt: 1 })
  await outbox.writeDraft({ owner: newSeller, form: 'registration' }, { values: { firstName: 'Zubeida' }, savedAt: 1 })
  await database.senders.put({ place: 'current', sellerId: 'S1', token: 'T1' })
  await samples.put('S1', { name: 'cases', item: z.looseObject({}) }, { id: '1', value: {} })
  const stored = async () => {
    const tables = await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const))
    return JSON.stringify(tables)
  }
  const hasEnded = () => createEndedSessions(endedSessionsName).hasEnded('T1')
  return { tools, session, hasEnded, stored, pictures, timers, tick: () => timers.splice(0).forEach((run) => run()) }
}

const noRoom = (): never => {
  throw new DOMException('No room', 'QuotaExceededError')
}

afterEach(() => vi.restoreAllMocks())

describe('a log-out', () => {
  it('LAYOUT-04 S8 P18 ends the session before it removes anything, and leaves no removal due', async () => {
    const { tools, hasEnded, stored } = await phoneInUse()
    const forget = vi.fn(tools.outbox.forget)
    let signedInThen: string | null = null
    const watched = { ...tools, outbox: { forget: (...what: Parameters<typeof forget>) => {
      signedInThen ??= tools.session.read().kind
      return forget(...what)
    } } }
    expect(await logOut('nothing', watched)).toBe(true)
    expect(signedInThen).toBe('signed-out')
    expect(await hasEnded()).toBe(true)
    expect(await dueRemovals(tools.endedSessionsName)).toEqual([])
    for (const trace of ['S1', 'T1', '12345678', 'Zubeida']) expect(await stored(), trace).not.toContain(trace)
  })

  it('LAYOUT-04 P18 keeps the waiting steps and their drafts if asked to, but no token or registration draft', async () => {
    const { tools, stored } = await phoneInUse()
    expect(await logOut('waiting-steps', tools)).toBe(true)
    expect(await stored()).toContain('12345678')
    expect(await stored()).not.toContain('T1"')
    expect(await stored()).not.toContain('Zubeida')
  })

  it('LAYOUT-04 S8 P24 ends the session although every write fails, and retries until the data is removed', async () => {
    const { tools, stored, tick } = await phoneInUse()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom)
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(noRoom)
    vi.spyOn(IDBCursor.prototype, 'delete').mockImplementation(noRoom)
    expect(await logOut('nothing', tools)).toBe(false)
    expect(tools.session.read()).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
    expect(await stored()).toContain('12345678')

    vi.restoreAllMocks()
    tick()
    await untilHolds(async () => expect(await stored()).not.toContain('S1'))
  })

  it('LAYOUT-04 P24 ends the session although the store never answers', async () => {
    const { tools, tick } = await phoneInUse()
    void logOut('nothing', { ...tools, endedSessions: { end: () => new Promise(() => undefined) } })
    tick()
    await untilHolds(() => expect(tools.session.read().kind).toBe('signed-out'))
  })

  it('LAYOUT-04 S8 P24 removes the data while the picture cache never answers, and reports that some is left', async () => {
    const { tools, stored, tick } = await phoneInUse()
    const loggedOut = logOut('nothing', { ...tools, removePictures: () => new Promise(() => undefined) })
    await untilHolds(async () => expect(await stored()).not.toContain('S1'))
    tick()
    expect(await loggedOut).toBe(false)
  })

  it('LAYOUT-04 S8 P4 is completed at the next start if the browser was killed half-way', async () => {
    const { tools, hasEnded, stored, pictures } = await phoneInUse()
    const killed = { ...tools, outbox: { forget: () => new Promise<never>(() => undefined) }, removePictures: () => new Promise<never>(() => undefined) }
    void logOut('nothing', killed)
    await untilHolds(() => expect(tools.session.read().kind).toBe('signed-out'))
    expect(await hasEnded()).toBe(true)

    await finishLogOuts(tools)
    expect(await stored()).not.toContain('S1')
    expect(pictures).toEqual([])
    expect(await dueRemovals(tools.endedSessionsName)).toEqual([])
  })

  it('LAYOUT-04 S8 retries if pictures cannot be removed, and keeps them if another seller has signed in', async () => {
    const { tools, session, pictures, tick } = await phoneInUse()
    let asked = 0
    const refusing = { ...tools, removePictures: () => ((asked += 1), Promise.reject(new Error('no'))) }
    expect(await logOut('nothing', refusing)).toBe(false)
    tick()
    await untilHolds(() => expect(asked).toBe(2))
    session.signIn({ token: 'T3', sellerId: 'S2', mobile: null })
    await finishLogOuts(tools)
    expect(pictures).toEqual(['shared.png'])
    expect(await dueRemovals(tools.endedSessionsName)).toEqual([])
  })

  it('LAYOUT-04 QUEUE-06 S8 is over once she has signed in again: her data stay when another seller signs in later', async () => {
    const { tools, session, stored, tick } = await phoneInUse()
    const refusing = { ...tools, outbox: { forget: async () => ({ kind: 'not-stored', reason: 'closed' }) as const } }
    expect(await logOut('nothing', refusing)).toBe(false)
    session.signIn({ token: 'T2', sellerId: 'S1', mobile: null })
    tick()
    await untilHolds(async () => expect(await dueRemovals(tools.endedSessionsName)).toEqual([]))
    session.signIn({ token: 'T3', sellerId: 'S2', mobile: null })
    await finishLogOuts(tools)
    expect(await stored()).toContain('12345678')
  })

  it('LAYOUT-04 QUEUE-06 S8 is not continued by a tab that slept while the removal was done elsewhere', async () => {
    const { tools, session, stored, timers } = await phoneInUse()
    const forget = vi.fn(tools.outbox.forget).mockResolvedValueOnce({ kind: 'not-stored', reason: 'closed' })
    let isAsked = false
    const name = tools.endedSessionsName
    const removal = { backend: 'demo', sellerId: 'S1' } as const
    const samples = { forget: async () => ((isAsked = true), { kind: 'not-stored', reason: 'closed' } as const) }
    expect(await logOut('nothing', { ...tools, outbox: { forget }, samples })).toBe(false)
    const [goOn] = timers.splice(-1)
    isAsked = false
    await noteRemovalDone(name, removal)
    session.signIn({ token: 'T3', sellerId: 'S2', mobile: null })
    const before = await stored()
    goOn?.()
    // Asked later, this read is answered later, so the removal has been done before it.
    for (let asked = 0; asked < 3; asked += 1) expect(await dueRemovals(name)).toEqual([])
    expect(isAsked).toBe(false)
    expect(await stored()).toBe(before)
  })

  it('LAYOUT-04 QUEUE-06 S8 is not continued by a tab that slept if she has chosen meanwhile to keep what waits', async () => {
    const { tools, session, stored, timers } = await phoneInUse()
    const refusing = { ...tools, outbox: { forget: () => Promise.resolve({ kind: 'not-stored', reason: 'closed' } as const) } }
    let isSound = false
    const waking: LogOutTools = { ...tools, outbox: { forget: (...what) => (isSound ? tools : refusing).outbox.forget(...what) } }
    await logOut('nothing', waking)
    const goOn = timers.at(-1)
    // In another tab she signs in again, and logs out but keeps what waits.
    session.signIn({ token: 'T2', sellerId: 'S1', mobile: null })
    await noteRemovalDone(tools.endedSessionsName, { backend: 'demo', sellerId: 'S1' })
    await logOut('waiting-steps', { ...refusing, later: () => undefined })
    isSound = true
    goOn?.()
    // Asked later, this read is answered later, so the removal has been done before it.
    for (let asked = 0; asked < 3; asked += 1) expect(await dueRemovals(tools.endedSessionsName)).toMatchObject([{ keep: 'waiting-steps' }])
    expect(await stored()).toContain('"step":4')
  })

  it('LAYOUT-04 S8 removes no data of a seller who has signed in again, nor of the other backend', async () => {
    const { tools, stored } = await phoneInUse()
    await tools.endedSessions.end('T0', { backend: 'demo', sellerId: 'S1', keep: 'nothing' })
    await finishLogOuts(tools)
    expect(await stored()).toContain('12345678')
    tools.session.clear()
    await tools.endedSessions.end('T0', { backend: 'demo', sellerId: 'S1', keep: 'nothing' })
    await finishLogOuts({ ...tools, backend: 'real' })
    expect(await stored()).toContain('12345678')
  })
})
