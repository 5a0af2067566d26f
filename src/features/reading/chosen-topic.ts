import type { Topic, Topics } from './topic'

/** The topic on screen. `unknown`: the address asks for one that is not there, so the first one stands in. */
export interface ChosenTopic {
  readonly topic: Topic
  readonly unknown: boolean
  /** The address asks for this very one. */
  readonly asked: boolean
}

/**
 * Chooses by the address, `?id=5`; the first topic where it names none (POL-01).
 *
 * @param search the address's parameters, which anybody may have typed
 */
export function chooseTopic(topics: Topics, search: unknown): ChosenTopic {
  const asked = typeof search === 'object' && search !== null && 'id' in search ? search.id : undefined
  const topic = topics.find(({ id }) => id === asked)
  return { topic: topic ?? topics[0], unknown: topic === undefined && asked !== undefined, asked: topic !== undefined }
}
