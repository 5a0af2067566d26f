import { fileOfKnownCodes } from './known-codes.ts'
import { isTypicalData } from './left-out.ts'

/** Chunks of the in-browser service and its console lie in a folder of their own, so that real mode can leave them alone. */
const demoFolder = 'assets/demo'
/** Includes the service's texts, but not a language's `demo-words`: these name the backend in use, so the real one needs them too (LANG-04). */
const ofDemo =
  /^(?:mocks|src\/features\/demo|src\/app\/presenter|src\/contract\/presenter)\/|^src\/contract\/typical-steps\.ts|\/languages\/[a-z]+\/service|node_modules\/(?:msw|mock-socket)\//

const isOfDemo = (root: string, id: string): boolean => ofDemo.test(id.startsWith(root) ? id.slice(root.length) : id) || isTypicalData(id)

/** The language whose words are among these modules, after which their file is named; null for none. */
const languageOf = (modules: readonly string[]): string | null =>
  modules.map((id) => /\/languages\/([a-z]+)\/(?:(?:demo|service)-)?words\.ts$/.exec(id)?.[1]).find((tag) => tag !== undefined) ?? null

/** The name of a chunk's file. @param root the repository's folder, with which ids begin @param modules the ids of the chunk's modules */
export function chunkFile(root: string, modules: readonly string[], hasDemo: boolean): string {
  const tag = languageOf(modules)
  const name = fileOfKnownCodes(modules) ?? (tag === null ? '[name]' : `words-${tag}`)
  // A short hash, since the sign-in page's first file lists all names.
  return `${hasDemo && modules.some((id) => isOfDemo(root, id)) ? demoFolder : 'assets'}/${name}-[hash:7].js`
}
