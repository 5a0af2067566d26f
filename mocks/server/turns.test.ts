// @vitest-environment node
import { expect, it } from 'vitest'
import { createTurns } from './turns'

it('BACKEND-03 lets whoever asks for much wait for everybody else, one work at a time', async () => {
  const turns = createTurns()
  const done: string[] = []
  let [running, most] = [0, 0]
  const work = (name: string) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(name)
  }
  const asked = Array.from({ length: 5 }, (_, index) => turns('flood', work(`flood ${index}`)))
  await Promise.all([...asked, turns('a', work('a 0')), turns('b', work('b 0')), turns('a', work('a 1'))])
  expect(done).toEqual(['flood 0', 'flood 1', 'a 0', 'b 0', 'flood 2', 'a 1', 'flood 3', 'flood 4'])
  expect(most).toBe(1)
})

it('BACKEND-03 goes on after a work that fails, and tells only whose it was', async () => {
  const turns = createTurns()
  const failed = expect(turns('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns('b', async () => 'yes')).toBe('yes')
  await failed
  expect(await turns('a', async () => 'again')).toBe('again')
})
