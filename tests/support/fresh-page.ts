import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { endPageTimers, unwatchPageTimers, watchPageTimers } from './page-timers'

// Test files share a page as well, and each leaves it as it was.
const usual = getConfig()

// A screen in a test shares two cores with every other one and needs its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 })
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
