import type { Rolldown } from 'vite'

/** The file that contains a module; for a route, the one with its screen. */
export function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
  const having = (name: string): Rolldown.OutputChunk | undefined =>
    Object.values(bundle).find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.moduleIds.some((id) => id.startsWith(name)))
  return having(`${module}?tsr-split=component`) ?? having(module)
}

/** Everything that can be reached from `begin`, itself included. */
export function reachedFrom(begin: readonly string[], next: (reached: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(begin)
  for (const one of reached) for (const further of next(one)) reached.add(further)
  return reached
}

/** The files that are loaded with the given chunks: their static imports and styles, and theirs. */
export function filesWith(roots: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  return reachedFrom(
    roots.map(({ fileName }) => fileName),
    (file) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])] : []
    },
  )
}
