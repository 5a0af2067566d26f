import { expect, it } from 'vitest'
import { failureKinds, failureShares } from '@/contract/presenter/network'
import { failureSentence } from './failure-sentence'

it.each([
  [{ failure: '500', share: 'next', target: 'any' }, 'The next call is answered with 500: the service has a problem.'],
  [
    { failure: '429', share: 'third', target: 'resendOtp' },
    'One call in three to “New code” is answered with 429 and Retry-After: too many calls.',
  ],
  [
    { failure: 'answer-lost', share: 'every', target: 'step7' },
    'Every call to “Digital Signature” is done by the service, but its answer is lost.',
  ],
] as const)('DEMO-03 says what a planned failure will do: %o', (plan, sentence) => {
  expect(failureSentence(plan)).toBe(sentence)
})

it('DEMO-03 says something else of each plan', () => {
  const sentences = failureKinds.flatMap((failure) =>
    failureShares.map((share) => failureSentence({ failure, share, target: 'any' })),
  )
  expect(new Set(sentences).size).toBe(failureKinds.length * failureShares.length)
})
