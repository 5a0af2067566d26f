let left: object | null = null

/**
 * Goes one entry of the history back. The browser takes a moment for it: a second quick press would leave what is before
 * that entry too.
 * @param here the place that is on screen: another object at each arrival
 */
export function goBack(history: { back(): void }, here: object): void {
  if (left === here) return
  left = here
  history.back()
}
