declare global {
  /** How many there are of what a bench looks at; set before the page begins. */
  var benchRows: number | undefined
}

export const rows = globalThis.benchRows ?? 0
