import { clockTexts as texts } from './texts'

/** How far the service's clock is ahead of the device's, or behind it. */
export function distanceText(milliseconds: number): string {
  if (milliseconds === 0) return texts.same
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000)
  const hours = Math.floor(minutes / 60)
  const parts = [
    ...(hours > 0 ? [texts.hours(hours)] : []),
    ...(minutes % 60 > 0 ? [texts.minutes(minutes % 60)] : []),
  ]
  const distance = parts.length > 0 ? parts.join(' ') : texts.briefly
  return milliseconds > 0 ? texts.ahead(distance) : texts.behind(distance)
}
