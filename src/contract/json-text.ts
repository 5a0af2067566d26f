/** The value of a JSON text; null if the text is not valid JSON. */
export function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}
