/** Tracks in which order writes began: a write that is repeated must not overwrite a later one about the same thing. */
export function createWriteOrder() {
  let last = 0
  const latest = new Map<string, number>()
  return {
    /**
     * Begins a write.
     * @param own what it is about; null if no write but the removal of all of the seller's data conflicts with it
     * @param whole what contains that, such as the seller
     * @returns tells whether no later write about either has begun
     */
    begin(own: string | null, whole?: string): () => boolean {
      last += 1
      const number = last
      if (own !== null) latest.set(own, number)
      return () => [own, whole].every((name) => name === null || name === undefined || (latest.get(name) ?? 0) <= number)
    },
  }
}
