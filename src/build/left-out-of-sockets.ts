/** Stands in for a way to connect that no backend of ours names (see left-out.ts): the library takes up what is named alone. */
export const WT = undefined
