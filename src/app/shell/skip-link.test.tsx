// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Content } from './content'
import { SkipLink } from './skip-link'

afterEach(cleanup)

it('ROUTE-03 ROUTE-07 the skip link moves the focus to the content without changing the address', () => {
  render(
    <>
      <SkipLink />
      <Content>The screen</Content>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Skip to content' })
  // A fragment would add a history entry without the screen's state.
  expect(fireEvent.click(link)).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
