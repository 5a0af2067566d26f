import type { Newcomer } from '@mocks/scenarios/newcomers'

/** Somebody who is not registered with any service yet, to register in tests and examples. */
export const newcomer = {
  firstName: 'Zoya',
  lastName: 'Khan',
  email: 'zoya.khan@example.com',
  mobile: '9812345670',
  secondaryMobile: '8812345671',
  password: 'lantern-77',
} as const satisfies Newcomer
