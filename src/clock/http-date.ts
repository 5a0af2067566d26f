/**
 * The time that a header names, or NaN. Every form of an HTTP date begins with a weekday and has a year of four digits at
 * most, which is checked because `Date.parse` accepts far more, such as '-1'.
 */
export const httpDate = (value: string): number => (/^[a-z](?!.*\d{5})/i.test(value) ? Date.parse(value) : Number.NaN)
