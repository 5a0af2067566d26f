/**
 * Caches what is computed from a list, by list object, however many components ask for it: with a thousand rows being sent,
 * computing took as long as showing. A list that is read again is another object.
 */
export function oncePerList<List extends object, Result>(work: (list: List) => Result): (list: List) => Result {
  const known = new WeakMap<List, { readonly result: Result }>()
  return (list) => {
    const before = known.get(list)
    if (before !== undefined) return before.result
    const result = work(list)
    known.set(list, { result })
    return result
  }
}
