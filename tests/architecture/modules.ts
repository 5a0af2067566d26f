import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'unresolved' }

export interface Import {
  readonly specifier: string
  readonly kind: 'static' | 'dynamic' | 'type'
  readonly target: ImportTarget
}

export interface Module {
  /** From the project's root, with forward slashes. */
  readonly path: string
  readonly imports: readonly Import[]
  /** The number of imports whose target is only known at run time: computed `import()` and `import.meta.glob`. */
  readonly opaqueImports: number
  readonly codeWithoutComments: string
}

/** The text of every file by its path from the root; empty for files other than TypeScript. */
export type SourceTree = ReadonlyMap<string, string>

const aliases = { '@/': 'src/', '@mocks/': 'mocks/', '@tests/': 'tests/' }

/** Parses every TypeScript file of the tree and resolves its imports. */
export function readModules(tree: SourceTree): Module[] {
  return [...tree.keys()].filter(isTypeScript).map((path) => readModule(path, tree))
}

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)

function readModule(path: string, tree: SourceTree): Module {
  const text = tree.get(path) ?? ''
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)

  const imports: Import[] = []
  let opaqueImports = 0
  function add(specifier: string, kind: Import['kind']): void {
    imports.push({ specifier, kind, target: resolve(specifier, path, tree) })
  }

  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.importKind === 'type' ? 'type' : 'static'),
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === 'type' ? 'type' : 'static'),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.source.value, node.exportKind === 'type' ? 'type' : 'static')
    },
    TSImportType: (node) => add(node.source.value, 'type'),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, 'dynamic')
      else opaqueImports += 1
    },
    MemberExpression: ({ object, property }) => {
      if (object.type === 'MetaProperty' && property.type === 'Identifier' && property.name === 'glob') opaqueImports += 1
    },
  }).visit(program)

  let codeWithoutComments = text
  for (const { start, end } of comments)
    codeWithoutComments = codeWithoutComments.slice(0, start) + ' '.repeat(end - start) + codeWithoutComments.slice(end)
  return { path, imports, opaqueImports, codeWithoutComments }
}

function resolve(specifier: string, importer: string, tree: SourceTree): ImportTarget {
  const bare = specifier.replace(/\?.*$/, '')
  const path = pathOf(bare, importer)
  if (path === null) return { kind: 'package', name: packageOf(bare) }
  const found = [path, `${path}.ts`, `${path}.tsx`].find((candidate) => tree.has(candidate))
  return found === undefined ? { kind: 'unresolved' } : { kind: 'file', path: found }
}

function pathOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  for (const [alias, folder] of Object.entries(aliases))
    if (specifier.startsWith(alias)) return posix.join(folder, specifier.slice(alias.length))
  return null
}

function packageOf(specifier: string): string {
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '')}`
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
