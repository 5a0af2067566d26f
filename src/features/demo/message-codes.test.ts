import { expect, it } from 'vitest'
import { noon, sentMessage } from '../../../tests/support/presenter-service'
import { spentWord } from './message-codes'

const end = sentMessage.expiresAt

it.each([
  ['valid', noon, null],
  ['valid', end - 1, null],
  ['valid', end, 'Expired'],
  ['valid', sentMessage.sentAt - 1000, null],
  ['valid', sentMessage.sentAt - (end - sentMessage.sentAt), 'Expired'],
  ['used', end, 'Used'],
  ['replaced', noon, 'Replaced by a newer code'],
] as const)('DEMO-01 a code that is %s, at %i, is marked: %s', (state, now, word) => {
  expect(spentWord({ ...sentMessage, state }, now)).toBe(word)
})
