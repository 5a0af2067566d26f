import { describe, expect, it } from 'vitest'
import { lookAt, openTabsOfPhone, ready } from '../../tests/support/reading-tabs'
import { untilHolds } from '../../tests/support/until-holds'

describe('pauses of a resource of the backend', () => {
  it('READ-03 a Retry-After delays the next request', async () => {
    const phone = openTabsOfPhone()
    phone.server.answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '120' } })
    phone.openTab()
    await phone.settle()
    phone.state.now += 119_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    phone.state.now += 2000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
  })

  it('READ-03 READ-04 a Retry-After delays the requests of its own seller only, also after another one was signed in', async () => {
    const phone = openTabsOfPhone()
    phone.server.answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '3600' } })
    const tab = phone.openTab()
    await phone.settle()
    phone.state.reader = null
    phone.occur()
    phone.server.answer = null
    phone.server.put('A')
    phone.state.now += 60_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    phone.state.reader = { sellerId: 'S2', token: 'T1' }
    phone.occur()
    await phone.settle()
    const { shown } = lookAt(tab, 'S2')
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
    phone.state.reader = { sellerId: 'S1', token: 'T1' }
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
    phone.state.now += 3_600_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(3)
  })

  it.each([
    ['fails', () => Response.json({}, { status: 503 })],
    ['is no answer', () => Response.error()],
    ['cannot be read', () => Response.json({ offers: [] })],
  ])('READ-03 after an answer that %s the next occasion asks again, and an opening screen only after 10 s', async (_, answer) => {
    const phone = openTabsOfPhone()
    phone.server.answer = answer
    const tab = phone.openTab()
    lookAt(tab)
    await phone.settle()
    await tab.prepare()
    lookAt(tab)
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
    phone.state.now += 10_000
    lookAt(tab)
    await phone.settle()
    expect(phone.server.asked).toHaveLength(3)
    phone.server.answer = null
    phone.server.put('A')
    phone.state.reader = { sellerId: 'S1', token: 'old' }
    lookAt(tab)
    await phone.settle()
    expect(phone.server.asked).toHaveLength(4)
  })

  it.each([
    ['nothing to wait for', {}, 0],
    ['a pause', { 'Retry-After': '120' }, 121_000],
  ])('READ-03 a clock that was ahead and is set right does not delay the next request: the backend asked for %s', async (_, headers, milliseconds) => {
    const phone = openTabsOfPhone()
    const right = phone.state.now
    phone.state.now += 30 * 86_400_000
    phone.server.answer = () => Response.json({}, { status: 503, headers })
    phone.openTab()
    await phone.settle()
    phone.state.now = right
    phone.occur()
    await phone.settle()
    phone.state.now += milliseconds
    phone.occur()
    await phone.settle()
    expect(phone.server.asked.length).toBe(milliseconds === 0 ? 3 : 2)
  })
})
