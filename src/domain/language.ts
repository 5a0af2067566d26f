/** The languages that the product speaks. One more entry makes the compiler ask for every catalogue. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

const current: Language = 'en'

/** Chooses the catalogue of the language in use. */
export function pick<Catalogue>(catalogues: Readonly<Record<Language, Catalogue>>): Catalogue {
  return catalogues[current]
}

/** How numbers and dates are written: as in India, with Latin digits. */
export const locale = pick({ en: 'en-IN-u-nu-latn' })
