import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

interface TextFile {
  /** Relative to the folder. */
  readonly path: string
  readonly text: string
}

/** All files of a folder as text, one character per byte, so that binary files are searched too. */
export async function filesIn(folder: string): Promise<TextFile[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true })
  return Promise.all(
    found
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path: relative(folder, path), text: await readFile(path, 'latin1') }
      }),
  )
}

// As the sources are formatted, a sentence is on one line. It begins with a capital, or with the first byte of a Devanagari letter.
const sentences = /(['"`])([A-Z\u00e0][^'"`$\n]* [^'"`$\n]*)\1/g
const shortest = 20

/** Every quoted text in these sources that begins like a sentence and is long enough to occur nowhere else. */
export const sentencesIn = (sources: readonly TextFile[]): readonly string[] =>
  sources.flatMap(({ text }) => [...text.matchAll(sentences)].flatMap(([, , sentence = '']) => (sentence.length < shortest ? [] : [sentence])))
