import { parseArgs } from 'node:util'
import { wrongOption } from '@mocks/commands/wrong-option'
import { publisherOf } from './publisher'
import { createDocuments, writeDocuments } from './write-documents'

const folder = 'dist-contract'

/** What is wrong with the command line; null when nothing is. */
function wrongIn(parameters: readonly string[]): string | null {
  try {
    parseArgs({ args: [...parameters], options: {} })
    return null
  } catch (error) {
    return `${wrongOption(error)} This command has no options: it writes to ${folder}.`
  }
}

/** Writes the contract's documents, and gives the exit code. */
export async function runContract(
  parameters: readonly string[],
  packageFile: string,
  write: (line: string) => void,
): Promise<number> {
  const wrong = wrongIn(parameters)
  if (wrong !== null) {
    write(wrong)
    return 2
  }
  return (await writeDocuments(await createDocuments(publisherOf(packageFile)), folder, write)) ? 0 : 1
}
