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
  it('QUEUE-03 begins with the network\'s own word', () => {
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

  it('QUEUE-03 believes a failed call more than the network, for 30 s', () => {
    const { connectivity, seen } = follow()
    connectivity.report('unreachable', 'read')
    expect([connectivity.state(), connectivity.hint()]).toEqual(['offline', 'online'])
    vi.advanceTimersByTime(29_999)
    expect(connectivity.state()).toBe('offline')
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['offline', 'online'])
  })

  it('QUEUE-03 BACKEND-06 is refused from the call that was until one of its kind gets through, or until the network changes', () => {
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

  it('BACKEND-06 stays refused whatever calls of another kind meet, and is offline only while one of them counts', () => {
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

  it('BACKEND-06 is refused no more once the kind that was refused last gets through: the backend has changed its mind', () => {
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

  it('QUEUE-03 is online at once when a call comes through', () => {
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

  it('QUEUE-03 stays offline while the network says so, whatever a call meets', () => {
    const { connectivity, seen } = follow(false)
    connectivity.report('reached', 'read')
    connectivity.report('unreachable', 'read')
    vi.advanceTimersByTime(60_000)
    expect(connectivity.state()).toBe('offline')
    expect(seen).toEqual([])
  })

  it('BACKEND-01 follows the network of the backend that is chosen, and that one alone', () => {
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

  it('BACKEND-01 does not hold a failure of one backend against the next', () => {
    const { connectivity } = follow()
    connectivity.report('unreachable', 'read')
    connectivity.follow(switchedNetwork(true).network)
    expect(connectivity.state()).toBe('online')
  })

  it('QUEUE-03 tells nobody who no longer listens', () => {
    const { network, turn } = switchedNetwork()
    const connectivity = createConnectivity(network)
    let calls = 0
    connectivity.subscribe(() => (calls += 1))()
    turn(false)
    expect(calls).toBe(0)
  })
})

describe('the network coming back', () => {
  it('QUEUE-02 is told each time, also when the state does not change by it', () => {
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

  it('QUEUE-02 is told when the backend that is chosen now can be reached', () => {
    const { connectivity } = follow(false)
    let back = 0
    connectivity.onNetworkBack(() => (back += 1))
    connectivity.follow(switchedNetwork(true).network)
    expect(back).toBe(1)
  })
})
