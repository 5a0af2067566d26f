/** Replaces WebTransport (see left-out.ts): the library uses only transports that are named, and no backend of ours names this one. */
export const WT = undefined
