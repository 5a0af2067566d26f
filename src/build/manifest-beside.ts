import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The folder of the lists of chunks and modules, two for each folder that was built. */
const manifestsFolder = 'dist-manifests'

/** A module of the build: its file, empty if all of it was left out; its length before minification; and the modules that import it. */
interface BuiltModule {
  readonly file: string
  readonly length: number
  readonly importers: readonly string[]
}

/** Moves the build's list of chunks out of the published folder, and writes a list of its modules beside it; only the byte gates read them. */
export function manifestBeside(): Plugin {
  let folder = ''
  const modules: Record<string, BuiltModule> = {}
  const nameOf = (id: string): string => relative(process.cwd(), id)
  return {
    name: 'manifest-beside',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const built = new Map(chunks.flatMap(({ fileName, modules: parts }) => Object.entries(parts).map(([id, part]) => [id, { file: fileName, length: part.renderedLength }])))
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].map(nameOf)
        modules[nameOf(id)] = { ...(built.get(id) ?? { file: '', length: 0 }), importers }
      }
    },
    writeBundle: {
      order: 'post',
      async handler() {
        const list = join(manifestsFolder, basename(folder))
        await mkdir(manifestsFolder, { recursive: true })
        await rename(join(folder, '.vite/manifest.json'), `${list}.json`)
        await writeFile(`${list}.modules.json`, JSON.stringify(modules))
        await rm(join(folder, '.vite'), { recursive: true })
      },
    },
  }
}
