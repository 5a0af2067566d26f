/**
 * What the router does with addresses that are others to the outside than to itself, such as below a folder of the host: ours
 * are the same to both (see left-out.ts).
 */
const same = (_: unknown, address: URL): URL => address
export { same as executeRewriteInput, same as executeRewriteOutput }

/** Asked for below a folder alone. */
export const rewriteBasepath = (): undefined => undefined
