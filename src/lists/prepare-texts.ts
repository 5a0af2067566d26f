/** The longest slice of work while the browser is idle: a press waits no longer than this. */
const sliceMilliseconds = 5

/**
 * Prepares the texts that a search compares while the browser is idle, before the first letter is typed: preparing thousands at once
 * would delay that letter. A browser without `requestIdleCallback` prepares them at the first letter. @returns a function that stops it
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
