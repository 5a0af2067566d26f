import { afterEach, expect, it, vi } from 'vitest'
import { createConnectivity } from '@/connectivity/connectivity'
import { switchedNetwork } from '../../tests/support/hand-made-backend'
import { tellOperator } from './tell-operator'

afterEach(() => vi.restoreAllMocks())

it('BACKEND-06 the console warns once of all that makes a backend refuse the portal, but not of a missing network', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const connectivity = createConnectivity(switchedNetwork().network)
  tellOperator(connectivity)
  connectivity.report('unreachable', 'read')
  expect(warn).not.toHaveBeenCalled()
  connectivity.report('refused', 'read')
  connectivity.report('reached', 'read')
  connectivity.report('refused', 'read')
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/VITE_SEND_AUTHORIZATION=off.+VITE_SEND_IDEMPOTENCY_KEY=off.+redirect.+VITE_API_BASE_URL/)]])
  connectivity.report('reached', 'read')
})
