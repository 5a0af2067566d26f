import { parseSearchWith } from '@tanstack/react-router'

const parse = parseSearchWith((text): unknown => (text.startsWith('"') ? JSON.parse(text) : text))

/**
 * Reads an address's parameters for the router: numbers, truths and texts; of a repeated one the first counts. Only a text in
 * quotation marks, as the router writes it, is read as JSON: a link with thousands of lists within each other held up every screen.
 */
export const parseSearch = (search: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parse(search)).map(([name, value]: [string, unknown]) => [name, Array.isArray(value) ? value[0] : value]))
