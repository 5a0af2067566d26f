import type { Words } from '@/catalogues/language-in-use'

/** Translates a piece of English. */
export type Say = (english: string) => string

/** Not translated in any language: tags, entities, addresses, and names in capitals. */
const asItIs = String.raw`<[^>]*>|&#?\w+;|https?:\S+|\S+@\S+|(?<!\w)\/[\w/.-]+|\b[A-Z\d]{2,}\b`

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The strings among a sentence's parameters: they are the seller's own, or already translated. */
const textsIn = (given: unknown): string[] =>
  typeof given === 'object' && given !== null ? Object.values(given).flatMap(textsIn) : typeof given === 'string' && given !== '' ? [given] : []

/** A sentence in the other language. Its parameters stay unchanged, and so do words that are already translated. */
export function worded(text: string, say: Say, given: readonly unknown[] = []): string {
  const kept = [...textsIn(given).toSorted((one, other) => other.length - one.length).map(literally), asItIs].join('|')
  return text
    .split(new RegExp(`(${kept})`))
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/(?<![\p{L}\p{M}])[A-Za-z]+(?:[’'][A-Za-z]+)*(?![\p{L}\p{M}])/gu, say)))
    .join('')
}

/** An object's own values, from their descriptors: a normal read of a catalogue gives the words of the current language. */
const entriesOf = (said: object): [string, unknown][] =>
  Object.entries(Object.getOwnPropertyDescriptors(said)).map(([key, { value, get }]: [string, PropertyDescriptor]) => [key, get === undefined ? value : Reflect.apply(get, said, [])])

function anew(english: unknown, hindi: unknown, say: Say): unknown {
  // A text that is the same in Hindi and English is a name or a code.
  if (typeof english === 'string') return english === hindi ? english : worded(english, say)
  if (typeof english === 'function')
    return (...given: readonly unknown[]): string => worded(String(Reflect.apply(english, undefined, given)), say, given)
  if (Array.isArray(english)) return english.map((one, index) => anew(one, Array.isArray(hindi) ? hindi[index] : undefined, say))
  return typeof english === 'object' && english !== null ? allAnew(english, hindi, say) : english
}

function allAnew(english: object, hindi: unknown, say: Say): object {
  const known = new Map(typeof hindi === 'object' && hindi !== null ? entriesOf(hindi) : [])
  return Object.fromEntries(entriesOf(english).map(([key, said]) => [key, anew(said, known.get(key), say)]))
}

/** Catalogues in a language that is derived from the English ones. */
export const translated = (english: Words, hindi: Words, say: Say): Words =>
  Object.fromEntries(Object.entries(english).map(([name, said = {}]) => [name, allAnew(said, hindi[name], say)]))
