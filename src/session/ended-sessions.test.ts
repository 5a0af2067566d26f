import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { createEndedSessions } from './ended-sessions'

let databases = 0
const newSessions = () => createEndedSessions(`sessions-${(databases += 1)}`)

describe('sessions that were ended', () => {
  it('LAYOUT-04 are known by their token, and no other', async () => {
    const sessions = newSessions()
    expect(await sessions.hasEnded('T-1')).toBe(false)
    await sessions.end('T-1')
    expect(await sessions.hasEnded('T-1')).toBe(true)
    for (const other of ['T-2', 'T-11', '1-T', '']) expect(await sessions.hasEnded(other)).toBe(false)
  })

  it('QUEUE-06 end with the sign-in of the next seller', async () => {
    const sessions = newSessions()
    await sessions.replace('T-1', 'T-2')
    expect([await sessions.hasEnded('T-1'), await sessions.hasEnded('T-2')]).toEqual([true, false])
    await sessions.replace(null, 'T-3')
    expect(await sessions.hasEnded('T-2')).toBe(false)
  })

  it('LOGIN-09 begin anew with a token that was there before', async () => {
    const sessions = newSessions()
    await sessions.end('T-1')
    await sessions.replace(null, 'T-1')
    expect(await sessions.hasEnded('T-1')).toBe(false)
    await sessions.replace('T-1', 'T-1')
    expect(await sessions.hasEnded('T-1')).toBe(false)
  })

  it('LAYOUT-04 are stored so that a dead battery does not undo it', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await newSessions().end('T-1')
    expect(transaction).toHaveBeenCalledWith('ended', 'readwrite', { durability: 'strict' })
  })

  it('LAYOUT-04 are not claimed to be stored when they are not', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await expect(newSessions().end('T-1')).rejects.toThrow()
  })

  it('LAYOUT-04 leave nothing of the token on the device', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await newSessions().end('secret-token')
    expect(JSON.stringify(put.mock.calls)).not.toContain('secret')
  })
})
