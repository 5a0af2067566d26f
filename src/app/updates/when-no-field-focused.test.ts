// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { whenNoFieldFocused } from './when-no-field-focused'

const page = { first: document.createElement('input'), second: document.createElement('input'), button: document.createElement('button') }

afterEach(() => document.body.replaceChildren())

function typeIn(): ReturnType<typeof vi.fn<() => void>> {
  document.body.append(page.first, page.second, page.button)
  page.first.focus()
  const say = vi.fn<() => void>()
  whenNoFieldFocused(say)
  return say
}

it('PWA-02 LAYOUT-05 a notice is shown at once if no field has the focus', () => {
  const say = vi.fn<() => void>()
  whenNoFieldFocused(say)
  expect(say).toHaveBeenCalledOnce()
})

it('PWA-02 LAYOUT-05 a notice waits until no field has the focus, and is shown once', () => {
  const say = typeIn()
  page.second.focus()
  expect(say).not.toHaveBeenCalled()
  page.button.focus()
  expect(say).toHaveBeenCalledOnce()
  page.first.focus()
  page.button.focus()
  expect(say).toHaveBeenCalledOnce()
})
