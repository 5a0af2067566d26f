/** How long a browser may take to open its print dialog; some phone browsers ignore `print()`. */
export const longestWaitMilliseconds = 1500

let removeLast = (): void => undefined

/** Removes the last printed pages. They are outside the app's root, so a log-out has to remove them explicitly. */
export const removePaper = (): void => removeLast()

/** Removes the previous pages, and registers how to remove the new ones. */
export function replacePaper(remove: () => void): void {
  removePaper()
  removeLast = remove
}

/** Opens the browser's print dialog. @returns whether it has begun; if not, the browser's share menu may still print */
export async function openPrintDialog(): Promise<boolean> {
  const begun = new Promise<boolean>((resolve) => {
    addEventListener('beforeprint', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), longestWaitMilliseconds)
  })
  try {
    window.print()
  } catch {
    // A browser inside another app (a web view) may have no `print()`.
  }
  return begun
}

/** Prints the current screen, after removing pages from earlier prints. @returns whether the browser has begun */
export function printScreen(): Promise<boolean> {
  removePaper()
  return openPrintDialog()
}
