const pauseMilliseconds = 500
const sliceSize = 100

/**
 * Puts together what a search compares before the first letter is typed, a little at a time: of thousands at once it would
 * keep that letter waiting. @returns stops it
 */
export function prepareTexts<Item>(items: readonly Item[], textOf: (item: Item) => unknown): () => void {
  let place = 0
  let timer = setTimeout(go, pauseMilliseconds)

  function go(): void {
    const slice = items.slice(place, place + sliceSize)
    for (const item of slice) textOf(item)
    place += sliceSize
    if (place < items.length) timer = setTimeout(go)
  }
  return () => clearTimeout(timer)
}
