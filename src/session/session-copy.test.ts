import { expect, it } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage'
import { copySession, restoreSession } from './session-copy'

it('DEMO-04 restoring a session writes every key, and the token last', () => {
  const storage = memoryStorage()
  const written: string[] = []
  const watched = { ...storage, setItem: (key: string, value: string) => (written.push(key), storage.setItem(key, value)) }
  restoreSession(watched, { sellerToken: 'T1', sellerId: 'S1', registrationSteps: '4', maxAllowedStep: '5', mobile: null, wasSignedIn: null })
  expect(copySession(storage)).toEqual({ sellerToken: 'T1', sellerId: 'S1', registrationSteps: '4', maxAllowedStep: '5', mobile: null, wasSignedIn: null })
  expect(written.at(-1)).toBe('sellerToken')
})

it('DEMO-04 restoring a session removes the keys that the copy lacks, and the token last', () => {
  const storage = memoryStorage()
  storage.setItem('sellerToken', 'T0')
  storage.setItem('mobile', '9876543210')
  const empty = { sellerToken: null, sellerId: null, registrationSteps: null, maxAllowedStep: null, mobile: null, wasSignedIn: null }
  const removed: string[] = []
  restoreSession({ ...storage, removeItem: (key) => (removed.push(key), storage.removeItem(key)) }, empty)
  expect(copySession(storage)).toEqual(empty)
  // The token goes last: otherwise another tab would take it for an ended session's.
  expect(removed.at(0)).not.toBe('sellerToken')
  expect(removed.at(-1)).toBe('sellerToken')
})
