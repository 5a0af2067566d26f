import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the lists of chunks lie, one for each folder that was built. */
const manifestsFolder = 'dist-manifests'

/** Moves the build's list of chunks and sources out of the folder that is published; only tests read it. */
export function manifestBeside(): Plugin {
  let folder = ''
  return {
    name: 'manifest-beside',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir
    },
    writeBundle: {
      order: 'post',
      async handler() {
        await mkdir(manifestsFolder, { recursive: true })
        await rename(join(folder, '.vite/manifest.json'), join(manifestsFolder, `${basename(folder)}.json`))
        await rm(join(folder, '.vite'), { recursive: true })
      },
    },
  }
}
