// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFakeTransport } from '../../tests/support/fake-services'
import { TransportContext, useTransport } from './transport-context'

afterEach(cleanup)

it('BACKEND-01 a component gets the transport of its context', () => {
  const transport = createFakeTransport()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <TransportContext value={transport}>{children}</TransportContext>
  expect(renderHook(useTransport, { wrapper }).result.current).toBe(transport)
})

it('BACKEND-01 a component without the context throws an error', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => renderHook(useTransport)).toThrow('TransportContext is missing')
})
