/** What was typed after a text was sent, without that text, which must not be sent twice. @param now all that is in the field by then */
export function typedSince(sent: string, now: string): string {
  const words = sent.trim()
  const text = now.trimStart()
  const rest = text.slice(words.length)
  // If the last word has grown into another one, such as 'box' into 'boxes', that one was not sent.
  const isSame = text.startsWith(words) && !(isInWord.test(words.slice(-1)) && isInWord.test(rest.slice(0, 1)))
  return isSame ? rest.trimStart() : now
}

const isInWord = /[\p{L}\p{M}\p{N}]/u
