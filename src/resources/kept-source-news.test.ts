import { describe, expect, it, vi } from 'vitest'
import { lookAt, openTabsOfPhone, ready } from '../../tests/support/reading-tabs'
import { untilHolds } from '../../tests/support/until-holds'

describe('a resource of the backend', () => {
  it('EXT-08 SNAP-03 is asked for at once when something is told, and again where that failed', async () => {
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

  it('EXT-08 SNAP-03 is asked for every five minutes where changes are told, since what is told may get lost', async () => {
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

  it('READ-03 SNAP-03 is asked for again within a minute where it failed, also where changes are told', async () => {
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

  it('EXT-08 SNAP-03 what was told is asked for once the store can be read again', async () => {
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
