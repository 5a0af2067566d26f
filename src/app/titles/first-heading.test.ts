// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { firstHeading } from './first-heading'

it.each([
  ['a screen', '<main><h1>Home</h1></main>'],
  ['a screen that failed with all around it', '<div role="alert"><h1>Something went wrong</h1></div>'],
])('FAST-07 the screen counts as shown with the heading of %s, not with that of the outline', async (_, screen) => {
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = '<div inert><main><h1>Outline</h1></main></div>'
  let isThere = false
  const shown = firstHeading().then(() => (isThere = true))
  await Promise.resolve()
  expect(isThere).toBe(false)
  document.body.innerHTML = screen
  await shown
})

it('FAST-07 the screen counts as shown once an inert page is made usable again', async () => {
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = '<main inert><h1>Home</h1></main>'
  const shown = firstHeading()
  document.querySelector('main')?.removeAttribute('inert')
  await shown
})

it('FAST-07 QUEUE-02 a screen that never appears is waited for five seconds at most', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  document.body.innerHTML = '<div inert><main><h1>Outline</h1></main></div>'
  const shown = firstHeading()
  await vi.advanceTimersByTimeAsync(5000)
  await shown
})
