/** What Node has against a command line, as one sentence: its own words may take several lines. */
export function wrongOption(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.endsWith('.') ? line : `${line}.`
}
