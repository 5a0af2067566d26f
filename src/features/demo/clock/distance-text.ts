import { clockTexts as texts } from './texts'

/** How far the service's clock is ahead of the device's. */
export function distanceText(milliseconds: number): string {
  if (milliseconds === 0) return texts.same
  const minutes = Math.floor(milliseconds / 60_000)
  const hours = Math.floor(minutes / 60)
  const parts = [
    ...(hours > 0 ? [texts.hours(hours)] : []),
    ...(minutes % 60 > 0 ? [texts.minutes(minutes % 60)] : []),
  ]
  return texts.ahead(parts.length > 0 ? parts.join(' ') : texts.briefly)
}
