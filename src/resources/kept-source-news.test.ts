import { describe, expect, it, vi } from 'vitest'
import { lookAt, openTabsOfPhone, ready } from '../../tests/support/reading-tabs'
import { untilHolds } from '../../tests/support/until-holds'

describe('a resource of the backend, with change events', () => {
  it('EXT-08 SNAP-03 is requested at once after a change event, and again at the next occasion if that failed', async () => {
    const phone = openTabsOfPhone()
    phone.openTab()
    await phone.settle()
    phone.server.put('A')
    phone.server.answer = () => Response.json({}, { status: 503 })
    phone.tell()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
    phone.server.answer = null
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(3)
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(3)
  })

  it('EXT-08 SNAP-03 is requested every five minutes while change events arrive, and every minute when they stop', async () => {
    const phone = openTabsOfPhone()
    lookAt(phone.openTab())
    await phone.settle()
    phone.state.isTold = true
    const minute = async (): Promise<number> => {
      await phone.minute()
      return phone.server.asked.length
    }
    const asked: number[] = []
    for (let minutes = 0; minutes < 6; minutes += 1) asked.push(await minute())
    expect(asked).toEqual([1, 1, 1, 1, 2, 2])
    phone.state.isTold = false
    expect(await minute()).toBe(3)
  })

  it('READ-03 SNAP-03 is requested again within a minute after a failure, even while change events arrive', async () => {
    const phone = openTabsOfPhone()
    phone.state.isTold = true
    phone.server.answer = () => Response.json({}, { status: 503 })
    const { shown } = lookAt(phone.openTab())
    await phone.settle()
    const before = phone.server.asked.length
    phone.server.answer = null
    phone.server.put('A')
    await phone.minute()
    expect(phone.server.asked).toHaveLength(before + 1)
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
    for (let minutes = 0; minutes < 4; minutes += 1) await phone.minute()
    expect(phone.server.asked).toHaveLength(before + 1)
  })

  it('EXT-08 SNAP-03 is requested for an earlier change event as soon as the store can be read again', async () => {
    const phone = openTabsOfPhone()
    phone.openTab()
    await phone.settle()
    const cannotRead = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Out of reach', 'UnknownError')
    })
    phone.tell()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    cannotRead.mockRestore()
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
  })
})
