/** Why Node refuses a command line, as one sentence: the error's own message may have several lines. */
export function wrongOption(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.endsWith('.') ? line : `${line}.`
}
