import type { Topic, Topics } from './topic'

/** The topic on screen. `unknown`: the address names one that does not exist, so the first one is shown instead. */
export interface ChosenTopic {
  readonly topic: Topic
  readonly unknown: boolean
  /** Whether the address names this topic. */
  readonly asked: boolean
}

/**
 * Chooses by the address, `?id=5`; the first topic where it names none (POL-01).
 *
 * @param search the address's parameters; untrusted input
 */
export function chooseTopic(topics: Topics, search: unknown): ChosenTopic {
  const asked = typeof search === 'object' && search !== null && 'id' in search ? search.id : undefined
  const topic = topics.find(({ id }) => id === asked)
  return { topic: topic ?? topics[0], unknown: topic === undefined && asked !== undefined, asked: topic !== undefined }
}
