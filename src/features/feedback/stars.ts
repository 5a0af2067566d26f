/** The ratings that a customer can give, best first. */
export const allStars = [5, 4, 3, 2, 1] as const

export type Stars = (typeof allStars)[number]

/** The group of ratings that an address asks for. */
export interface StarSearch {
  readonly stars?: Stars
}

/** Reads `?stars=4`; anything else asks for no group. */
export function starsIn({ stars: asked }: Readonly<Record<string, unknown>>): StarSearch {
  const stars = allStars.find((known) => known === Number(asked))
  return stars === undefined ? {} : { stars }
}
