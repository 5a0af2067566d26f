/** Where the time comes from: the device, or a demo whose clock can be moved. */
export interface TimeSource {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls back whenever its clock was set, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** The device's own clock; browsers do not tell when it is set. */
export const deviceTime: TimeSource = { now: () => Date.now(), subscribe: () => () => undefined }

/** The time that the whole app uses. */
export interface Clock extends TimeSource {
  /** Uses another source from now on. */
  follow(source: TimeSource): void
}

export function createClock(): Clock {
  const listeners = new Set<() => void>()
  let source = deviceTime
  let unfollow = (): void => undefined
  const tell = (): void => {
    for (const listener of [...listeners]) listener()
  }
  return {
    now: () => source.now(),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    follow(next) {
      unfollow()
      source = next
      unfollow = next.subscribe(tell)
      tell()
    },
  }
}

/** The page's clock: the device's, unless the chosen backend brings one along that can be set. */
export const clock = createClock()
