/** How long the seller has to be idle before files are fetched that the screen does not need: on a slow line they would delay her next press. */
export const firstPauseMilliseconds = 2000

const signsOfUse = ['keydown', 'input', 'pointerdown', 'touchmove', 'wheel'] as const

/** Resolves at the first pause in what the seller does; counted from now. */
export function firstPause(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    let timer = 0
    const wait = (): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        listening.abort()
        resolve()
      }, firstPauseMilliseconds)
    }
    for (const sign of signsOfUse) window.addEventListener(sign, wait, { capture: true, passive: true, signal: listening.signal })
    wait()
  })
}
