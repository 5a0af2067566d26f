import { afterEach, expect, it, vi } from 'vitest'
import type { Caller } from '@/transport/call'
import type { Transport } from '@/transport/transport-context'
import { lateAnswer } from '../../tests/support/late-answer'
import { lazyCaller, lazyCheck } from './lazy-caller'

afterEach(() => {
  vi.useRealTimers()
})

const call = (caller: Caller) => caller.call('documentVoid', { number: '26-27/A7K/00041' })

it('QUEUE-07 a call waits 20 s at most for its code, and uses the code once it has loaded', async () => {
  vi.useFakeTimers()
  const code = lateAnswer<Caller>()
  const caller = lazyCaller(() => code.coming)
  const ended = vi.fn()
  void call(caller).then(ended)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith({ kind: 'unreachable', reason: 'timeout' })
  code.answer({ call: async () => ({ kind: 'unauthorised', message: null }) })
  expect(await call(caller)).toEqual({ kind: 'unauthorised', message: null })
})

it('ONB-06 a call whose code fails to load is answered as if there were no network', async () => {
  expect(await call(lazyCaller(() => Promise.reject(new Error('Not fetched'))))).toEqual({ kind: 'unreachable', reason: 'network' })
})

const ask = (check: Transport['checkDuplicate']) => check({ field: 'email', value: 'asha@example.com' }, new AbortController().signal)

it('REG-08 the duplicate check waits 20 s at most for its code, and uses the code once it has loaded', async () => {
  vi.useFakeTimers()
  const code = lateAnswer<Transport['checkDuplicate']>()
  const check = lazyCheck(() => code.coming)
  const ended = vi.fn()
  void ask(check).then(ended)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith('unknown')
  code.answer(async () => 'taken')
  expect(await ask(check)).toBe('taken')
})

it('REG-08 the duplicate check answers unknown if its code fails to load', async () => {
  expect(await ask(lazyCheck(() => Promise.reject(new Error('Not fetched'))))).toBe('unknown')
})
