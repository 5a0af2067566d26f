// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Availability } from '@/transport/duplicate-check'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../../tests/support/fake-services'
import { useAvailability } from './use-availability'

beforeEach(() => {
  // Only these timers are faked: a store of an earlier test may still be working, and needs the others.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Typed {
  readonly typed: string
  readonly prefilled?: string
}

function follow(first: Typed, field: 'email' | 'mobile' = 'email', connection: 'online' | 'offline' = 'online') {
  const transport = createFakeTransport()
  const connectivity = createFakeConnectivity(connection)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FakeServices transport={transport} connectivity={connectivity}>
      {children}
    </FakeServices>
  )
  const { result, rerender } = renderHook(
    ({ typed, prefilled }: Typed) => useAvailability(field, typed, prefilled ?? null),
    { initialProps: first, wrapper },
  )
  return {
    questions: transport.questions,
    connectivity,
    kind: () => result.current.state.kind,
    type: (typed: string, prefilled?: string) =>
      rerender(prefilled === undefined ? { typed } : { typed, prefilled }),
    rest: () => act(() => vi.advanceTimersByTimeAsync(500)),
    answer: (index: number, availability: Availability) =>
      act(async () => {
        transport.questions[index]?.answer(availability)
        await Promise.resolve()
      }),
    checkAgain: () => act(() => result.current.checkAgain()),
    become: (state: 'online' | 'offline') => act(() => connectivity.become(state)),
  }
}

const asked = (questions: readonly { readonly value: string }[]): string[] => questions.map(({ value }) => value)

describe('the live duplicate check', () => {
  it('REG-08 asks after 500 ms without typing, with the cleaned value', async () => {
    const field = follow({ typed: '' }, 'mobile')
    expect(field.kind()).toBe('unchecked')
    field.type('98765 43210')
    expect(field.kind()).toBe('checking')
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(field.questions).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(field.questions).toMatchObject([{ field: 'mobile', value: '9876543210' }])
    await field.answer(0, 'available')
    expect(field.kind()).toBe('available')
  })

  it('REG-08 does not ask about an invalid value', async () => {
    const field = follow({ typed: 'asha@example' })
    await field.rest()
    expect(field.kind()).toBe('unchecked')
    expect(field.questions).toEqual([])
  })

  it('REG-08 reports a taken value', async () => {
    const field = follow({ typed: 'asha@example.com' })
    await field.rest()
    await field.answer(0, 'taken')
    expect(field.kind()).toBe('taken')
  })

  it('REG-09 never applies the answer for an older value to the newer one', async () => {
    const field = follow({ typed: 'asha@example.com' })
    await field.rest()
    field.type('asha@example.co')
    await field.rest()
    expect(asked(field.questions)).toEqual(['asha@example.com', 'asha@example.co'])
    expect(field.questions[0]?.signal.aborted).toBe(true)
    await field.answer(0, 'available')
    expect(field.kind()).toBe('checking')
    await field.answer(1, 'taken')
    expect(field.kind()).toBe('taken')
  })

  it('REG-09 ignores a late answer when the older value is typed again', async () => {
    const field = follow({ typed: 'asha@example.com' })
    await field.rest()
    field.type('asha@example.co')
    await field.answer(0, 'available')
    field.type('asha@example.com')
    expect(field.kind()).toBe('checking')
  })

  it('REG-09 counts a prefilled value as available until it is changed', async () => {
    const field = follow({ typed: 'asha@example.com', prefilled: 'asha@example.com' })
    await field.rest()
    expect(field.kind()).toBe('available')
    expect(field.questions).toEqual([])
    field.type('asha@example.co', 'asha@example.com')
    expect(field.kind()).toBe('checking')
    await field.rest()
    expect(asked(field.questions)).toEqual(['asha@example.co'])
  })

  it('REG-10 does not ask while offline, and asks when the connection is back', async () => {
    const field = follow({ typed: 'asha@example.com' }, 'email', 'offline')
    await field.rest()
    expect(field.kind()).toBe('offline')
    expect(field.questions).toEqual([])
    field.become('online')
    expect(field.kind()).toBe('checking')
    await field.rest()
    await field.answer(0, 'available')
    expect(field.kind()).toBe('available')
  })

  it('REG-10 keeps its result while offline, and does not ask again', async () => {
    const field = follow({ typed: 'asha@example.com' })
    await field.rest()
    await field.answer(0, 'available')
    field.become('offline')
    expect(field.kind()).toBe('available')
    field.become('online')
    await field.rest()
    expect(field.questions).toHaveLength(1)
  })

  it('REG-08 asks again on request after a check without a result', async () => {
    const field = follow({ typed: 'asha@example.com' })
    await field.rest()
    await field.answer(0, 'unknown')
    expect(field.kind()).toBe('unknown')
    await field.rest()
    expect(field.questions).toHaveLength(1)
    field.checkAgain()
    expect(field.kind()).toBe('checking')
    await field.rest()
    await field.answer(1, 'available')
    expect(field.kind()).toBe('available')
  })

  it('REG-08 asks again by itself when the connection is back after a check without a result', async () => {
    const field = follow({ typed: 'asha@example.com' })
    await field.rest()
    await field.answer(0, 'unknown')
    field.become('offline')
    field.become('online')
    expect(field.kind()).toBe('checking')
    await field.rest()
    expect(field.questions).toHaveLength(2)
  })
})
