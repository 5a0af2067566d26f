/** The language that a file of the build is for; null for those that everybody needs. The names are given in vite.config.ts, below and in `build/web-app-manifest.ts`. */
export const languageOfFile = (file: string): string | null => {
  const [, ofPage, ofWords] = /(?:\.(\w+)\.(?:html|webmanifest)|\/words-([a-z]+)-[\w-]+\.js)$/.exec(file) ?? []
  return ofPage ?? ofWords ?? null
}

/** The file of the build that has the page at an address in a language; that of the sources is named by the address alone. */
export const pageFile = (address: string, tag: string): string => `${address.slice(1)}${tag === 'en-IN' ? '' : `.${tag}`}.html`

/** On the element #root of such a page: which page was rendered into it, and in which language. */
export const pageAttribute = 'data-page'
export const pageName = (address: string, tag: string): string => tag + address

/** On the element of a page whose own script starts the app: the address of the app. */
export const appAttribute = 'data-app'

/** The page that a file of the build has in it, by its address and by its name. */
export function pageOfFile(file: string): { readonly address: string; readonly name: string } {
  const address = `/${file.replace(/(?:\.\w+)?\.html$/, '')}`
  return { address, name: pageName(address, languageOfFile(file) ?? 'en-IN') }
}
