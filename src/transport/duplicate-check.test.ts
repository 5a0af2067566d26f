import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDuplicateServer, type DuplicateServer } from '../../tests/support/duplicate-server'
import { startInBrowserBackend, stopInBrowserBackend } from '../../tests/support/in-browser-backend'
import { untilHolds } from '../../tests/support/until-holds'
import { checkDuplicate, type DuplicateQuestion } from './duplicate-check'

const email: DuplicateQuestion = { field: 'email', value: 'asha@example.com' }
const mobile: DuplicateQuestion = { field: 'mobile', value: '9876543210' }
const patient = new AbortController().signal

describe('the duplicate check with a server', () => {
  let server: DuplicateServer

  beforeEach(async () => {
    server = await startDuplicateServer()
  })
  afterEach(() => server.stop())

  const asked = (count: number) => untilHolds(() => expect(server.questions).toHaveLength(count))
  const disconnected = () => untilHolds(() => expect(server.connections()).toBe(0))

  it.each([
    [email, { email: 'asha@example.com' }],
    [mobile, { mobile: '9876543210' }],
  ])('REG-08 asks about $field under its own name, and disconnects after the answer', async (question, payload) => {
    const availability = checkDuplicate(server.backend, question, patient)
    await asked(1)
    expect(server.questions[0]?.payload).toEqual(payload)
    expect(server.connections()).toBe(1)
    server.questions[0]?.answer({ field: question.field, available: true })
    expect(await availability).toBe('available')
    await disconnected()
  })

  it.each([
    [true, 'available'],
    ['true', 'available'],
    [false, 'taken'],
    ['false', 'taken'],
    ['yes', 'taken'],
  ])('REG-08 reads available: %j as %s', async (available, expected) => {
    const availability = checkDuplicate(server.backend, email, patient)
    await asked(1)
    server.questions[0]?.answer({ field: 'email', available })
    expect(await availability).toBe(expected)
  })

  it('REG-09 ignores answers about another field and invalid answers', async () => {
    const availability = checkDuplicate(server.backend, email, patient)
    await asked(1)
    for (const message of [{ field: 'mobile', available: true }, { field: 'email' }, 'true', null])
      server.questions[0]?.answer(message)
    server.questions[0]?.answer({ field: 'email', available: false })
    expect(await availability).toBe('taken')
  })

  it('REG-09 never uses the answer to an older value for the newer one', async () => {
    const older = checkDuplicate(server.backend, { field: 'email', value: 'old@example.com' }, patient)
    await asked(1)
    const newer = checkDuplicate(server.backend, { field: 'email', value: 'new@example.com' }, patient)
    await asked(2)
    server.questions[0]?.answer({ field: 'email', available: false })
    expect(await older).toBe('taken')
    server.questions[1]?.answer({ field: 'email', available: true })
    expect(await newer).toBe('available')
  })

  it('REG-09 a cancelled question is unknown at once, and its connection is closed', async () => {
    const control = new AbortController()
    const availability = checkDuplicate(server.backend, email, control.signal)
    await asked(1)
    control.abort()
    expect(await availability).toBe('unknown')
    await disconnected()
  })

  it('REG-09 a question cancelled beforehand is never sent', async () => {
    expect(await checkDuplicate(server.backend, email, AbortSignal.abort())).toBe('unknown')
    expect(server.connections()).toBe(0)
    expect(server.questions).toEqual([])
  })

  it('REG-08 asks once more if the connection breaks before the answer', async () => {
    const availability = checkDuplicate(server.backend, mobile, patient)
    await asked(1)
    server.questions[0]?.breakOff()
    await asked(2)
    expect(server.questions[1]?.payload).toEqual(server.questions[0]?.payload)
    server.questions[1]?.answer({ field: 'mobile', available: true })
    expect(await availability).toBe('available')
  })

  it('REG-08 is unknown after eight seconds without an answer, and the connection is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const end = vi.fn()
      const availability = checkDuplicate(server.backend, email, patient).then(end)
      vi.advanceTimersByTime(7999)
      await Promise.resolve()
      expect(end).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      await availability
      expect(end).toHaveBeenCalledWith('unknown')
    } finally {
      vi.useRealTimers()
    }
    await disconnected()
  })
})

describe('the duplicate check with a server that supports only polling', () => {
  it('REG-08 gets its answer', async () => {
    const server = await startDuplicateServer(['polling'])
    const availability = checkDuplicate(server.backend, email, patient)
    await untilHolds(() => expect(server.questions).toHaveLength(1))
    server.questions[0]?.answer({ field: 'email', available: true })
    expect(await availability).toBe('available')
    await server.stop()
  })
})

describe('the duplicate check with the in-browser service', () => {
  afterEach(stopInBrowserBackend)

  it('REG-08 BACKEND-02 finds taken and available values', async () => {
    const backend = await startInBrowserBackend()
    expect(await checkDuplicate(backend, email, patient)).toBe('taken')
    expect(await checkDuplicate(backend, { field: 'email', value: 'zoya@example.com' }, patient)).toBe('available')
    expect(await checkDuplicate(backend, { field: 'mobile', value: '9000000103' }, patient)).toBe('taken')
    expect(await checkDuplicate(backend, mobile, patient)).toBe('available')
  })
})
