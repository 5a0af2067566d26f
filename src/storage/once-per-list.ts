/**
 * Works something out of a list once, however many screens ask it of the same one: of a thousand rows on their way that took as
 * long as showing it. A list that is read anew is another one.
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
