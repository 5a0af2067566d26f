declare global {
  /** How many rows the measured list has; set before the page's code runs. */
  var benchRows: number | undefined
}

export const rows = globalThis.benchRows ?? 0
