/** A topic's content, or a note that says where it can be read (POL-02). */
export type TopicBody =
  | { readonly kind: 'content'; readonly html: string }
  | { readonly kind: 'note'; readonly text: string }

/** A policy or a help article; both are shown by the same screen. */
export interface Topic {
  readonly id: number
  readonly name: string
  readonly body: TopicBody
}

/** Never empty: the first one is selected on load (POL-01). */
export type Topics = readonly [Topic, ...Topic[]]

export const isAny = (topics: readonly Topic[]): topics is Topics => topics.length > 0
