// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import { forgottenEmailIn } from '@/domain/screens-navigation-state'
import { stateOfPerson, typedState } from './typed-state'

afterEach(() => clock.follow(deviceTime))

it("REG-14 DEMO-03 an email typed while the backend's clock was ahead is there on a page that does not know that clock", () => {
  clock.follow({ ...deviceTime, now: () => Date.now() + 48 * 60 * 60_000 })
  const entry = typedState({ forgottenEmail: 'asha@example.com' })
  clock.follow(deviceTime)
  expect(forgottenEmailIn(stateOfPerson(entry))).toBe('asha@example.com')
})
