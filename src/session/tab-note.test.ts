import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createTabNote } from './tab-note'

describe('a note of a tab', () => {
  it('DEMO-05 survives a reload, until it is deleted', () => {
    const storage = memoryStorage()
    createTabNote('place', storage).write('offline')
    expect(createTabNote('place', storage).read()).toBe('offline')
    createTabNote('place', storage).write(null)
    expect(createTabNote('place', storage).read()).toBeNull()
  })

  it('DEMO-05 notifies its subscribers until they unsubscribe', () => {
    const place = createTabNote('place', memoryStorage())
    const seen: (string | null)[] = []
    const leave = place.subscribe(() => seen.push(place.read()))
    place.write('register')
    leave()
    place.write('verify')
    expect(seen).toEqual(['register'])
  })

  it('DEMO-05 lasts as long as the page if the browser blocks storage', () => {
    const storage = memoryStorage()
    storage.throwsOn.read = true
    storage.throwsOn.write = true
    const place = createTabNote('place', storage)
    expect(place.read()).toBeNull()
    place.write('offline')
    expect(place.read()).toBe('offline')
  })
})
