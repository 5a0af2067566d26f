import { cleanup, configure, getConfig } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, vi } from 'vitest'
import { endPageTimers, unwatchPageTimers, watchPageTimers } from './page-timers'

// Test files share a page as well, and each leaves it as it was.
const usual = getConfig()

/** To begin with any other root, React does first what it has put off for those that are shown. */
const elsewhere = createRoot(document.createElement('div'))

/** What is found listens too: React subscribes a while after it has shown something, and on a busy machine the next press came before. */
async function listening<Found>(find: () => Promise<Found>): Promise<Found> {
  const found = await find()
  flushSync(() => elsewhere.render(null))
  return found
}

// A screen in a test shares two cores with every other one and needs its time; what never comes fails all the same.
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
  // What a test gave the browser, such as locks, hides nothing that it has by itself.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
})
