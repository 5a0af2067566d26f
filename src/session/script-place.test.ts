import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createScriptPlace } from './script-place'

describe('the place in the script', () => {
  it('DEMO-05 is kept over a reload, until it is taken back', () => {
    const storage = memoryStorage()
    createScriptPlace(storage).write('offline')
    expect(createScriptPlace(storage).read()).toBe('offline')
    createScriptPlace(storage).write(null)
    expect(createScriptPlace(storage).read()).toBeNull()
  })

  it('DEMO-05 is told to whoever shows it, until they leave', () => {
    const place = createScriptPlace(memoryStorage())
    const seen: (string | null)[] = []
    const leave = place.subscribe(() => seen.push(place.read()))
    place.write('register')
    leave()
    place.write('verify')
    expect(seen).toEqual(['register'])
  })

  it('DEMO-05 lasts as long as the page where the browser keeps nothing', () => {
    const storage = memoryStorage()
    storage.throwsOn = { read: true, write: true }
    const place = createScriptPlace(storage)
    expect(place.read()).toBeNull()
    place.write('offline')
    expect(place.read()).toBe('offline')
  })
})
