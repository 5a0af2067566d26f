// @vitest-environment node
import { expect, it } from 'vitest'
import { memoryStore } from '@mocks/testing/running-server'
import { watchedStore } from './watched-store'

it('BACKEND-03 prints nothing that a caller could tell the terminal', async () => {
  const lines: string[] = []
  const store = watchedStore(memoryStore(), (line) => lines.push(line))
  await store.transact(async (state) => {
    state.sentCodes.push({
      id: 'id',
      sellerId: 'seller',
      channel: 'email',
      to: 'a\u001B[2J\r\n\u009Bb\u202E\u2028@example.com',
      code: '1234',
      sentAt: 0,
      expiresAt: 0,
      triesLeft: 5,
      state: 'valid',
    })
  })
  expect(lines).toEqual(['One-time code 1234 for email a\uFFFD[2J\uFFFD\uFFFD\uFFFDb\uFFFD\uFFFD@example.com (10 minutes)'])
})

it('BACKEND-03 prints what went wrong line by line, without what a caller could tell the terminal', async () => {
  const lines: string[] = []
  const store = watchedStore(memoryStore(), (line) => lines.push(line))
  await expect(store.transact(async () => Promise.reject(new Error('odd \u001B[31mtext')))).rejects.toThrow('odd')
  expect(lines[0]).toMatch(/^A call failed: Error: odd \uFFFD\[31mtext\n +at /)
})
