import { describe, expect, it } from 'vitest'
import { chooseTopic } from './chosen-topic'
import { policyTopics } from './policies/policies'

const topics = policyTopics()

describe('the topic that the address chooses', () => {
  it('POL-01 is the first one if the address names none', () => {
    for (const search of [{}, { from: 'mail' }, undefined, null, 'id=5'])
      expect(chooseTopic(topics, search)).toEqual({ topic: topics[0], unknown: false, asked: false })
  })

  it.each([1, 4, 5, 7])('POL-01 is number %i if the address names it', (id) => {
    const { topic, ...told } = chooseTopic(topics, { id })
    expect(topic.id).toBe(id)
    expect(told).toEqual({ unknown: false, asked: true })
  })

  it.each([0, 8, -1, 1.5, Number.NaN, '5', '', 'privacy', null, true, [5], [5, 6], { id: 5 }])(
    'POL-01 is the first one, marked as unknown, for %j',
    (id) => {
      expect(chooseTopic(topics, { id })).toEqual({ topic: topics[0], unknown: true, asked: false })
    },
  )
})
