import { wordsMaximumLength } from './limits'
import { fieldsOf } from './plain-values'

/** Members that hold words, in the order of their worth; `msg` is a validator's, `title` and `detail` are RFC 9457's. */
const wordMembers = ['message', 'error', 'detail', 'errors', 'msg', 'title'] as const

const isPage = (text: string): boolean => /^\s*</.test(text)

function plain(text: string): string | null {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  if (words === '' || isPage(words)) return null
  return words.length <= wordsMaximumLength ? words : `${words.slice(0, wordsMaximumLength - 1).trimEnd()}…`
}

/** Every text in a value that holds words: itself, the words of its entries, or those of its members. */
function wordsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value]
  if (depth === 0) return []
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry, depth - 1))
  const fields = fieldsOf(value)
  const named = wordMembers.map((member) => wordsIn(fields[member], depth - 1)).find((words) => words.length > 0)
  // Words by field, such as { email: ['is taken'] }.
  return named ?? Object.values(fields).flatMap((entry) => wordsIn(entry, depth - 1))
}

/**
 * What an answer says to the seller, as one short line of text; null when it has no words.
 * @param body parsed JSON, or the text of an answer that is none
 */
export function serverWords(body: unknown): string | null {
  if (typeof body === 'string') return plain(body)
  if (Array.isArray(body)) return null
  const fields = fieldsOf(body)
  for (const member of wordMembers) {
    const words = wordsIn(fields[member], 3).flatMap((text) => plain(text) ?? [])
    const line = plain([...new Set(words)].join(' '))
    if (line !== null) return line
  }
  return null
}
