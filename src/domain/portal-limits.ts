// Limits and amounts that only the portal uses; those of the contract are in src/contract/limits.ts.

/** The shortest passphrase that encrypts a copy for another phone. */
export const passphraseMinimumLength = 12

/** Credited to the advertisement wallet as points after the referred seller's first sale. */
export const referralRewardRupees = 1700
