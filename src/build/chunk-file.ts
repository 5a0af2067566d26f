import { fileOfKnownCodes } from './known-codes.ts'
import { isTypicalData } from './left-out.ts'

/** Chunks of the in-browser service and its console lie in a folder of their own, so that real mode can leave them alone. */
const demoFolder = 'assets/demo'
/** The service's words are its own; those of the demo are part of a language: they name the backend, whichever answers (LANG-04). */
const ofDemo =
  /^(?:mocks|src\/features\/demo|src\/app\/presenter|src\/contract\/presenter)\/|^src\/contract\/typical-steps\.ts|\/languages\/[a-z]+\/service|node_modules\/(?:msw|mock-socket)\//

const isOfDemo = (root: string, id: string): boolean => ofDemo.test(id.startsWith(root) ? id.slice(root.length) : id) || isTypicalData(id)

/** The words of a language lie in a file that is named by it. */
const languageOf = (modules: readonly string[]): string | null =>
  modules.map((id) => /\/languages\/([a-z]+)\/(?:(?:demo|service)-)?words\.ts$/.exec(id)?.[1]).find((tag) => tag !== undefined) ?? null

/** The name of the file that modules go into together, by their ids, which begin with the repository's own folder. */
export function chunkFile(root: string, modules: readonly string[], hasDemo: boolean): string {
  const tag = languageOf(modules)
  const name = fileOfKnownCodes(modules) ?? (tag === null ? '[name]' : `words-${tag}`)
  // Shorter than usual: the sign-in page's first file names them all.
  return `${hasDemo && modules.some((id) => isOfDemo(root, id)) ? demoFolder : 'assets'}/${name}-[hash:7].js`
}
