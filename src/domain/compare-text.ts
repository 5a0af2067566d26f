/** Orders ids, codes and instants, which are no words: `localeCompare` would make a collator first, 50 ms on a cheap phone. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
