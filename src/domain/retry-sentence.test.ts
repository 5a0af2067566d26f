import { expect, it } from 'vitest'
import { retrySentence } from './retry-sentence'

const now = Date.parse('2026-11-20T06:00:00Z')
const ofStatus = (status: number): string => retrySentence({ kind: 'unavailable', status }, now + 1000, { now, refused: false })

it.each([429, 409])('QUEUE-05 a server that asks to wait with the status %i is not said to have a problem', (status) => {
  expect(ofStatus(status)).toBe('The marketplace asks us to wait. We will try again automatically.')
})

it.each([500, 503])('QUEUE-05 a server that fails with the status %i is said to have a problem', (status) => {
  expect(ofStatus(status)).toBe('The server has a problem. We will try again automatically.')
})
