/**
 * The time that a header names, or NaN: every form of an HTTP date begins with a weekday and has a year of four digits at
 * most, and the platform's parser takes far more than that, such as '-1'.
 */
export const httpDate = (value: string): number => (/^[a-z](?!.*\d{5})/i.test(value) ? Date.parse(value) : Number.NaN)
