// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { session } from '@/session/browser-session'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../tests/support/fake-services'
import { useMobileForSignature } from './use-mobile-for-signature'

afterEach(() => {
  cleanup()
  session.clear()
})

const sellerData = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  mobile: '9876543210',
  secondarymobile: '9123456789',
  twoWayAuth: false,
}

function openOnboarding(mobile: string | null) {
  session.signIn({ token: 'token-1', sellerId: 'seller-1', mobile })
  const transport = createFakeTransport({ registeredDetails: () => ({ kind: 'ok', data: { success: true, sellerData } }) })
  const connectivity = createFakeConnectivity('offline')
  renderHook(useMobileForSignature, {
    wrapper: ({ children }) => (
      <FakeServices transport={transport} connectivity={connectivity}>
        {children}
      </FakeServices>
    ),
  })
  return { transport, connectivity }
}

const open = (step: OnboardingStep): void => act(() => session.writePosition({ step, furthest: 7 }))

describe('the mobile number of the signature', () => {
  it('LOGIN-09 SIGN-02 is requested again when the last step is open and the device is online', async () => {
    const { transport, connectivity } = openOnboarding(null)
    act(() => connectivity.become('online'))
    open(6)
    expect(transport.calls).toEqual([])
    act(() => connectivity.become('offline'))
    open(7)
    expect(transport.calls).toEqual([])
    act(() => connectivity.become('online'))
    await waitFor(() => expect(session.read().mobile).toBe('9876543210'))
    expect(transport.calls).toMatchObject([{ name: 'registeredDetails', body: { sellerId: 'seller-1' } }])
  })

  it('SIGN-02 is not requested if it is known', () => {
    const { transport, connectivity } = openOnboarding('9876500001')
    act(() => connectivity.become('online'))
    open(7)
    expect(transport.calls).toEqual([])
  })
})
