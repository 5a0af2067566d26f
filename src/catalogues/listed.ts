import { catalogue } from './catalogue'

/** By hand: the first of a browser's formatters takes 100 ms and more to make on a cheap phone. */
export const listWords = catalogue('catalogues/listed', {
  comma: ', ',
  /** @param isPair there are only two */
  and: (before: string, last: string, _isPair: boolean) => `${before} and ${last}`,
})

/** Names, or what is said, one after the other as the language in use has it; `conjunction` puts an “and” before the last. */
export function listed(names: Iterable<string>, type: 'unit' | 'conjunction' = 'unit'): string {
  const all = [...names]
  const last = type === 'conjunction' && all.length > 1 ? all.pop() : undefined
  const before = all.join(listWords.comma)
  return last === undefined ? before : listWords.and(before, last, all.length === 1)
}
