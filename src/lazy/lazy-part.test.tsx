// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { chancesWaitedFor } from '../../tests/support/chances'
import { lazyParts } from './lazy-part'

afterEach(cleanup)

/** Code that fails to load the first time. */
function missingOnce() {
  const load = vi.fn<() => Promise<{ readonly Part: () => string }>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue({ Part: () => 'Here it is' })
  return { load, Late: lazyParts(load) }
}

it('ROUTE-06 a requested part that fails to load shows an error, and loads at ‘Try again’', async () => {
  const { Late } = missingOnce()
  render(<Late onClose={() => undefined}>{({ Part }) => <Part />}</Late>)
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be opened. Check your connection and try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here it is')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('ROUTE-06 a requested part that failed to load can be closed, and loads when it is opened again', async () => {
  const { Late } = missingOnce()
  const close = vi.fn<() => void>()
  const { rerender } = render(<Late onClose={close}>{({ Part }) => <Part />}</Late>)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
  rerender(<></>)
  rerender(<Late onClose={close}>{({ Part }) => <Part />}</Late>)
  expect(await screen.findByText('Here it is')).toBeDefined()
})

it('ROUTE-06 closing a part that failed to load returns the focus to the button that opened it', async () => {
  const load = vi.fn<() => Promise<{ readonly Part: () => string }>>()
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const Late = lazyParts(load)
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Late onClose={() => setOpen(false)}>{({ Part }) => <Part />}</Late>}
      </>
    )
  }
  render(<Screen />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(opener)
})

it('ROUTE-06 a part that nobody requested fails silently, and loads when the network is back', async () => {
  const { load, Late } = missingOnce()
  const { container } = render(<Late>{({ Part }) => <Part />}</Late>)
  await act(async () => undefined)
  expect(load).toHaveBeenCalledOnce()
  expect(container.textContent).toBe('')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Here it is')).toBeDefined()
})

it('ROUTE-06 an unrequested part loads even if the network was back before the failure was known', async () => {
  let fail = (): void => undefined
  const load = vi.fn<() => Promise<{ readonly Part: () => string }>>()
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch dynamically imported module')))))
  load.mockResolvedValue({ Part: () => 'Here it is' })
  const Late = lazyParts(load)
  render(<Late>{({ Part }) => <Part />}</Late>)
  act(() => void window.dispatchEvent(new Event('online')))
  await act(async () => fail())
  expect(await screen.findByText('Here it is')).toBeDefined()
})

it('ROUTE-06 an unrequested part loads when the page becomes visible, without an online event', async () => {
  const { load, Late } = missingOnce()
  render(<Late>{({ Part }) => <Part />}</Late>)
  await act(async () => undefined)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Here it is')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})

it('ROUTE-06 a part that has loaded is not loaded again', async () => {
  const load = vi.fn(() => Promise.resolve({ Part: () => 'Here it is' }))
  const Late = lazyParts(load)
  const { rerender } = render(<Late key="first">{({ Part }) => <Part />}</Late>)
  await screen.findByText('Here it is')
  rerender(<Late key="second">{({ Part }) => <Part />}</Late>)
  expect(await screen.findByText('Here it is')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

it('ROUTE-06 QUEUE-03 a substitute is shown for a part that failed to load, until it has loaded', async () => {
  const { Late } = missingOnce()
  render(<Late missing={<button>Send again</button>}>{({ Part }) => <Part />}</Late>)
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeDefined()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Here it is')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('FAST-02 no listener is left once a part has loaded', async () => {
  const isWaiting = chancesWaitedFor()
  const Late = lazyParts(() => Promise.resolve({ Part: () => 'Here it is' }))
  render(<Late>{({ Part }) => <Part />}</Late>)
  expect(await screen.findByText('Here it is')).toBeDefined()
  expect(isWaiting()).toBe(false)
})
