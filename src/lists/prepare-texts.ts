/** So long at most, in between of what else there is to do: a press waits no longer for it. */
const sliceMilliseconds = 5

/**
 * Puts together what a search compares before the first letter is typed, while nothing else is done: of thousands at once it
 * would keep that letter waiting. Where a browser does not tell when it is idle they are put together then. @returns stops it
 */
export function prepareTexts<Item>(items: readonly Item[], textOf: (item: Item) => unknown): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => undefined
  let place = 0
  let waiting = requestIdleCallback(go)

  function go(): void {
    const end = performance.now() + sliceMilliseconds
    for (; place < items.length && performance.now() < end; place += 1) {
      const item = items[place]
      if (item !== undefined) textOf(item)
    }
    if (place < items.length) waiting = requestIdleCallback(go)
  }
  return () => cancelIdleCallback(waiting)
}
