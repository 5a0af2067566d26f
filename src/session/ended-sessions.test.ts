import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { createEndedSessions } from './ended-sessions'

let databases = 0
const newSessions = () => createEndedSessions(`sessions-${(databases += 1)}`)

describe('the record of ended sessions', () => {
  it('LAYOUT-04 recognises an ended session by its token, and no other', async () => {
    const sessions = newSessions()
    expect(await sessions.hasEnded('T-1')).toBe(false)
    await sessions.end('T-1')
    expect(await sessions.hasEnded('T-1')).toBe(true)
    for (const other of ['T-2', 'T-11', '1-T', '']) expect(await sessions.hasEnded(other)).toBe(false)
  })

  it('QUEUE-06 contains the session of the previous seller after the next one signs in', async () => {
    const sessions = newSessions()
    await sessions.replace('T-1', 'T-2')
    expect([await sessions.hasEnded('T-1'), await sessions.hasEnded('T-2')]).toEqual([true, false])
    await sessions.replace(null, 'T-3')
    expect(await sessions.hasEnded('T-2')).toBe(false)
  })

  it('LOGIN-09 does not contain a token that is signed in again', async () => {
    const sessions = newSessions()
    await sessions.end('T-1')
    await sessions.replace(null, 'T-1')
    expect(await sessions.hasEnded('T-1')).toBe(false)
    await sessions.replace('T-1', 'T-1')
    expect(await sessions.hasEnded('T-1')).toBe(false)
  })

  it('LAYOUT-04 is written with strict durability, so that it survives a dead battery', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await newSessions().end('T-1')
    expect(transaction).toHaveBeenCalledWith('ended', 'readwrite', { durability: 'strict' })
  })

  it('LAYOUT-04 rejects if the device is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await expect(newSessions().end('T-1')).rejects.toThrow()
  })

  it('LAYOUT-04 does not contain the token itself', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await newSessions().end('secret-token')
    expect(JSON.stringify(put.mock.calls)).not.toContain('secret')
  })
})
