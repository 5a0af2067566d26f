let left: object | null = null

/**
 * Goes back one history entry, once per place. The browser goes back asynchronously, so a quick second press would go back
 * two entries.
 * @param here the current place, a new object after each navigation
 */
export function goBack(history: { back(): void }, here: object): void {
  if (left === here) return
  left = here
  history.back()
}
