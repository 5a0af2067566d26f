/** How long a browser may take to open its print dialog; some on phones do nothing at all when they are asked. */
export const longestWaitMilliseconds = 1500

let removeLast = (): void => undefined

/** Takes the pages away that were made last: they lie outside of the app, and go with the seller whose they are. */
export const removePaper = (): void => removeLast()

/** From now on these are the pages that were made last; those before are taken away. */
export function replacePaper(remove: () => void): void {
  removePaper()
  removeLast = remove
}

/** Asks the browser for its print dialog. @returns whether it has begun; where it has not, its share menu may still print */
export async function openPrintDialog(): Promise<boolean> {
  const begun = new Promise<boolean>((resolve) => {
    addEventListener('beforeprint', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), longestWaitMilliseconds)
  })
  try {
    window.print()
  } catch {
    // Inside of some other app a browser has no such call.
  }
  return begun
}

/** Prints the screen as it stands, and nothing that was made to be printed before. @returns whether the browser has begun */
export function printScreen(): Promise<boolean> {
  removePaper()
  return openPrintDialog()
}
