import { cleanup, configure, getConfig } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, vi } from 'vitest'
import { endPageTimers, unwatchPageTimers, watchPageTimers } from './page-timers'

// Test files share the DOM too, and each restores it at its end.
const usual = getConfig()

/** Before it renders into any other root, React runs the effects that it has deferred for the roots on screen. */
const elsewhere = createRoot(document.createElement('div'))

/** Runs pending effects after each find: React subscribes only in an effect, and on a busy machine the next press came before it. */
async function listening<Found>(find: () => Promise<Found>): Promise<Found> {
  const found = await find()
  flushSync(() => elsewhere.render(null))
  return found
}

// A screen in a test shares two cores with all the others and needs more than the default; a real failure still fails.
configure({ asyncUtilTimeout: 10_000, asyncWrapper: (find) => usual.asyncWrapper(() => listening(find)) })
watchPageTimers()

afterEach(async () => {
  vi.useRealTimers()
  await endPageTimers()
})

afterAll(() => {
  unwatchPageTimers()
  cleanup()
  configure(usual)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
  document.body.replaceChildren()
  // Removes what a test put on `navigator`, such as locks, so that the built-in properties are visible again.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
})
