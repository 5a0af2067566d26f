// @vitest-environment node
import { expect, it } from 'vitest'
import { codeOf } from '@mocks/testing/describe-store'
import { memoryStore } from '@mocks/testing/running-server'
import { watchedStore } from './watched-store'

const failed = (): void => undefined

it('BACKEND-03 replaces control characters in a printed code’s line, so that they do not reach the terminal', async () => {
  const lines: string[] = []
  const store = watchedStore(memoryStore(), { failed, printCode: (line) => lines.push(line) })
  await store.write(({ sentCodes }) => sentCodes.put('id', codeOf('id', { to: 'a\u001B[2J\r\n\u009Bb\u202E\u2028@example.com' })))
  expect(lines).toEqual(['One-time code 1234 for email a\uFFFD[2J\uFFFD\uFFFD\uFFFDb\uFFFD\uFFFD@example.com (10 minutes)'])
})

it('BACKEND-03 reports errors of reads and writes, and passes them on to the caller', async () => {
  const failures: unknown[] = []
  const store = watchedStore(memoryStore(), { failed: (error) => failures.push(error) })
  await expect(store.write(async () => Promise.reject(new Error('odd')))).rejects.toThrow('odd')
  await expect(store.read(async () => Promise.reject(new Error('too')))).rejects.toThrow('too')
  expect(failures).toEqual([new Error('odd'), new Error('too')])
})

it('BACKEND-03 prints a code once, when it is stored for the first time', async () => {
  const lines: string[] = []
  const store = watchedStore(memoryStore(), { failed, printCode: (line) => lines.push(line) })
  await store.write(({ sentCodes }) => sentCodes.put('a', codeOf('a')))
  await store.write(({ sentCodes }) => sentCodes.put('a', codeOf('a', { state: 'used' })))
  await expect(
    store.write(async ({ sentCodes }) => {
      await sentCodes.put('b', codeOf('b', { code: '9999' }))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(lines).toEqual([expect.stringContaining('1234')])
})
