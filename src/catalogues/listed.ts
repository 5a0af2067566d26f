import { catalogue } from './catalogue'

/** Joined by hand: creating the browser's first formatter takes 100 ms and more on a cheap phone. */
export const listWords = catalogue('catalogues/listed', {
  comma: ', ',
  /** @param isPair whether there are only two names */
  and: (before: string, last: string, _isPair: boolean) => `${before} and ${last}`,
})

/** Joins names or phrases as the language in use does; `conjunction` puts an “and” before the last. */
export function listed(names: Iterable<string>, type: 'unit' | 'conjunction' = 'unit'): string {
  const all = [...names]
  const last = type === 'conjunction' && all.length > 1 ? all.pop() : undefined
  const before = all.join(listWords.comma)
  return last === undefined ? before : listWords.and(before, last, all.length === 1)
}
