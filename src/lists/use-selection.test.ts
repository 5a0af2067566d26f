// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectionMaximum, useSelection } from './use-selection'

const some = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `R-${place}`, onThisPhone: false }))

it('KIT-04 selecting all search results adds them to the selection, up to the maximum', () => {
  const all = some(selectionMaximum + 5)
  const { result } = renderHook(() => useSelection(all, 'new'))
  act(() => result.current.toggle('R-0'))
  act(() => result.current.selectAll(all.slice(2, 4)))
  expect(result.current.items.map(({ id }) => id)).toEqual(['R-0', 'R-2', 'R-3'])
  act(() => result.current.selectAll(all.slice(3)))
  expect(result.current.items).toHaveLength(selectionMaximum)
  expect(result.current.has('R-0')).toBe(true)
})
