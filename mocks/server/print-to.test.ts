// @vitest-environment node
import { setImmediate } from 'node:timers/promises'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { printTo } from './print-to'

it('BACKEND-03 printing writes each text as a line', () => {
  const printed: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _, done) {
      printed.push(text)
      done()
    },
  })
  const print = printTo(stream)
  print('one')
  print('two')
  expect(printed).toEqual(['one\n', 'two\n'])
})

it('BACKEND-03 printing continues without an exception after the reader of the stream has gone', async () => {
  // Like process.stdout with a closed reader: every line causes another error, and the stream is not destroyed.
  const stream = new Writable({ autoDestroy: false, write: (_, __, done) => done(new Error('write EPIPE')) })
  const failures: unknown[] = []
  const print = printTo(stream)
  stream.on('error', (error) => failures.push(error))
  print('lost')
  await setImmediate()
  print('lost too')
  await setImmediate()
  expect(failures).not.toEqual([])
})
