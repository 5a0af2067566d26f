/** What a text says that may be JSON; null where it is none. */
export function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}
