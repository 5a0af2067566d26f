// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchedNetwork } from '../../tests/support/hand-made-backend'
import { createConnectivity } from './connectivity'
import { ConnectivityContext, useConnectionState, useConnectivity, useNetworkHint } from './connectivity-context'

afterEach(cleanup)

function withNetwork(online: boolean) {
  const { network, turn } = switchedNetwork(online)
  const connectivity = createConnectivity(network)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ConnectivityContext value={connectivity}>{children}</ConnectivityContext>
  )
  return { connectivity, turn, wrapper }
}

describe('the connection state of a screen', () => {
  it('QUEUE-03 is the current state, and follows its changes', () => {
    const { turn, wrapper } = withNetwork(true)
    const { result } = renderHook(useConnectionState, { wrapper })
    expect(result.current).toBe('online')
    act(() => turn(false))
    expect(result.current).toBe('offline')
  })

  it('QUEUE-03 is also available as the network’s own state, which a failed call does not change', () => {
    const { connectivity, turn, wrapper } = withNetwork(true)
    const { result } = renderHook(useNetworkHint, { wrapper })
    act(() => connectivity.report('unreachable', 'read'))
    expect(result.current).toBe('online')
    act(() => turn(false))
    expect(result.current).toBe('offline')
    act(() => connectivity.report('reached', 'read'))
  })

  it('QUEUE-03 is available to code that runs after a press', () => {
    const { connectivity, wrapper } = withNetwork(false)
    expect(renderHook(useConnectivity, { wrapper }).result.current).toBe(connectivity)
    expect(connectivity.hint()).toBe('offline')
  })

  it('QUEUE-03 throws an error if its context is missing', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(() => renderHook(useConnectionState)).toThrow('ConnectivityContext is missing')
  })
})
