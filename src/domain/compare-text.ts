/** Compares ids, codes and instants by code unit. They need no collation, and the first `localeCompare` takes 50 ms on a cheap phone. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
