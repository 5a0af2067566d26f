import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface TextFile {
  readonly path: string
  readonly text: string
}

/** All files of a folder as text, one letter for each byte, so that nothing in any of them is overlooked. */
export async function filesIn(folder: string): Promise<TextFile[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true })
  return Promise.all(
    found
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path, text: await readFile(path, 'latin1') }
      }),
  )
}

// Prettier-like sources: a text stands on one line.
const literals = /'([^'\n]{10,})'|"([^"\n]{10,})"|`([^`$\n]{10,})`/g
const isImport = (text: string): boolean => /^(?:\.{0,2}|@|@mocks)\//.test(text)

/** Every text of ten letters or more that stands in quotes in these sources, imports apart. */
export const quotedIn = (sources: readonly TextFile[]): Set<string> =>
  new Set(
    sources
      .flatMap(({ text }) => [...text.matchAll(literals)])
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter((text) => !isImport(text)),
  )
