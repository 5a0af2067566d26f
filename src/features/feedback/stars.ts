/** The ratings that a customer can give, best first. */
export const allStars = [5, 4, 3, 2, 1] as const

export type Stars = (typeof allStars)[number]

/** The group of ratings that an address asks for; undefined leaves the choice to the screen. */
export interface StarSearch {
  readonly stars?: Stars | undefined
}

/** Reads `?stars=4`. An invalid value is returned as undefined, since the router keeps parameters that are not returned at all. */
export const starsIn = ({ stars: asked }: Readonly<Record<string, unknown>>): StarSearch => ({
  stars: allStars.find((stars) => stars === Number(asked)),
})
