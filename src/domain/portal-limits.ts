// Limits and sums that the portal alone knows; those of the contract stand in src/contract/limits.ts.

/** The shortest passphrase of a copy for another phone. */
export const passphraseMinimumLength = 12

/** Credited to the advertisement wallet as points after the referred seller's first sale. */
export const referralRewardRupees = 1700
