const inHours = (hours: number): string => (hours === 1 ? '1\u00a0घंटा' : `${hours}\u00a0घंटे`)

/** A length of time that is a minute at least. */
export const timeSpan = (hours: number, minutes: number): string =>
  hours === 0 ? `${minutes}\u00a0मिनट` : minutes === 0 ? inHours(hours) : `${inHours(hours)} ${minutes}\u00a0मिनट`
