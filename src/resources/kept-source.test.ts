import { describe, expect, it } from 'vitest'
import { lateAnswer } from '../../tests/support/late-answer'
import { lookAt, openTabsOfPhone, ready } from '../../tests/support/reading-tabs'
import { untilHolds } from '../../tests/support/until-holds'

describe('a resource of the backend', () => {
  it('READ-03 is requested at the start even if no screen shows it, and is shown on every screen that does', async () => {
    const phone = openTabsOfPhone()
    phone.server.put('A')
    const tab = phone.openTab()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    const { shown } = lookAt(tab)
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('READ-03 is requested by one tab for all, and every tab shows the answer', async () => {
    const phone = openTabsOfPhone()
    phone.server.put('A')
    const tabs = [phone.openTab(), phone.openTab()]
    const screens = tabs.map((tab) => lookAt(tab))
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    for (const { shown } of screens) await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
    phone.server.put('B')
    phone.state.now += 60_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
    for (const { shown } of screens) await untilHolds(() => expect(shown()).toMatchObject(ready('B', 'A')))
    // Two successful answers end no session.
    expect(phone.unauthorised).not.toHaveBeenCalled()
  })

  it('READ-03 is requested every minute, and only while a screen shows it', async () => {
    const phone = openTabsOfPhone()
    const tab = phone.openTab()
    const first = lookAt(tab)
    const second = lookAt(tab)
    expect([...phone.repeated.values()]).toEqual([60_000])
    first.leave()
    expect(phone.repeated.size).toBe(1)
    second.leave()
    expect(phone.repeated.size).toBe(0)
    await phone.settle()
  })

  it('READ-03 is not requested again within half a minute', async () => {
    const phone = openTabsOfPhone()
    phone.openTab()
    await phone.settle()
    for (const [later, times] of [[29_999, 1], [1, 2]] as const) {
      phone.state.now += later
      phone.occur()
      await phone.settle()
      expect(phone.server.asked).toHaveLength(times)
    }
  })

  it('READ-03 READ-04 is requested once more if an occasion comes during a request, as another seller may have signed in', async () => {
    const phone = openTabsOfPhone()
    const { coming, answer } = lateAnswer<null>()
    phone.server.answer = () => coming
    phone.openTab()
    await untilHolds(() => expect(phone.server.asked).toHaveLength(1))
    phone.state.reader = { sellerId: 'S2', token: 'T1' }
    phone.occur()
    answer(null)
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
  })

  it('READ-03 is requested when the network is back, and not before', async () => {
    const phone = openTabsOfPhone()
    phone.state.online = false
    const { shown } = lookAt(phone.openTab())
    await phone.settle()
    expect(phone.server.asked).toEqual([])
    await untilHolds(() => expect(shown()).toMatchObject({ kind: 'ready', value: { kind: 'nothing' } }))
    phone.state.online = true
    phone.server.put('A')
    phone.occur()
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('EXT-02 READ-03 is not requested until the backend offers it', async () => {
    const phone = openTabsOfPhone()
    phone.state.isOffered = false
    phone.server.put('A')
    const { shown } = lookAt(phone.openTab())
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toEqual([])
    phone.state.isOffered = true
    phone.occur()
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('EXT-02 READ-03 is requested as soon as the backend offers it, for a screen that was open before', async () => {
    const phone = openTabsOfPhone()
    phone.server.put('A')
    phone.state.isOffered = false
    const tab = phone.openTab()
    const { shown } = lookAt(tab)
    await phone.settle()
    expect(phone.server.asked).toHaveLength(0)
    phone.state.isOffered = true
    await tab.prepare()
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('READ-03 reports a rejected token once', async () => {
    const phone = openTabsOfPhone()
    phone.state.reader = { sellerId: 'S1', token: 'old' }
    phone.openTab()
    await phone.settle()
    expect(phone.unauthorised.mock.calls).toEqual([[{ sellerId: 'S1', token: 'old' }]])
  })

  it('READ-04 is requested for the seller who signs in, and shown only to her', async () => {
    const phone = openTabsOfPhone()
    phone.state.reader = null
    const tab = phone.openTab()
    await phone.settle()
    expect(phone.server.asked).toEqual([])
    expect(lookAt(tab, null).shown()).toMatchObject({ kind: 'ready', value: { kind: 'nothing' } })
    phone.server.put('A')
    phone.state.reader = { sellerId: 'S2', token: 'T1' }
    phone.occur()
    const [hers, others] = [lookAt(tab, 'S2'), lookAt(tab, 'S1')]
    await untilHolds(() => expect(hers.shown()).toMatchObject(ready('A')))
    expect(others.shown()).toMatchObject({ kind: 'ready', value: { kind: 'nothing' } })
  })
})
