import { describe, expect, it } from 'vitest'
import { offer, page } from '../../tests/support/changes-server'
import { openPhone } from '../../tests/support/reading-phone'

describe('refreshing from the backend, with unreadable items', () => {
  it('READ-01 continues after a page without readable items', async () => {
    const phone = openPhone()
    phone.server.answer = () => page(phone.server.asked.length === 1 ? { items: [{ id: 'A' }], more: true } : { items: [offer('B')], next: 'y' })()
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.ids()).toEqual(['B'])
  })

  it('READ-01 READ-02 stores the readable items, keeps the old content of the unreadable ones, and counts those', async () => {
    const phone = openPhone()
    phone.server.answer = page({ items: [offer('A'), offer('B', { discount: 'half' }), offer('C')] })
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.ids()).toEqual(['C', 'A'])
    expect(await phone.held()).toMatchObject({ unread: 1 })
    phone.server.answer = page({ items: [offer('C', { endDate: 'soon' })] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'C', endDate: '2026-11-30' }, { id: 'A' }], unread: 2 })
    phone.server.answer = page({ items: [offer('C', { name: 'Anew' })], gone: ['B'] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'C', name: 'Anew' }, { id: 'A' }] })
    expect(await phone.held()).not.toHaveProperty('unread')
  })

  it('READ-02 SNAP-04 keeps the old content of unreadable items during a full read', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B')
    await phone.refresh()
    await phone.database.table('cursors').update(['S1', 'offers'], { next: null })
    phone.server.answer = page({ items: [offer('A', { discount: 'half' }), { name: 'Of no number' }] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A', discount: 10 }], unread: 2 })
  })

  it('READ-02 repeats the full read once a day until every item can be read', async () => {
    const day = 24 * 60 * 60 * 1000
    const phone = openPhone()
    phone.server.answer = page({ items: [offer('A', { discount: 'half' }), { name: 'Of no number' }] })
    phone.state.now = Date.parse('2026-11-21T06:12:00Z')
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [], unread: 2 })
    phone.server.answer = null
    phone.server.put('A')
    await phone.records.tidy(phone.state.now + day / 2)
    phone.server.answer = page({})
    await phone.refresh()
    await phone.records.tidy(phone.state.now + day)
    expect(await phone.held()).toMatchObject({ items: [], unread: 2 })
    phone.server.answer = () => (phone.server.asked.length === 3 ? page({})() : null)
    await phone.refresh()
    expect(phone.server.asked).toEqual(['?limit=200', '?since=x&limit=200', '?since=x&limit=200', '?limit=200'])
    expect(await phone.ids()).toEqual(['A'])
    expect(await phone.held()).not.toHaveProperty('unread')
    await phone.records.tidy(phone.state.now + 3 * day)
    expect(await phone.records.cursor('offers', 'S1')).toMatchObject({ next: '1-1' })
    expect(await phone.records.cursor('offers', 'S1')).not.toHaveProperty('again')
  })

  it('READ-02 fetches new items before a repeated full read, and stores them even if that fails', async () => {
    const day = 24 * 60 * 60 * 1000
    const phone = openPhone()
    phone.server.put('A', 'B', 'C', 'D')
    phone.state.now = Date.parse('2026-11-21T06:12:00Z')
    await phone.refresh()
    await phone.database.table('cursors').update(['S1', 'offers'], { unread: ['X'] })
    phone.state.now += day
    await phone.records.tidy(phone.state.now)
    for (const id of ['E', 'F']) {
      phone.server.put(id)
      const before = phone.server.asked.length
      phone.server.answer = () => (phone.server.asked.length - before > 2 ? Response.error() : null)
      expect(await phone.refresh()).toMatchObject({ kind: 'unavailable' })
      expect((await phone.ids())[0]).toBe(id)
    }
    phone.server.answer = null
    const interrupted = phone.server.asked.length
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(phone.server.asked.slice(interrupted)).toEqual(['?since=1-6&limit=200', '?limit=200', '?since=1-2&limit=200', '?since=1-4&limit=200'])
    expect(await phone.held()).not.toHaveProperty('unread')
    await phone.refresh()
    expect(phone.server.asked.slice(interrupted + 4)).toEqual(['?since=1-6&limit=200'])
  })

  it('READ-02 SNAP-04 a scheduled full read is done only once if the cursor has expired too', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    await phone.database.table('cursors').update(['S1', 'offers'], { again: true })
    phone.server.startOver('B')
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(phone.server.asked.slice(1)).toEqual(['?since=1-1&limit=200', '?limit=200'])
    expect(await phone.ids()).toEqual(['B'])
  })

  it('READ-02 treats an invalid cursor as never read, and skips stored items that are invalid', async () => {
    const phone = openPhone()
    phone.server.put('A', 'B')
    await phone.refresh()
    await phone.database.records.update(['S1', 'offers', 'A'], { item: { id: 'A' } })
    expect(await phone.ids()).toEqual(['B'])
    await phone.database.table('cursors').put({ sellerId: 'S1', resource: 'offers', next: 7 })
    expect(await phone.held()).toEqual({ kind: 'nothing' })
    await phone.refresh()
    expect(await phone.ids()).toEqual(['B', 'A'])
  })
})
