// @vitest-environment node
import { expect, it } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { step7Body } from '@/contract/typical-steps'
import { createHarness } from '@mocks/testing/harness'
import { createHttpApp } from './http-app'
import { noAddressLimits, timeOuts } from './limits'
import { logOptions } from './log'
import { createFairQueue } from './fair-queue'

it('BACKEND-03 the queue alternates between callers, so that a flood does not delay others, and runs one work at a time', async () => {
  const queue = createFairQueue()
  const done: string[] = []
  let [running, most] = [0, 0]
  const work = (name: string) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(name)
  }
  const asked = Array.from({ length: 5 }, (_, index) => queue('flood', work(`flood ${index}`)))
  await Promise.all([...asked, queue('a', work('a 0')), queue('b', work('b 0')), queue('a', work('a 1'))])
  expect(done).toEqual(['flood 0', 'flood 1', 'a 0', 'b 0', 'flood 2', 'a 1', 'flood 3', 'flood 4'])
  expect(most).toBe(1)
})

it('BACKEND-03 the queue continues after a failed work, and rejects only that one', async () => {
  const queue = createFairQueue()
  const failed = expect(queue('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue('b', async () => 'yes')).toBe('yes')
  await failed
  expect(await queue('a', async () => 'again')).toBe('again')
})

it('BACKEND-03 signatures are decoded one by one, whatever addresses they come from', async () => {
  const { service, signIn } = createHarness()
  const token = await signIn('meera.nair@example.com')
  let [looking, most, looked] = [0, 0, 0]
  const lookAtSignature: typeof service.lookAtSignature = async (dataUrl) => {
    looking += 1
    most = Math.max(most, looking)
    const seen = await service.lookAtSignature(dataUrl)
    looking -= 1
    looked += 1
    return seen
  }
  const log = logOptions('warn', { write: (line) => expect(line).toBe('') })
  const app = await createHttpApp({ service: { ...service, lookAtSignature }, origins: [], limits: noAddressLimits, timeOuts, log })
  const sign = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: endpoints.step7.path,
      remoteAddress,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      payload: JSON.stringify(step7Body('9876543210')),
    })
  await Promise.all(['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.3'].map(sign))
  await app.close()
  expect({ looked, most }).toEqual({ looked: 5, most: 1 })
})

it('LOGIN-08 BACKEND-03 hashes passwords one by one, and a crowd of one address keeps nobody else waiting for all of them', async () => {
  const { service } = createHarness()
  const people = [...Array.from({ length: 4 }, () => '10.0.0.1'), '10.0.0.2']
  let [hashing, most, asked] = [0, 0, 0]
  const hashed: string[] = []
  let begin = (): void => undefined
  const allAsked = new Promise<void>((resolve) => {
    begin = resolve
  })
  const hashPassword: typeof service.hashPassword = async (password, salt) => {
    hashing += 1
    most = Math.max(most, hashing)
    await allAsked
    const hash = await service.hashPassword(password, salt)
    hashing -= 1
    hashed.push(password)
    return hash
  }
  const read: typeof service.store.read = async (work) => {
    const found = await service.store.read(work)
    asked += 1
    if (asked === people.length) setImmediate(begin)
    return found
  }
  const log = logOptions('warn', { write: (line) => expect(line).toBe('') })
  const store = { ...service.store, read }
  const app = await createHttpApp({ service: { ...service, store, hashPassword }, origins: [], limits: noAddressLimits, timeOuts, log })
  const signIn = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: endpoints.login.path,
      remoteAddress,
      headers: { 'Content-Type': 'application/json' },
      payload: JSON.stringify({ email: 'meera.nair@example.com', password: remoteAddress === '10.0.0.1' ? 'a-guess' : 'demo1234' }),
    })
  const answers = await Promise.all(people.map((address) => signIn(address)))
  await app.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 200])
  expect({ hashed, most }).toEqual({ hashed: ['a-guess', 'a-guess', 'demo1234', 'a-guess', 'a-guess'], most: 1 })
})
