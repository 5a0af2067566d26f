/**
 * Replaces the router's rewriting between public and internal addresses, as needed below a base path: ours are the same (see
 * left-out.ts).
 */
const same = (_: unknown, address: URL): URL => address
export { same as executeRewriteInput, same as executeRewriteOutput }

/** Called only with a base path. */
export const rewriteBasepath = (): undefined => undefined
