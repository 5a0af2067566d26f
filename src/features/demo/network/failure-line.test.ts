import { expect, it } from 'vitest'
import { failureKinds, failureShares } from '@/contract/presenter/network'
import { failureLine } from './failure-line'

it.each([
  [{ failure: '500', share: 'next', target: 'any' }, 'The next call · 500, the service has a problem'],
  [
    { failure: '429', share: 'third', target: 'resendOtp' },
    'One call in three · New code · 429, too many calls (Retry-After)',
  ],
  [
    { failure: 'answer-lost', share: 'every', target: 'step7' },
    'Every call · Digital Signature · Done, but the answer is lost',
  ],
] as const)('DEMO-03 describes a planned failure: %o', (plan, line) => {
  expect(failureLine(plan)).toBe(line)
})

it('DEMO-03 describes each planned failure differently', () => {
  const lines = failureKinds.flatMap((failure) =>
    failureShares.map((share) => failureLine({ failure, share, target: 'any' })),
  )
  expect(new Set(lines).size).toBe(failureKinds.length * failureShares.length)
})
