// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { LoadOutbox } from '@/outbox/outbox-context'
import { createFakeConnectivity, createFakeTransport, FakeServices } from '../../../../tests/support/fake-services'
import { openOutbox } from '../../../../tests/support/outbox-store'
import { readSentTimes } from './read-sent-times'
import { sentAllAt, writeSentTimes } from './resend-record'
import { useSentTimes } from './use-sent-times'

afterEach(cleanup)

const newOutbox = () => openOutbox().outbox

function openScreen(loadOutbox: LoadOutbox) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FakeServices
      transport={createFakeTransport()}
      connectivity={createFakeConnectivity()}
      loadOutbox={loadOutbox}
    >
      {children}
    </FakeServices>
  )
  return renderHook(() => useSentTimes('seller-1'), { wrapper })
}

describe('the times at which the codes were sent', () => {
  it('OTP-07 are restored after a reload', async () => {
    const outbox = newOutbox()
    await writeSentTimes(outbox, 'seller-1', { email: 1, mobile: 2, secondary: 3 })
    const { result } = openScreen(() => Promise.resolve(outbox))
    await waitFor(() => expect(result.current.times).toEqual({ email: 1, mobile: 2, secondary: 3 }))
  })

  it('OTP-06 change for one channel alone when it gets a new code', async () => {
    const outbox = newOutbox()
    await writeSentTimes(outbox, 'seller-1', sentAllAt(1))
    const { result } = openScreen(() => Promise.resolve(outbox))
    await waitFor(() => expect(result.current.times).not.toBeNull())
    act(() => result.current.sentNow('mobile'))
    await waitFor(async () => {
      const kept = await readSentTimes(outbox, 'seller-1')
      expect(kept?.mobile).toBeGreaterThan(1)
      expect(kept).toMatchObject({ email: 1, secondary: 1 })
    })
  })

  it('OTP-07 begin when the screen opens if none are stored, and are then stored', async () => {
    const outbox = newOutbox()
    const before = Date.now()
    const { result } = openScreen(() => Promise.resolve(outbox))
    await waitFor(() => expect(result.current.times?.email).toBeGreaterThanOrEqual(before))
    await waitFor(async () => expect(await readSentTimes(outbox, 'seller-1')).toEqual(result.current.times))
  })

  it('OTP-07 begin when the screen opens if there is no store', async () => {
    const before = Date.now()
    const { result } = openScreen(() => Promise.reject(new Error('blocked')))
    await waitFor(() => expect(result.current.times?.secondary).toBeGreaterThanOrEqual(before))
  })
})
