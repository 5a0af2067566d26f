import { idempotencyKeyMaximumLength } from '@mocks/engine/limits'
import { step3Body } from '@/contract/typical-steps'
import type { Answer } from '../backend-under-test'
import { accepted, namesATime, refusedWith, sameAnswer } from '../checks'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { onboardSeller, otherStepBodyOf, sellerAt, sendStep, signIn } from '../sellers'
import { must } from '../verdict'
import { keyRequirements, newKey } from './idempotency-rows'

/** Rules of idempotency keys that do not depend on the step. */
export const idempotencyRuleRows: readonly ConformanceRow[] = [
  row('step3', {
    id: 'key-takes-effect-once',
    source: 'decision',
    requirements: ['QUEUE-02', 'QUEUE-04'],
    title: 'a nickname is saved under a key and then changed; the first request arrives once more',
    expected: 'the changed nickname stays: the first is free for another seller, the changed one is not',
    async run(context) {
      const seller = await onboardSeller(context, 3)
      const rival = await onboardSeller(context, 3)
      const key = newKey()
      const changed = step3Body(seller.sellerId, context.newSeller().nickname)
      accepted('step3', await sendStep(context, 3, seller, { key }))
      accepted('step3', await sendStep(context, 3, seller, { body: changed, key: newKey() }))
      accepted('step3', await sendStep(context, 3, seller, { key }))
      const take = (nickname: string): Promise<Answer> =>
        sendStep(context, 3, rival, { body: step3Body(rival.sellerId, nickname) })
      refusedWith(409, await take(changed.nickname))
      accepted('step3', await take(seller.nickname))
    },
  }),
  row('step3', {
    id: 'key-at-once-other-body',
    source: 'decision',
    requirements: keyRequirements,
    title: 'two different bodies are sent at once with the same Idempotency-Key',
    expected: 'one is accepted; the other is refused with 422, or with 409 and Retry-After',
    async run(context) {
      const seller = await sellerAt(context, 3)
      const key = newKey()
      const bodies = [seller.nickname, context.newSeller().nickname].map((name) => step3Body(seller.sellerId, name))
      const answers = await Promise.all(bodies.map((body) => sendStep(context, 3, seller, { body, key })))
      const others = answers.filter(({ status }) => status === 422 || status === 409)
      must(others.length === 1, `${answers.length - others.length} of 2 were accepted`)
      for (const answer of others) if (answer.status === 409) namesATime(answer)
    },
  }),
  row('step4', {
    id: 'key-keeps-refusal',
    source: 'decision',
    requirements: keyRequirements,
    title: 'a step that was refused for its order is sent again with its key, after the step before it was saved',
    expected: 'the first refusal again, and accepted under another key',
    async run(context) {
      const seller = await onboardSeller(context, 3)
      const key = newKey()
      const early = await sendStep(context, 4, seller, { key })
      refusedWith(409, early)
      accepted('step3', await sendStep(context, 3, seller))
      sameAnswer(early, await sendStep(context, 4, seller, { key }))
      accepted('step4', await sendStep(context, 4, seller, { key: newKey() }))
    },
  }),
  row('step3', {
    id: 'key-forgets-401',
    source: 'decision',
    requirements: ['QUEUE-02', 'QUEUE-05'],
    title: 'a step is sent with a token that is not valid, then with the same key and a valid one',
    expected: 'refused with 401, then accepted',
    async run(context) {
      const seller = await sellerAt(context, 3)
      const key = newKey()
      refusedWith(401, await sendStep(context, 3, { ...seller, token: 'made-up' }, { key }))
      accepted('step3', await sendStep(context, 3, seller, { key }))
    },
  }),
  row('step3', {
    id: 'key-outlives-token',
    source: 'decision',
    requirements: ['QUEUE-02', 'QUEUE-05'],
    title: 'a seller signs in anew between two tries of the same key',
    expected: 'another body is refused with 422, the same body gets the first answer again',
    async run(context) {
      const seller = await sellerAt(context, 3)
      const key = newKey()
      const first = await sendStep(context, 3, seller, { key })
      const later = await signIn(context, seller)
      const body = otherStepBodyOf(3, seller)
      refusedWith(422, await sendStep(context, 3, later, { key, body }))
      sameAnswer(first, await sendStep(context, 3, later, { key }))
    },
  }),
  row('step3', {
    id: 'key-belongs-to-seller',
    source: 'decision',
    requirements: ['QUEUE-02', 'QUEUE-06'],
    title: 'two sellers use the same key',
    expected: 'both accepted',
    async run(context) {
      const key = newKey()
      for (const seller of [await onboardSeller(context, 3), await onboardSeller(context, 3)])
        accepted('step3', await sendStep(context, 3, seller, { key }))
    },
  }),
  row('step4', {
    id: 'key-belongs-to-path',
    source: 'decision',
    requirements: keyRequirements,
    title: 'a seller uses the same key for two steps',
    expected: 'both accepted',
    async run(context) {
      const seller = await sellerAt(context, 3)
      const key = newKey()
      accepted('step3', await sendStep(context, 3, seller, { key }))
      accepted('step4', await sendStep(context, 4, seller, { key }))
    },
  }),
  row('step3', {
    id: 'key-in-quotes',
    source: 'decision',
    requirements: keyRequirements,
    title: 'a key is sent bare, then in quotes with another body',
    expected: 'accepted, then refused with 422: it is the same key',
    async run(context) {
      const seller = await sellerAt(context, 3)
      const key = newKey()
      accepted('step3', await sendStep(context, 3, seller, { key }))
      const body = step3Body(seller.sellerId, context.newSeller().nickname)
      refusedWith(422, await sendStep(context, 3, seller, { key: `"${key}"`, body }))
    },
  }),
  row('step3', {
    id: 'key-ignores-field-order',
    source: 'decision',
    requirements: keyRequirements,
    title: 'a step is sent again with its key and its fields in another order',
    expected: 'the first answer again',
    async run(context) {
      const seller = await sellerAt(context, 3)
      const key = newKey()
      const body = step3Body(seller.sellerId, seller.nickname)
      const first = await sendStep(context, 3, seller, { key, body })
      accepted('step3', first)
      const turned = Object.fromEntries(Object.entries(body).toReversed())
      sameAnswer(first, await sendStep(context, 3, seller, { key, body: turned }))
    },
  }),
  refusal('step3', {
    id: 'key-malformed',
    requirements: keyRequirements,
    title: 'the Idempotency-Key has spaces within or is too long',
    status: 400,
    async send(context) {
      const seller = await sellerAt(context, 3)
      const keys = ['two words', 'x'.repeat(idempotencyKeyMaximumLength + 1)]
      return Promise.all(keys.map((key) => sendStep(context, 3, seller, { key })))
    },
  }),
]
