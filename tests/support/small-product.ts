import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { onTestFinished } from 'vitest'

interface BuiltFile {
  readonly fileName: string
  readonly code: string
  /** Paths of the sources that it contains, except styles. */
  readonly sources: readonly string[]
}

interface BuildOptions {
  readonly plugins: Plugin[]
  /** Whether each source becomes its own file, even where the bundler would merge some. */
  readonly oneFileEach?: boolean
}

/** A product of a few lines, built like ours. @param sources texts by path; src/main.tsx is the entry */
export function smallProduct(sources: Readonly<Record<string, string>>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'small-product-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const sourcePath = (path: string): string => join(folder, path)
  const pathOf = (id: string): string => id.slice(folder.length + 1)
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(sourcePath(path)), { recursive: true })
    writeFileSync(sourcePath(path), text)
  }
  const eachAlone: Rolldown.OutputOptions = { codeSplitting: { groups: [{ test: (id) => id.startsWith(folder), name: (id) => pathOf(id).replaceAll('/', '_') }] } }
  return {
    sourcePath,
    /** @returns its script files */
    async build({ plugins, oneFileEach = false }: BuildOptions): Promise<readonly BuiltFile[]> {
      const built = await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { write: false, rolldownOptions: { input: sourcePath('src/main.tsx'), preserveEntrySignatures: 'strict', output: oneFileEach ? eachAlone : {} } },
        plugins,
      })
      if (!('output' in built)) throw new Error('Not built once')
      return built.output.flatMap((file) =>
        file.type === 'chunk' ? [{ fileName: file.fileName, code: file.code, sources: file.moduleIds.filter((id) => id.startsWith(folder) && !id.endsWith('.css')).map(pathOf) }] : [],
      )
    },
  }
}
