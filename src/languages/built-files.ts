/** The language that a file of the build is for; null for those that everybody needs. The names are given in vite.config.ts, below and in `build/web-app-manifest.ts`. */
export const languageOfFile = (file: string): string | null => {
  const [, ofPage, ofWords] = /(?:\.(\w+)\.(?:html|webmanifest)|\/words-([a-z]+)-[\w-]+\.js)$/.exec(file) ?? []
  return ofPage ?? ofWords ?? null
}

/** The file of the build that has the page at an address in a language; that of the sources is named by the address alone. */
export const pageFile = (address: string, tag: string): string => `${address.slice(1)}${tag === 'en-IN' ? '' : `.${tag}`}.html`
