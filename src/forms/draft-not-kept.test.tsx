// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DraftNotKept } from './draft-not-kept'

afterEach(cleanup)

const lost = 'This device cannot keep what you type. It will be lost if you leave this page.'

it.each([
  ['full', `${lost} This device’s storage is full. Free some space, for example by removing photos, videos or apps.`],
  ['blocked', `${lost} An older version of this app is open in another tab. Close all other tabs of it.`],
  // Their remedy is to close the page, and what was typed would go with it.
  ['closed', lost],
  ['newer', lost],
  ['none', lost],
] as const)('PWA-06 ONB-07 typed text that is not stored (%s) is said to be lost with the page, and what to do about it here', (reason, text) => {
  const { rerender } = render(<DraftNotKept reason={null} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(<DraftNotKept reason={reason} />)
  expect(status.textContent).toBe(text)
})
