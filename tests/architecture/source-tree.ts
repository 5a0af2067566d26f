import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isTypeScript, type SourceTree } from './modules'

/** Everything below the given folders of the project. */
export function readSourceTree(root: string, folders: readonly string[]): SourceTree {
  const tree = new Map<string, string>()
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const path = relative(root, file).split(sep).join('/')
      tree.set(path, isTypeScript(path) ? readFileSync(file, 'utf8') : '')
    }
  return tree
}
