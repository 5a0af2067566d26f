// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'

const inside = { clientX: 150, clientY: 150 }
const outside = { clientX: 10, clientY: 10 }
let closings = 0

beforeEach(() => {
  closings = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 100))
  render(
    <Dialog title="Log out?" description="Your steps stay." closeLabel="Stay" onClose={() => (closings += 1)}>
      <input type="file" aria-label="A file" />
    </Dialog>,
  )
})
afterEach(cleanup)

const dialog = () => screen.getByRole('dialog', { name: 'Log out?', description: 'Your steps stay.' })

it('LAYOUT-04 the close button, Escape or Back, and a press outside close a dialog', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  // The event with which browsers report Escape and a phone's Back.
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  fireEvent.pointerDown(dialog(), outside)
  fireEvent.click(dialog(), outside)
  expect(closings).toBe(3)
})

it('LAYOUT-04 QUEUE-10 a dialog stays open if a text selection ends outside, or a file picker is closed', () => {
  fireEvent.pointerDown(dialog(), inside)
  fireEvent.click(dialog(), outside)
  fireEvent.click(dialog(), inside)
  fireEvent(screen.getByLabelText('A file'), new Event('cancel', { bubbles: true, cancelable: true }))
  expect(closings).toBe(0)
})

it('LAYOUT-04 the page behind a dialog does not scroll until the dialog is closed', () => {
  expect(document.documentElement.style.overflow).toBe('hidden')
  cleanup()
  expect(document.documentElement.style.overflow).toBe('')
})
