/** Counts which writes began later than others about the same: one that is repeated must not land on what came after it. */
export function createWriteOrder() {
  let last = 0
  const latest = new Map<string, number>()
  return {
    /**
     * Begins a write.
     * @param own what it is about; null for what no other write contradicts but the removal of everything of the seller's
     * @param whole what holds that, such as the seller
     * @returns whether nothing later has begun about either
     */
    begin(own: string | null, whole?: string): () => boolean {
      last += 1
      const number = last
      if (own !== null) latest.set(own, number)
      return () => [own, whole].every((name) => name === null || name === undefined || (latest.get(name) ?? 0) <= number)
    },
  }
}
