import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSignInState } from './navigation-state'
import { ownState } from './own-state'
import { changedStepIn, emailCodeIn, forgottenEmailIn, maskedDestinationsIn, openStepIn } from './screens-navigation-state'

const readers = [parseSignInState, maskedDestinationsIn, openStepIn, changedStepIn, forgottenEmailIn, emailCodeIn]

describe('navigation state', () => {
  it('LOGIN-11 OTP-01 FORGOT-01 EOTP-01 any value in the history is parsed without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        for (const read of readers) read(state)
      }),
      { seed: 20_261_121, numRuns: 200 },
    )
  })

  it('LOGIN-11 ROUTE-03 fields that do not fit the sign-in screen are dropped', () => {
    expect(parseSignInState({ success: 'registration-pending', notice: 'n'.repeat(501), returnTo: 7, signInReason: 'because' })).toEqual({
      success: 'registration-pending',
    })
    expect(parseSignInState(null)).toEqual({})
  })

  it('REG-14 S27 a typed email is returned only to the person who typed it, for one hour', () => {
    const state = { forgottenEmail: 'asha@example.com', typedBy: 'p-1', typedAt: 10_000_000 }
    const hour = 60 * 60 * 1000
    const read = (whose: object, now: number) => forgottenEmailIn(ownState({ ...state, ...whose }, { person: 'p-1', now }))
    expect(read({}, 10_000_000 + hour)).toBe('asha@example.com')
    for (const [whose, now] of [
      [{}, 10_000_001 + hour],
      [{}, 9_999_999 - hour],
      [{ typedBy: 'p-2' }, 10_000_000],
      [{ typedBy: undefined }, 10_000_000],
      [{ typedAt: '10000000' }, 10_000_000],
    ] as const)
      expect(read(whose, now)).toBeUndefined()
  })

  it.each([
    [{ forgottenEmail: 'asha@example.com' }, 'asha@example.com'],
    [{ forgottenEmail: ['asha@example.com'] }, undefined],
    [undefined, undefined],
  ])('FORGOT-01 reads the email from %j', (state, email) => {
    expect(forgottenEmailIn(state)).toBe(email)
  })

  it.each([
    [{ emailCode: { email: 'asha@example.com', askedAt: 7, more: true } }, { email: 'asha@example.com', askedAt: 7 }],
    [{ emailCode: { email: 'asha@example.com', askedAt: '7' } }, undefined],
    [{ emailCode: { askedAt: 7 } }, undefined],
    [{}, undefined],
  ])('EOTP-01 reads the requested code from %j', (state, code) => {
    expect(emailCodeIn(state)).toEqual(code)
  })
})
