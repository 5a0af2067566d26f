/** The sentences about a clock that differs from this device's. */
interface DistanceWords {
  readonly ahead: (hours: number, minutes: number) => string
  readonly behind: (hours: number, minutes: number) => string
  readonly littleAhead: string
  readonly littleBehind: string
}

/** Says how far the service's clock is ahead of the device's, or behind it. */
export function distanceText(milliseconds: number, words: DistanceWords): string {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000)
  const isAhead = milliseconds > 0
  if (minutes === 0) return isAhead ? words.littleAhead : words.littleBehind
  return words[isAhead ? 'ahead' : 'behind'](Math.floor(minutes / 60), minutes % 60)
}
