/** Values that the router writes as JSON, besides numbers: booleans, and texts that look like another type. */
const json = /^(?:"|true$|false$)/

/** A number only if it is written as the router would write it: 007 is a text. */
function valueOf(text: string): unknown {
  const number = Number(text)
  if (Number.isFinite(number) && String(number) === text) return number
  try {
    return json.test(text) ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/**
 * Parses an address's parameters for the router: numbers, booleans and texts; the first of a repeated parameter counts. The router's
 * own parser also reads lists and objects: a link with thousands of nested lists blocked every screen.
 */
export function parseSearch(search: string): Record<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, text] of new URLSearchParams(search)) if (!found.has(name)) found.set(name, valueOf(text))
  return Object.fromEntries(found)
}
