import { describe, expect, it } from 'vitest'
import { readModules, type Module } from './modules'
import { readSourceTree } from './source-tree'

const withoutTests = readModules(readSourceTree(process.cwd(), ['src', 'mocks'])).filter(({ path }) => !/\.test\.tsx?$/.test(path))

/** The names of the files and folders directly in a folder of the tree. */
const entriesOf = (folder: string, modules: readonly Module[]): readonly string[] => [
  ...new Set(modules.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ path }) => path.slice(folder.length + 1).split('/')[0] ?? '')),
]

const foldersOf = (folder: string, modules: readonly Module[]): readonly string[] =>
  entriesOf(folder, modules).filter((entry) => !entry.includes('.'))

/** Whether one of the modules imports something at a path or below it; type imports do not count. */
const isImported = (place: string, by: readonly Module[]): boolean =>
  by.some(({ imports }) => imports.some(({ kind, target }) => kind !== 'type' && target.kind === 'file' && target.path.startsWith(place)))

/** Reads, commands and features that no table lists or no screen shows: they compile, but never run. */
const forgottenIn = (modules: readonly Module[]): readonly string[] => {
  const readTable = modules.filter(({ path }) => path === 'src/contract/reads/all-reads.ts')
  const commandTable = modules.filter(({ path }) => path === 'src/commands/all-commands.ts')
  const app = modules.filter(({ path }) => path.startsWith('src/app/'))
  return [
    ...foldersOf('src/contract/reads', modules)
      .filter((name) => !isImported(`src/contract/reads/${name}/`, readTable))
      .map((name) => `src/contract/reads/all-reads.ts has no line for the read in ${name}/`),
    ...entriesOf('src/commands', modules)
      .filter((name) => name !== 'all-commands.ts' && !isImported(`src/commands/${name}`, commandTable))
      .map((name) => `src/commands/all-commands.ts has no line for the commands in ${name}`),
    ...foldersOf('src/contract/reads', modules)
      .filter((name) => !app.some(({ codeWithoutComments }) => codeWithoutComments.includes(`sourceOf('${name}')`)))
      .map((name) => `nothing in src/app gives a screen sourceOf('${name}')`),
    ...foldersOf('src/features', modules)
      .filter((name) => !isImported(`src/features/${name}/`, app))
      .map((name) => `nothing in src/app shows src/features/${name}/`),
  ]
}

describe('reads, commands and features', () => {
  it('READ-01 QUEUE-02 ROUTE-05 are all listed in their tables and shown by the app', () => {
    expect(forgottenIn(withoutTests)).toEqual([])
  })

  it.each([
    ['src/contract/reads/bundles/bundles.ts', ['src/contract/reads/all-reads.ts has no line for the read in bundles/', `nothing in src/app gives a screen sourceOf('bundles')`]],
    ['src/commands/orders.ts', ['src/commands/all-commands.ts has no line for the commands in orders.ts']],
    ['src/features/bundles/bundles-screen.tsx', ['nothing in src/app shows src/features/bundles/']],
  ])('a new %s that is not listed is reported', (path, missed) => {
    const before = forgottenIn(withoutTests)
    const after = forgottenIn([...withoutTests, { path, imports: [], opaqueImports: 0, codeWithoutComments: '' }])
    expect(after.filter((line) => !before.includes(line))).toEqual(missed)
  })
})
