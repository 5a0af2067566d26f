/**
 * Stands in for the form library's developer tools, which would shout every form's values, passwords included,
 * over the window's events in production too.
 */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => undefined
  }
}

/** The library throttles what it tells its tools, and nothing else. */
export const liteThrottle = () => () => undefined
