/** See english-catalogues.ts. */
declare module 'virtual:english' {
  type Catalogues = import('@/catalogues/language-in-use').Words
  /** The product's catalogues, and those of a build with the demo. */
  export const words: Catalogues
  export const demoWords: Catalogues
}
