import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const builtFolder = 'dist-bench'

/** The environment of `npm run build`. */
export const demoBuild = { VITE_API_BASE_URL: '', VITE_DEMO: '' } as const

/** The builds that this run has made. */
const built = new Map<string, Promise<string>>()

/** Builds only once what several parts need. */
function once(name: string, make: (outDir: string) => Promise<unknown>): Promise<string> {
  const outDir = join(builtFolder, name)
  const known = built.get(name) ?? make(outDir).then(() => outDir)
  built.set(name, known)
  return known
}

/** Product modules by path, and the modules that replace them: thousands of rows instead of samples. */
export type Replacements = Readonly<Record<string, string>>

interface ProductBuild {
  readonly env: Readonly<Record<'VITE_API_BASE_URL' | 'VITE_DEMO', string>>
  readonly replacements?: Replacements
}

/** Builds the product as `npm run build` does. @returns the folder */
export const buildProduct = (name: string, { env, replacements = {} }: ProductBuild): Promise<string> =>
  once(name, async (outDir) => {
    const before = { ...process.env }
    Object.assign(process.env, env, { NODE_ENV: 'production' })
    await build({ logLevel: 'error', build: { outDir, emptyOutDir: true }, plugins: [replacing(replacements)] })
    process.env = before
  })

/**
 * Builds one of the bench's own pages, a floor or a tool.
 * @param folder its sources, with an index.html @param base its path on the host @returns the folder to serve
 */
export const buildPage = (name: string, folder: string, base = '/'): Promise<string> =>
  once(name, (outDir) =>
    build({
      configFile: false,
      root: folder,
      base,
      logLevel: 'error',
      resolve: { alias: { '@': resolve('src') } },
      plugins: [react()],
      build: { outDir: join(resolve(outDir), base), emptyOutDir: true, modulePreload: { polyfill: false } },
    }),
  )

/** Builds a program that prerenders a page from its browser code. @returns the program's path */
export async function buildRenderer(name: string, entry: string): Promise<string> {
  const outDir = resolve(builtFolder, name)
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    ssr: { noExternal: true, external: ['@happy-dom/global-registrator'], resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return join(outDir, 'render.js')
}

function replacing(replacements: Replacements): Plugin {
  const byId = new Map(Object.entries(replacements).map(([path, other]) => [resolve(path), resolve(other)]))
  return {
    name: 'replacing',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (byId.size === 0 || importer === undefined) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return byId.get(found?.id ?? '') ?? null
    },
  }
}
