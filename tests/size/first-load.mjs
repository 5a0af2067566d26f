/**
 * What a browser loads for a route, computed from Vite's manifest and the generated route tree.
 *
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest By source path, such as `src/app/routes/login.tsx?tsr-split=component`.
 * @typedef {{ path: string, files: string[] }} Route Address and route modules, from the outermost layout to the screen.
 */

/**
 * Files that are loaded with the given chunks: the chunks, their static imports and their styles, recursively.
 *
 * @param {Manifest} manifest
 * @param {Iterable<string>} keys
 * @returns {Set<string>}
 */
export function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set()
  const queue = new Set(keys)
  for (const key of queue) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no ${key}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) queue.add(imported)
  }
  return files
}

/**
 * All files that can be loaded, on demand too, without going through a chunk for which `isShut` is true.
 *
 * @param {Manifest} manifest
 * @param {(key: string) => boolean} isShut
 * @returns {Set<string>}
 */
export function filesWithin(manifest, isShut) {
  const open = new Set(entriesOf(manifest))
  for (const key of open)
    for (const next of [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])])
      if (!isShut(next)) open.add(next)
  return filesOf(manifest, open)
}

/** @param {Manifest} manifest */
export const entriesOf = (manifest) => Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)

/**
 * The chunks that the router loads for a route besides the entry, also where they hold several screens.
 *
 * @param {Manifest} manifest
 * @param {import('./growth.mjs').Modules} modules
 * @param {Route} route
 */
export function chunksOf(manifest, modules, route) {
  const loaded = new Set(Object.entries(modules).flatMap(([id, { file }]) => {
    const [source = '', parts = ''] = id.split('?tsr-split=')
    return route.files.includes(source) && parts.split('---').some((part) => part === 'component' || part === 'loader') ? [file] : []
  }))
  return Object.keys(manifest).filter((key) => loaded.has(manifest[key]?.file ?? ''))
}

/**
 * Chunks behind the product's own `import()` calls, each with the files that are loaded before it in any case.
 *
 * @param {Manifest} manifest
 * @returns {{ key: string, before: Set<string> }[]}
 */
export function lazyParts(manifest) {
  const keys = Object.keys(manifest)
  const parts = new Set(keys.flatMap((key) => manifest[key]?.dynamicImports ?? []))
  return [...parts]
    .filter((key) => !key.includes('?tsr-split=') && manifest[key]?.isEntry !== true)
    .map((key) => {
      const importers = keys.filter((other) => manifest[other]?.dynamicImports?.includes(key))
      const loaded = importers.map((importer) => filesOf(manifest, [importer]))
      return { key, before: loaded.reduce((common, files) => new Set([...common].filter((file) => files.has(file)))) }
    })
}

/**
 * Routes with an address, out of the router's generated module.
 *
 * @param {string} routeTree Text of `route-tree.gen.ts`.
 * @param {string} folder Where that file stands, such as `src/app`.
 * @returns {Route[]}
 */
export function readRoutes(routeTree, folder) {
  const modules = new Map(
    [...routeTree.matchAll(/import \{ Route as (\w+) \} from '\.\/(.+)'/g)].map(([, name = '', path = '']) => [
      name,
      `${folder}/${path}.tsx`,
    ]),
  )
  const rows = [
    ...routeTree.matchAll(
      /fullPath: '(.*)'\s+preLoaderRoute: typeof (\w+)\s+parentRoute: typeof (\w+)/g,
    ),
  ].map(([, path = '', name = '', parent = '']) => ({ path, name, parent: parent.replace(/(Import)?$/, 'Import') }))
  const byName = new Map(rows.map((row) => [row.name, row]))
  const parents = new Set(rows.map(({ parent }) => parent))

  /** @param {string} name @returns {string[]} */
  function filesUpTo(name) {
    const file = modules.get(name)
    if (file === undefined) throw new Error(`The route tree imports no ${name}`)
    const row = byName.get(name)
    return row === undefined ? [file] : [...filesUpTo(row.parent), file]
  }
  return rows
    .filter(({ name }) => !parents.has(name))
    .map(({ path, name }) => ({ path: path.replace(/(?<=.)\/$/, ''), files: filesUpTo(name) }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/**
 * Files of the build that an HTML page names itself.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function filesNamedBy(html) {
  const loaded = /^(?:stylesheet|modulepreload|preload|icon|manifest)$/
  return [...html.matchAll(/<(script|link|img)\b[^>]*>/g)].flatMap(([tag, name]) => {
    const rel = /\brel="?([\w ]+)"?/.exec(tag)?.[1] ?? ''
    const address = /\b(?:src|href)="?\/([^"\s>?#]+)/.exec(tag)?.[1]
    const counts = name !== 'link' || rel.split(' ').some((word) => loaded.test(word))
    return address !== undefined && !address.startsWith('/') && counts ? [address] : []
  })
}
