/** See english-catalogues.ts. */
declare module 'virtual:english' {
  type Catalogues = import('@/catalogues/language-in-use').Words
  /** Those of the product, and those of a build with the demo. */
  export const words: Catalogues
  export const demoWords: Catalogues
}
