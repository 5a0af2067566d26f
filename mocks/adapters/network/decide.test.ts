import { describe, expect, it } from 'vitest'
import type { Conditions, NewFailure } from '@/contract/presenter/network'
import { usualConditions } from './condition-changes'
import { decideCall, decideEvent, interferenceOf, slowMilliseconds } from './decide'

const under = (changes: Partial<Conditions>): Conditions => ({ ...usualConditions, ...changes })
const plans = (...failures: readonly NewFailure[]): Conditions['failures'] =>
  failures.map((failure, index) => ({ ...failure, id: String(index) }))

/** The share of evenly spread random numbers with which something happens. */
const portion = (happens: (random: number) => boolean): number =>
  Array.from({ length: 6000 }, (_, index) => happens(index / 6000)).filter(Boolean).length / 6000

describe('the decision about a call', () => {
  it('DEMO-03 is unreachable while offline, even if a failure is planned', () => {
    const failures = plans({ failure: '500', target: 'any', share: 'next' })
    expect(decideCall(under({ network: 'offline', failures }), 'login', 0)).toEqual({ kind: 'unreachable' })
  })

  it('DEMO-03 is carried at once while online, and after two seconds on a slow network', () => {
    expect(decideCall(under({}), 'login', 0)).toEqual({ kind: 'carried', delayMilliseconds: 0 })
    expect(decideCall(under({ network: 'slow' }), 'login', 0)).toEqual({ kind: 'carried', delayMilliseconds: slowMilliseconds })
    expect(slowMilliseconds).toBe(2000)
  })

  it('DEMO-03 is lost for one call in three on a lossy network, half of them before they reach the service', () => {
    const shareLost = (when: 'before' | 'after') =>
      portion((random) => {
        const outcome = decideCall(under({ network: 'lossy' }), 'step3', random)
        return outcome.kind === 'lost' && outcome.when === when
      })
    expect(shareLost('before')).toBeCloseTo(1 / 6, 3)
    expect(shareLost('after')).toBeCloseTo(1 / 6, 3)
  })

  it.each([
    ['next', 1],
    ['third', 1 / 3],
    ['half', 1 / 2],
    ['every', 1],
  ] as const)('DEMO-03 a failure planned for %s fails that share of the calls', (share, expected) => {
    const failures = plans({ failure: '422', target: 'any', share })
    expect(portion((random) => decideCall(under({ failures }), 'step4', random).kind === 'planned')).toBeCloseTo(expected, 3)
  })

  it('DEMO-03 a failure planned for one endpoint does not affect the others', () => {
    const failures = plans({ failure: '401', target: 'step4', share: 'every' })
    expect(decideCall(under({ failures }), 'step3', 0).kind).toBe('carried')
    expect(decideCall(under({ failures }), 'step4', 0)).toMatchObject({ kind: 'planned', plan: { failure: '401' } })
  })

  it('DEMO-03 the first plan that matches decides, and a later one fails its share of the remaining calls', () => {
    const failures = plans({ failure: '429', target: 'any', share: 'half' }, { failure: '500', target: 'any', share: 'half' })
    const hits = (failure: string) =>
      portion((random) => {
        const outcome = decideCall(under({ failures }), 'login', random)
        return outcome.kind === 'planned' && outcome.plan.failure === failure
      })
    expect(hits('429')).toBeCloseTo(1 / 2, 3)
    expect(hits('500')).toBeCloseTo(1 / 4, 3)
  })
})

describe('the decision about a socket event', () => {
  it('DEMO-03 is unreachable while offline, and lost for one event in three on a lossy network', () => {
    expect(decideEvent('offline', 0.9)).toEqual({ kind: 'unreachable' })
    expect(portion((random) => decideEvent('lossy', random).kind === 'lost')).toBeCloseTo(1 / 3, 3)
  })

  it('DEMO-03 is carried after two seconds on a slow network', () => {
    expect(decideEvent('slow', 0)).toEqual({ kind: 'carried', delayMilliseconds: 2000 })
    expect(decideEvent('online', 0)).toEqual({ kind: 'carried', delayMilliseconds: 0 })
  })
})

it('DEMO-03 the log names the interference with a call, and names none if the call was simply carried', () => {
  const [plan] = plans({ failure: 'time-out', target: 'any', share: 'every' })
  expect(interferenceOf({ kind: 'unreachable' })).toBe('offline')
  expect(interferenceOf({ kind: 'lost', when: 'before' })).toBe('lost')
  expect(interferenceOf({ kind: 'lost', when: 'after' })).toBe('answer-lost')
  expect(interferenceOf({ kind: 'carried', delayMilliseconds: 2000 })).toBe('slowed')
  expect(interferenceOf({ kind: 'carried', delayMilliseconds: 0 })).toBeNull()
  expect(plan && interferenceOf({ kind: 'planned', plan, delayMilliseconds: 0 })).toBe('time-out')
})
