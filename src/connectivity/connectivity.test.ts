import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { switchedNetwork } from '../../tests/support/hand-made-backend'
import { createConnectivity } from './connectivity'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function follow(online = true) {
  const wire = switchedNetwork(online)
  const connectivity = createConnectivity(wire.network)
  const seen: string[] = []
  connectivity.subscribe(() => seen.push(connectivity.state()))
  return { connectivity, seen, ...wire }
}

describe('the state of the connection', () => {
  it('QUEUE-03 starts as the state of the network', () => {
    expect(follow(true).connectivity.state()).toBe('online')
    expect(follow(false).connectivity.state()).toBe('offline')
  })

  it('QUEUE-03 follows the network', () => {
    const { connectivity, seen, turn } = follow()
    turn(false)
    turn(false)
    turn(true)
    expect(seen).toEqual(['offline', 'online'])
    expect(connectivity.hint()).toBe('online')
  })

  it('QUEUE-03 is offline for 30 s after a failed call, although the network is online', () => {
    const { connectivity, seen } = follow()
    connectivity.report('unreachable', 'read')
    expect([connectivity.state(), connectivity.hint()]).toEqual(['offline', 'online'])
    vi.advanceTimersByTime(29_999)
    expect(connectivity.state()).toBe('offline')
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['offline', 'online'])
  })

  it('QUEUE-03 BACKEND-06 stays refused until a call of the same kind gets through or the network changes', () => {
    const { connectivity, seen, turn } = follow()
    connectivity.report('refused', 'read')
    vi.advanceTimersByTime(60_000)
    expect([connectivity.state(), connectivity.hint()]).toEqual(['refused', 'online'])
    connectivity.report('reached', 'read')
    connectivity.report('refused', 'read')
    connectivity.report('unreachable', 'read')
    connectivity.report('refused', 'read')
    turn(false)
    turn(true)
    expect(seen).toEqual(['refused', 'online', 'refused', 'offline', 'refused', 'offline', 'online'])
  })

  it('BACKEND-06 stays refused despite calls of another kind, and is offline only while a failed one counts', () => {
    const { connectivity, seen } = follow()
    connectivity.report('refused', 'submission')
    connectivity.report('reached', 'read')
    expect(seen).toEqual(['refused'])
    connectivity.report('unreachable', 'read')
    connectivity.report('reached', 'read')
    connectivity.report('unreachable', 'read')
    vi.advanceTimersByTime(30_000)
    expect(seen).toEqual(['refused', 'offline', 'refused', 'offline', 'refused'])
    connectivity.report('reached', 'submission')
    expect(connectivity.state()).toBe('online')
  })

  it('BACKEND-06 is no longer refused once a call of the kind refused last gets through', () => {
    const { connectivity, seen } = follow()
    connectivity.report('refused', 'submission')
    connectivity.report('refused', 'read')
    connectivity.report('reached', 'read')
    expect(seen).toEqual(['refused', 'online'])
  })

  it('QUEUE-03 counts the 30 s from the last failure', () => {
    const { connectivity } = follow()
    connectivity.report('unreachable', 'read')
    vi.advanceTimersByTime(20_000)
    connectivity.report('unreachable', 'read')
    vi.advanceTimersByTime(20_000)
    expect(connectivity.state()).toBe('offline')
    vi.advanceTimersByTime(10_000)
    expect(connectivity.state()).toBe('online')
  })

  it('QUEUE-03 is online at once when a call gets through', () => {
    const { connectivity, seen } = follow()
    connectivity.report('unreachable', 'read')
    connectivity.report('reached', 'read')
    expect(seen).toEqual(['offline', 'online'])
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual(['offline', 'online'])
  })

  it('QUEUE-03 forgets a failed call when the network changes', () => {
    const { connectivity, turn, seen } = follow()
    connectivity.report('unreachable', 'read')
    turn(true)
    expect(connectivity.state()).toBe('online')
    expect(seen).toEqual(['offline', 'online'])
  })

  it('QUEUE-03 stays offline while the network is offline, whatever calls report', () => {
    const { connectivity, seen } = follow(false)
    connectivity.report('reached', 'read')
    connectivity.report('unreachable', 'read')
    vi.advanceTimersByTime(60_000)
    expect(connectivity.state()).toBe('offline')
    expect(seen).toEqual([])
  })

  it('BACKEND-01 follows the network of the chosen backend only', () => {
    const { connectivity, seen, listeners, turn } = follow()
    const other = switchedNetwork(false)
    connectivity.follow(other.network)
    expect(connectivity.state()).toBe('offline')
    expect(listeners.size).toBe(0)
    turn(false)
    turn(true)
    other.turn(true)
    expect(seen).toEqual(['offline', 'online'])
  })

  it('BACKEND-01 does not keep the failure of one backend for the next', () => {
    const { connectivity } = follow()
    connectivity.report('unreachable', 'read')
    connectivity.follow(switchedNetwork(true).network)
    expect(connectivity.state()).toBe('online')
  })

  it('QUEUE-03 does not notify a listener that has unsubscribed', () => {
    const { network, turn } = switchedNetwork()
    const connectivity = createConnectivity(network)
    let calls = 0
    connectivity.subscribe(() => (calls += 1))()
    turn(false)
    expect(calls).toBe(0)
  })
})

describe('the event that the network is back', () => {
  it('QUEUE-02 is sent when the network returns, not when a call gets through', () => {
    const { connectivity, turn } = follow()
    let back = 0
    connectivity.onNetworkBack(() => (back += 1))
    turn(false)
    expect(back).toBe(0)
    turn(true)
    expect(back).toBe(1)
    connectivity.report('unreachable', 'read')
    connectivity.report('reached', 'read')
    expect(back).toBe(1)
  })

  it('QUEUE-02 is sent when the newly chosen backend’s network is online', () => {
    const { connectivity } = follow(false)
    let back = 0
    connectivity.onNetworkBack(() => (back += 1))
    connectivity.follow(switchedNetwork(true).network)
    expect(back).toBe(1)
  })
})
