// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useKnownCodes } from './known-codes'

afterEach(cleanup)

it('ADVICE-05 ADVICE-06 the list is loaded with the first typed code, again after a failed load, and then no more', async () => {
  let asked = 0
  const lines = [Promise.reject(new Error('No connection')), Promise.resolve('560001')]
  const load = (): Promise<string> => lines[asked++] ?? expect.fail('The list is there already')
  const { result, rerender } = renderHook(({ typed }) => useKnownCodes(load, typed), { initialProps: { typed: '' } })
  expect([asked, result.current]).toEqual([0, ''])
  rerender({ typed: '5' })
  expect([asked, result.current]).toEqual([1, ''])
  rerender({ typed: '56' })
  await waitFor(() => expect(result.current).toBe('560001'))
  rerender({ typed: '560' })
  expect([asked, result.current]).toEqual([2, '560001'])
})
