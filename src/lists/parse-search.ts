/** What the router writes as JSON besides numbers: booleans, and texts that would pass for something else. */
const json = /^(?:"|true$|false$)/

/** A number only where it is written as a number would be: 007 is a text. */
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
 * Reads an address's parameters for the router: numbers, booleans and texts; of a repeated one the first counts. The router itself
 * would read lists and objects too: a link with thousands of lists within each other held up every screen.
 */
export function parseSearch(search: string): Record<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, text] of new URLSearchParams(search)) if (!found.has(name)) found.set(name, valueOf(text))
  return Object.fromEntries(found)
}
