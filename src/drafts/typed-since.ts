/** What was typed on while words were on their way: those are not to go a second time. @param now all that stands there by then */
export function typedSince(sent: string, now: string): string {
  const words = sent.trim()
  const text = now.trimStart()
  return text.startsWith(words) ? text.slice(words.length).trimStart() : now
}
