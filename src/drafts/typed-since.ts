/** What was typed on while words were on their way: those are not to go a second time. @param now all that stands there by then */
export function typedSince(sent: string, now: string): string {
  const words = sent.trim()
  const text = now.trimStart()
  const rest = text.slice(words.length)
  // A word that has become another one was not sent.
  const isSame = text.startsWith(words) && !(isInWord.test(words.slice(-1)) && isInWord.test(rest.slice(0, 1)))
  return isSame ? rest.trimStart() : now
}

const isInWord = /[\p{L}\p{M}\p{N}]/u
